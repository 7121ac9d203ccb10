/// The hours on a ruler that slides under one fixed indicator.
///
/// The ruler is painted once, as a strip whose running hour stands at x = 0, and is placed under the indicator.
public enum ForecastTape {
  /// The measures of the tape in points.
  struct Frame: Hashable {
    let rect: Rect
    let unit: Double
    let hourWidth: Double
    /// Upper edge of the ruler's line.
    let rule: Double
    /// The indicator's middle: where the selected hour stands. Half a pixel off the grid where ticks are an odd number wide.
    let middle: Double
    let labelBaseline: Double
    /// Where ticks start, below the ruler's line.
    let tickTop: Double
    /// The share of their stacked length that ticks have.
    let tickShare: Double
    /// Where the indicator's needle ends, above the label.
    let needleFoot: Double
    /// How far from the indicator labels stand: where nothing fades towards the ends, none is cut by them.
    let labelReach: Double

    init(_ page: Arrangement) {
      rect = page.scale.snap(page.tape)
      unit = page.unit
      hourWidth = page.hourWidth
      rule = page.scale.snap(page.tape.y + Spacing.Tape.rule * page.unit)
      middle = page.scale.snap(page.tape.midX)
      let label = page.shape == .stacked ? Spacing.Tape.labelBaseline : Spacing.Tape.columnsLabelBaseline
      labelBaseline = page.scale.snap(page.tape.y + label * page.unit)
      tickTop = rule + page.hairline
      tickShare = page.shape == .stacked ? 1 : 0.88
      needleFoot = labelBaseline - page.types.style(.tapeLabelSelected).size * 0.74 - 0.3 * page.unit
      let clearance = page.types.style(.tapeLabel).size
      labelReach = page.strokes.allowsFades ? .infinity : rect.width / 2 - clearance
    }

    /// Ruler shown beyond the first and the last hour: half a tape and what a rubber band can pull in.
    var spareHours: Int { Int((rect.width / 2 / hourWidth).rounded(.up)) + 4 }
  }
}

/// The strip of ticks: inked where rain is likely, spliced where the clocks change, faint beyond the hours that are known.
enum TapeStrip: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTape.Frame(sheet.page)
    let hours = sheet.content.hours
    for hour in -frame.spareHours..<(hours.count + frame.spareHours) {
      let known = hours.indices.contains(hour) && !sheet.isWithdrawn ? hours[hour] : nil
      paintHour(hour, known, &painter, frame, sheet)
      if let splice = known?.splice { paintSplice(splice, hour, &painter, frame, sheet) }
    }
    return painter.chunk
  }

  private static func paintHour(
    _ hour: Int, _ known: TapeHour?, _ painter: inout Painter, _ frame: ForecastTape.Frame, _ sheet: Sheet
  ) {
    let strength = known?.ink.strength ?? 0
    let isWithin = sheet.content.hours.indices.contains(hour)
    for quarter in 0..<4 {
      let x = (Double(hour) + Double(quarter) / 4) * frame.hourWidth
      if strength > 0 {
        paintRain(x, strength, isHour: quarter == 0, &painter, frame, sheet)
      } else {
        // The last hour's tick closes the tape; its quarters lie beyond it.
        let isPlain = isWithin && (quarter == 0 || hour < sheet.content.hours.count - 1)
        let length = quarter == 0 && isWithin ? Spacing.Tape.hour : Spacing.Tape.quarter
        let color = !isPlain ? sheet.palette.hair : quarter == 0 ? sheet.palette.ink : sheet.palette.mute
        painter.upright(
          x: x, y: frame.tickTop, height: length * frame.tickShare * frame.unit, thickness: 0.1 * frame.unit, color)
      }
    }
  }

  /// Thick and longer with the chance, so that it is not told by colour alone.
  private static func paintRain(
    _ x: Double, _ strength: Double, isHour: Bool, _ painter: inout Painter, _ frame: ForecastTape.Frame, _ sheet: Sheet
  ) {
    let base = isHour ? Spacing.Tape.rainHour : Spacing.Tape.rainQuarter
    let height = (base + Spacing.Tape.rainGrowth * strength) * frame.tickShare * frame.unit
    let width = sheet.scale.snapThickness(Spacing.Tape.rainWidth * frame.unit)
    let shift = (width / sheet.scale.pixel / 2).rounded(.down) * sheet.scale.pixel
    painter.upright(x: x - shift, y: frame.tickTop, height: height, thickness: width, sheet.figures.rain)
  }

  /// The join is a slanted cut across the ruler's line, doubled where an hour stands twice.
  private static func paintSplice(
    _ splice: TapeHour.Splice, _ hour: Int, _ painter: inout Painter, _ frame: ForecastTape.Frame, _ sheet: Sheet
  ) {
    let u = frame.unit
    let x = (Double(hour) - 0.125) * frame.hourWidth
    let gap = 0.35 * u
    for side in [-gap, gap] {
      painter.line(
        Point(x: x + side - 0.35 * u, y: frame.rule + 1.2 * u), Point(x: x + side + 0.35 * u, y: frame.rule - 0.9 * u),
        width: max(sheet.page.hairline, 0.12 * u), sheet.palette.ink)
    }
    if splice == .repeated {
      painter.line(
        Point(x: x - 0.35 * u, y: frame.rule + 1.2 * u), Point(x: x + 0.35 * u, y: frame.rule - 0.9 * u),
        width: max(sheet.page.hairline, 0.12 * u), sheet.palette.ink)
    }
  }
}

