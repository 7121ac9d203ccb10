/// What travels the arc: the sun or the moon, painted around the page's origin and placed on the dial.
enum SkyBody: Node {
  static func paint(_ input: ArcDial.Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard sheet.content.dials.indices.contains(input.dial) else { return painter.chunk }
    let dial = sheet.content.dials[input.dial]
    guard let body = dial.body else { return painter.chunk }
    let unit = ForecastSkyArc.Frame(sheet.page).bodyUnit
    painter.disc(.zero, radius: Spacing.Arc.halo * unit, sheet.palette.paper)
    switch body {
    case .sun: paintSun(unit, &painter, sheet)
    case .moon:
      Moon(phase: dial.moonPhase, isSouthern: sheet.content.place.coordinate.latitude < 0)
        .paint(at: .zero, radius: Spacing.Arc.moonRadius * unit, &painter, sheet)
    }
    return painter.chunk
  }

  private static func paintSun(_ u: Double, _ painter: inout Painter, _ sheet: Sheet) {
    painter.disc(.zero, radius: Spacing.Arc.sunRadius * u, sheet.palette.spot)
    painter.fill(sheet.palette.spot) { path in
      for ray in 0..<16 {
        let angle = Double(ray) * .pi / 8
        let outer = ray.isMultiple(of: 2) ? Spacing.Arc.rayOuter : Spacing.Arc.rayOuter * 0.86
        path.ray(angle: angle, from: Spacing.Arc.rayInner * u, to: outer * u, width: 0.16 * u)
      }
    }
  }
}

extension PathBuilder {
  /// A thin quadrangle along a radius from the origin.
  mutating func ray(angle: Double, from: Double, to: Double, width: Double) {
    let c = Libm.cos(angle)
    let s = Libm.sin(angle)
    let half = width / 2
    polygon([
      Point(x: from * c - half * s, y: from * s + half * c), Point(x: to * c - half * s, y: to * s + half * c),
      Point(x: to * c + half * s, y: to * s - half * c), Point(x: from * c + half * s, y: from * s - half * c),
    ])
  }
}

/// The moon as it stands in the sky: lit on the right while it waxes in the north, mirrored in the south.
struct Moon {
  /// 0…1 from new.
  let phase: Double
  let isSouthern: Bool

  /// A ring for the whole disc, the lit part filled. A new moon is a ring, not nothing.
  func paint(at center: Point, radius: Double, _ painter: inout Painter, _ sheet: Sheet) {
    let stroke = max(sheet.page.hairline, 0.09 * sheet.u)
    painter.disc(center, radius: radius, sheet.palette.paper)
    painter.fill(sheet.palette.ink) { path in
      // The terminator is half an ellipse whose half-width is the cosine of the elongation.
      let terminator = Libm.cos(2 * .pi * phase)
      let waxes = phase < 0.5
      let side = (waxes != isSouthern) ? 1.0 : -1.0
      let steps = 48
      var points: [Point] = []
      for step in 0...steps {
        let a = -.pi / 2 + .pi * Double(step) / Double(steps)
        points.append(Point(x: center.x + side * radius * Libm.cos(a), y: center.y + radius * Libm.sin(a)))
      }
      for step in 0...steps {
        let a = .pi / 2 - .pi * Double(step) / Double(steps)
        points.append(Point(x: center.x + side * radius * terminator * Libm.cos(a), y: center.y + radius * Libm.sin(a)))
      }
      path.polygon(points)
    }
    painter.ring(center, radius: radius - stroke / 2, width: stroke, sheet.palette.mute)
  }
}
