import ForecastScene

/// A section as rows: units converted, unbelievable values left out, cut to its shortest column.
struct OpenMeteoTable {
  private struct Column {
    let values: [JSONValue]
    let conversion: WireQuantity.Conversion
  }

  /// Where rows begin; nil for a stamp that can't be read.
  let stamps: [Instant?]
  private let columns: [OpenMeteoVariable: Column]

  /// Makes a table of the variables that a section holds.
  ///
  /// - Parameter offset: Seconds east of UTC in which local times are told.
  init(_ section: OpenMeteoSection, _ variables: [OpenMeteoVariable], offset: Int?) throws(FeedError) {
    var columns: [OpenMeteoVariable: Column] = [:]
    for variable in variables { columns[variable] = try Self.column(variable, of: section) }
    let times = section.columns["time"] ?? []
    let count = columns.values.map(\.values.count).reduce(times.count, min)
    stamps = times.prefix(count).map { OpenMeteoStamp.instant($0, offset: offset) }
    self.columns = columns
  }

  /// The value of a variable in a row, in the model's unit.
  func value(_ variable: OpenMeteoVariable, _ row: Int) -> Double? {
    columns[variable].flatMap { variable.quantity.value($0.values[row], $0.conversion) }
  }

  /// An empty column, or one without a single number, is as good as none: its length and its unit say nothing.
  private static func column(_ variable: OpenMeteoVariable, of section: OpenMeteoSection) throws(FeedError) -> Column? {
    guard let name = variable.names.first(where: { section.columns[$0] != nil }), let values = section.columns[name],
      values.contains(where: { $0.number != nil })
    else { return nil }
    guard let conversion = variable.quantity.conversion(from: section.units[name]) else {
      throw .malformed("\(name) comes in an unknown unit, \"\(section.units[name]?.prefix(12) ?? "")\"")
    }
    return Column(values: values, conversion: conversion)
  }
}
