/// Parallel columns with the units they are said to be in.
struct OpenMeteoSection {
  let columns: [String: [JSONValue]]
  let units: [String: String]

  /// Takes whatever is a column; nil where the value is no section.
  init?(_ section: JSONValue, units: JSONValue) {
    guard let columns = section.members else { return nil }
    self.columns = columns.compactMapValues(\.elements)
    self.units = (units.members ?? [:]).compactMapValues(\.text)
  }

  private static let statistics: Set = ["max", "min", "mean"]

  /// Whether the columns are those of several models, each name ending in the model's.
  var isOfSeveralModels: Bool {
    columns["temperature_2m"] == nil && columns["temperature_2m_max"] == nil
      && columns.keys.contains {
        $0.hasPrefix("temperature_2m_") && !Self.statistics.contains(String($0.dropFirst(15)))
      }
  }
}
