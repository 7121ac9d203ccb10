/// The ruled half-dial on which the sun, after sunset the moon, travels between rise and set.
///
/// A body's place is the share f of time between the dial's ends: x = cx − rx cos πf, y = base − ry sin πf.
public enum ForecastSkyArc {
  /// The geometry of the dial.
  struct Frame: Hashable {
    var center: Double
    var base: Double
    var rx: Double
    var ry: Double
    /// The measure of what travels the dial: smaller in columns, whose dials are low.
    var bodyUnit: Double
    private var unit: Double

    init(_ page: Arrangement) {
      let u = page.unit
      unit = u
      bodyUnit = page.shape == .stacked ? u : u * Spacing.Arc.columnsBody
      let arc = page.arc
      center = arc.midX
      base = page.scale.snap(arc.maxY - Spacing.Arc.base * u)
      rx = arc.width * Spacing.Arc.reach
      ry = max(2 * u, base - arc.y - Spacing.Arc.crown * bodyUnit)
    }

    /// The point at a share of the dial's time, moved outwards along the normal by `outwards` points.
    func point(_ f: Double, outwards: Double = 0) -> Point {
      let c = Libm.cos(.pi * f)
      let s = Libm.sin(.pi * f)
      // The normal of an ellipse at angle θ is (cos θ / rx, sin θ / ry), not the radius.
      let nx = c / rx
      let ny = s / ry
      let length = (nx * nx + ny * ny).squareRoot()
      return Point(x: center - rx * c - outwards * nx / length, y: base - ry * s - outwards * ny / length)
    }

    /// Half the width at a height above the base that neither ticks nor a travelling body enter: where the dial, moved
    /// inwards by as much as these reach, has that height.
    func reach(at height: Double) -> Double {
      let inwards = max((Spacing.Arc.tickLong + Spacing.Arc.tickClearance) * unit, Spacing.Arc.halo * bodyUnit)
      var (low, high) = (0.0, 0.5)
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if base - point(middle, outwards: -inwards).y < height { low = middle } else { high = middle }
      }
      return max(0, center - point(high, outwards: -inwards).x)
    }

    /// The fixed segments the arc is drawn in, as shares of the dial: none longer than a segment's measure.
    func segments(_ u: Double) -> Int {
      // Ramanujan's first approximation of half an ellipse's length.
      let h = 3 * (rx + ry) - ((3 * rx + ry) * (rx + 3 * ry)).squareRoot()
      return max(8, Int((.pi / 2 * h / (Spacing.Arc.segment * u)).rounded(.up)))
    }
  }
}

/// One fixed segment of the arc, travelled or still to travel.
enum ArcSegment: Node {
  struct Input: Equatable {
    let revision: Int
    let index: Int
    let isTravelled: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastSkyArc.Frame(sheet.page)
    let count = frame.segments(sheet.u)
    // Neighbours overlap by a pixel, or the antialiased ends would leave a light joint.
    let overlap = sheet.scale.pixel / (.pi * frame.rx)
    let from = max(0, Double(input.index) / Double(count) - overlap)
    let to = min(1, Double(input.index + 1) / Double(count) + overlap)
    let width =
      input.isTravelled ? Spacing.Arc.travelled * sheet.u : max(sheet.page.hairline, Spacing.Arc.line * sheet.u)
    painter.stroke(input.isTravelled ? sheet.palette.spot : sheet.palette.ink, width: width) {
      let steps = 6
      for step in 0...steps { $0.line(frame.point(from + (to - from) * Double(step) / Double(steps))) }
    }
    return painter.chunk
  }
}