/// The label under one hour's tick; bold while it is selected, the new day's name at midnight.
enum TapeLabel: Node {
  struct Input: Equatable {
    let revision: Int
    let hour: Int
    let isSelected: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard !sheet.isWithdrawn, sheet.content.hours.indices.contains(input.hour) else { return painter.chunk }
    let frame = ForecastTape.Frame(sheet.page)
    let hour = sheet.hour(input.hour)
    let opensDay = sheet.content.hours[input.hour].opensDay && !hour.shortDayName.isEmpty
    let role: TextRole = input.isSelected ? .tapeLabelSelected : opensDay ? .tapeDay : .tapeLabel
    painter.fittedText(
      opensDay && !input.isSelected ? hour.shortDayName : hour.label, sheet.types.style(role), x: 0,
      y: frame.labelBaseline, width: frame.hourWidth * 0.95, anchor: .center,
      input.isSelected || opensDay ? sheet.palette.ink : sheet.palette.mute)
    return painter.chunk
  }
}

/// What does not slide: the ruler's line and the rule under the tape.
enum TapeGround: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTape.Frame(sheet.page)
    let rect = frame.rect
    painter.rule(x: rect.x, y: frame.rule, width: rect.width, thickness: sheet.page.hairline, sheet.palette.ink)
    if sheet.page.shape == .stacked {
      painter.rule(
        x: rect.x, y: rect.maxY - sheet.page.hairline, width: rect.width, thickness: sheet.page.hairline,
        sheet.palette.ink)
    }
    return painter.chunk
  }
}

/// Paper that thickens towards both ends of the tape, above the strip and below the line.
enum TapeFades: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard sheet.page.strokes.allowsFades else { return painter.chunk }
    let frame = ForecastTape.Frame(sheet.page)
    let top = frame.rule + sheet.page.hairline
    let height = frame.rect.maxY - sheet.page.hairline - top
    let width = frame.rect.width * Spacing.Tape.fadeShare
    let clear = sheet.palette.paper.with(alpha: 0)
    painter.fade(
      Rect(x: frame.rect.x, y: top, width: width, height: height), .horizontal, from: sheet.palette.paper, to: clear)
    painter.fade(
      Rect(x: frame.rect.maxX - width, y: top, width: width, height: height), .horizontal, from: clear,
      to: sheet.palette.paper)
    return painter.chunk
  }
}

/// The fixed indicator: a triangle standing on the ruler's line and a needle across the ticks.
enum TapeIndicator: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTape.Frame(sheet.page)
    let u = frame.unit
    let width = sheet.scale.snapThickness(Spacing.Tape.markWidth * u)
    let shift = (width / sheet.scale.pixel / 2).rounded(.down) * sheet.scale.pixel
    let left = frame.middle - shift
    let axis = left + width / 2
    let half = Spacing.Tape.markHalfWidth * u
    let tip = frame.rule + 0.35 * u
    painter.fill(sheet.palette.spot) {
      $0.polygon([
        Point(x: axis - half, y: frame.rule - Spacing.Tape.markHeight * u + 0.3 * u),
        Point(x: axis + half, y: frame.rule - Spacing.Tape.markHeight * u + 0.3 * u), Point(x: axis, y: tip),
      ])
    }
    painter.upright(
      x: left, y: frame.rule - 0.4 * u, height: frame.needleFoot - frame.rule + 0.4 * u, thickness: width,
      sheet.palette.spot)
    return painter.chunk
  }
}

/// The mark at now, a small wedge above the ruler's line; it stands on the strip, at the quarter hour begun.
enum TapeNow: Node {
  /// The mark's rectangle on a tape that is at home.
  static func mark(_ quarter: Int, _ frame: ForecastTape.Frame) -> Rect {
    let half = Spacing.Tape.nowHalfWidth * frame.unit
    let height = Spacing.Tape.nowHeight * frame.unit
    return Rect(
      x: frame.middle + Double(quarter) / 4 * frame.hourWidth - half, y: frame.rule - 0.3 * frame.unit - height,
      width: 2 * half, height: height)
  }

  struct Input: Equatable {
    let revision: Int
    /// Quarters since the first hour of the tape.
    let quarter: Int
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastTape.Frame(sheet.page)
    let u = frame.unit
    let x = Double(input.quarter) / 4 * frame.hourWidth + sheet.page.hairline / 2
    let half = Spacing.Tape.nowHalfWidth * u
    let top = frame.rule - 0.3 * u - Spacing.Tape.nowHeight * u
    painter.fill(sheet.palette.ink) {
      $0.polygon([
        Point(x: x - half, y: top), Point(x: x + half, y: top), Point(x: x, y: top + Spacing.Tape.nowHeight * u),
      ])
    }
    return painter.chunk
  }
}
