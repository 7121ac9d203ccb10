/// The head of the hero: the day of the scrubbed hour. Changes only at midnight.
enum HeroDay: Node {
  /// `hour` is the first hour of the tape that has the day.
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = HeroFrame(sheet)
    let style = sheet.types.style(.dayLabel)
    let time = painter.fitting.width("00:00", sheet.types.style(.time)) + sheet.u
    painter.fittedText(
      sheet.hour(input.hour).dayName.uppercased(), style, x: frame.main.x,
      y: frame.main.y + Spacing.Hero.headBaseline * sheet.u, width: frame.main.width - time, sheet.palette.ink)
    return painter.chunk
  }
}

/// What the hero says of the scrubbed hour: its time and condition.
enum HeroHour: Node {
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = HeroFrame(sheet)
    let hour = sheet.hour(input.hour)
    painter.text(
      hour.time, sheet.types.style(.time), x: frame.main.maxX, y: frame.main.y + Spacing.Hero.headBaseline * sheet.u,
      anchor: .right, sheet.palette.ink)
    guard !sheet.isWithdrawn, let condition = hour.condition else { return painter.chunk }
    painter.fittedText(
      condition, sheet.types.style(.condition), x: frame.main.x,
      y: frame.main.maxY - Spacing.Hero.conditionBaseline * sheet.u, width: frame.main.width, sheet.figures.ink)
    return painter.chunk
  }
}

/// The ruled ground of the hero: its head rule, the sidebar's rules and labels.
enum HeroGround: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = HeroFrame(sheet)
    if let rule = frame.rule {
      painter.upright(x: rule.x, y: rule.y, height: rule.height, thickness: rule.width, sheet.palette.ink)
      painter.rule(
        x: frame.main.x, y: frame.main.y + Spacing.Hero.headRule * sheet.u, width: frame.main.width,
        thickness: sheet.page.hairline, sheet.palette.hair)
    }
    for row in SidebarFrame(frame, sheet).rows {
      if let rule = row.rule {
        painter.rule(
          x: row.left, y: rule.y, width: row.right - row.left, thickness: sheet.page.hairline,
          rule.isStrong ? sheet.palette.ink : sheet.palette.hair)
      }
      painter.wrappedText(
        row.label.uppercased(), sheet.types.style(.sidebarLabel), x: row.left, y: row.baseline, width: row.labelWidth,
        sheet.palette.mute)
    }
    return painter.chunk
  }
}

/// The values of the sidebar.
enum SidebarValues: Node {
  static func paint(_ input: PrintedHour, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = SidebarFrame(HeroFrame(sheet), sheet)
    let hour = sheet.hour(input.hour)
    let day = sheet.content.hours.indices.contains(input.hour) ? sheet.content.hours[input.hour].day : nil
    let dayWords = day.flatMap { sheet.words.days.indices.contains($0) ? sheet.words.days[$0] : nil }
    let known = !sheet.isWithdrawn
    frame.figure(known ? hour.apparentTemperature : nil, 0, .degree, &painter, sheet)
    frame.figure(known ? dayWords?.high : nil, 1, .degree, &painter, sheet)
    frame.figure(known ? dayWords?.low : nil, 2, .degree, &painter, sheet)
    if let amount = hour.rainAmount, hour.rainChance == nil, known {
      frame.text(amount, 3, &painter, sheet)
    } else {
      frame.figure(known ? hour.rainChance : nil, 3, .percent, &painter, sheet)
    }
    return painter.chunk
  }
}