/// The dial's ruling for one span of time: quarter-hour ticks along the normal, the inner line, horizon and hatching.
enum ArcDial: Node {
  struct Input: Equatable {
    let revision: Int
    let dial: Int
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = ForecastSkyArc.Frame(sheet.page)
    let u = sheet.u
    paintHorizon(frame, &painter, sheet)
    let inner = -Spacing.Arc.innerGap * u
    painter.stroke(sheet.palette.hair, width: sheet.page.hairline) {
      for step in 0...96 { $0.line(frame.point(Double(step) / 96, outwards: inner)) }
    }
    guard sheet.content.dials.indices.contains(input.dial) else { return painter.chunk }
    paintTicks(sheet.content.dials[input.dial], frame, &painter, sheet)
    guard sheet.words.dials.indices.contains(input.dial) else { return painter.chunk }
    let style = sheet.types.style(.arcInside)
    let baseline = (sheet.page.shape == .stacked ? Spacing.Arc.insideBaseline : Spacing.Arc.columnsInsideBaseline) * u
    painter.squeezedText(
      sheet.words.dials[input.dial].inside, style, x: frame.center, y: frame.base - baseline,
      width: 2 * frame.reach(at: baseline + style.size * Spacing.Arc.insideCapitals),
      sheet.palette.mute)
    return painter.chunk
  }

  /// Ticks stand at the real quarter hours of the wall clock, longer at hours.
  private static func paintTicks(
    _ dial: PageContent.Dial, _ frame: ForecastSkyArc.Frame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    let offset = Double(sheet.content.place.zone.offset(at: dial.start))
    var local = ((dial.start.secondsSince1970 + offset) / 900).rounded(.up) * 900
    let u = sheet.u
    while local - offset <= dial.end.secondsSince1970 {
      let f = dial.fraction(at: Instant(secondsSince1970: local - offset))
      let isHour = local.truncatingRemainder(dividingBy: 3_600) == 0
      let inner = frame.point(f, outwards: -(isHour ? Spacing.Arc.tickLong : Spacing.Arc.tickShort) * u)
      painter.line(
        frame.point(f), inner, width: isHour ? max(sheet.page.hairline, Spacing.Arc.line * u) : sheet.page.hairline,
        isHour ? sheet.palette.ink : sheet.palette.mute)
      local += 900
    }
  }

  private static func paintHorizon(_ frame: ForecastSkyArc.Frame, _ painter: inout Painter, _ sheet: Sheet) {
    let arc = sheet.page.arc
    let u = sheet.u
    painter.rule(x: arc.x, y: frame.base, width: arc.width, thickness: sheet.page.hairline, sheet.palette.ink)
    let height = Spacing.Arc.hatchHeight * u
    let top = frame.base + Spacing.Arc.hatchGap * u
    var x = arc.x + Spacing.Arc.hatchGap * u
    while x + height <= arc.maxX {
      painter.line(
        Point(x: x, y: top + height), Point(x: x + height, y: top), width: sheet.page.hairline, sheet.palette.hair)
      x += Spacing.Arc.hatch * u
    }
  }
}

/// The foot of the dial: the times of its two ends.
enum ArcFoot: Node {
  static func paint(_ input: ArcDial.Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard sheet.words.dials.indices.contains(input.dial) else { return painter.chunk }
    let words = sheet.words.dials[input.dial]
    let frame = ForecastSkyArc.Frame(sheet.page)
    let style = sheet.types.style(.arcFoot)
    let y = frame.base + Spacing.Arc.footMiddle * sheet.u + style.size * Spacing.Arc.footDrop
    if let note = words.note {
      painter.fittedText(
        note, style, x: frame.center, y: y, width: sheet.page.arc.width, anchor: .center, sheet.palette.ink)
      return painter.chunk
    }
    let room = (sheet.page.arc.width - Spacing.Arc.footGap * sheet.u) / 2
    for (text, x) in [(words.left, frame.center - frame.rx), (words.right, frame.center + frame.rx)] {
      let fitted = painter.fitting.fit(text, style, width: room)
      let line = fitted.lines.first ?? ""
      let half = painter.fitting.width(line, fitted.style) / 2
      let inside = min(max(x, sheet.page.arc.x + half), sheet.page.arc.maxX - half)
      painter.text(line, fitted.style, x: inside, y: y, anchor: .center, sheet.palette.ink)
    }
    return painter.chunk
  }
}
