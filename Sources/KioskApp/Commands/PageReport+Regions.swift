import ForecastScene

extension PageReport {
  /// Where the parts of the unscrolled page lie, in device pixels.
  var regionsTold: JSON {
    [
      "tape": rect(regions.tape), "hourWidth": .number(regions.hourWidth), "now": rect(regions.now),
      "arc": rect(regions.arc), "hero": rect(regions.hero), "days": .array(regions.days.map { rect($0) }),
      "cells": .array(regions.cells.map { rect($0) }), "retry": rect(regions.retry),
    ]
  }

  private func rect(_ rect: PixelRect?) -> JSON {
    guard let rect else { return nil }
    return [
      "x": .integer(rect.minX), "y": .integer(rect.minY), "width": .integer(rect.width),
      "height": .integer(rect.height),
    ]
  }
}
