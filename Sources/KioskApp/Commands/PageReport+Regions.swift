import ForecastScene

extension PageReport {
  /// Where the parts of the unscrolled page lie, in device pixels.
  var regionsTold: JSON {
    [
      "tape": rect(regions.tape), "hourWidth": .number(regions.hourWidth), "now": rect(now),
      "arc": rect(regions.arc), "hero": rect(regions.hero), "days": .array(regions.days.map { rect($0) }),
      "cells": .array(regions.cells.map { rect($0) }), "retry": rect(regions.retry),
    ]
  }

  /// The mark at now as far as it is in sight: it slides with the tape.
  private var now: PixelRect? {
    guard let home = regions.now, let tape = regions.tape, let hourWidth = regions.hourWidth else { return nil }
    let slid = Int((readout.position * hourWidth).rounded())
    let mark = PixelRect(minX: home.minX - slid, minY: home.minY, maxX: home.maxX - slid, maxY: home.maxY)
    let seen = mark.intersection(tape)
    return seen.isEmpty ? nil : seen
  }

  private func rect(_ rect: PixelRect?) -> JSON {
    guard let rect else { return nil }
    return [
      "x": .integer(rect.minX), "y": .integer(rect.minY), "width": .integer(rect.width),
      "height": .integer(rect.height),
    ]
  }
}
