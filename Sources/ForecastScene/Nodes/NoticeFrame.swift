/// Where the words and the button of a page without a forecast stand.
struct NoticeFrame {
  /// Lines with their baselines, all centred.
  private(set) var lines: [(text: String, style: TextStyle, y: Double)] = []
  private(set) var reason: [(text: String, style: TextStyle, y: Double)] = []
  private(set) var button: Rect?
  let middle: Double

  init(_ sheet: Sheet) {
    let u = sheet.u
    let rect = sheet.page.notice
    let notice = sheet.words.notice
    let fitting = TextFitting(measuring: sheet.measuring, scale: sheet.scale)
    middle = rect.midX
    var y = rect.y + Spacing.Notice.titleBaseline * u
    let title = fitting.fit(notice.title, sheet.types.style(.noticeTitle), width: rect.width, lines: 2)
    for line in title.lines {
      lines.append((line, title.style, y))
      y += Spacing.Notice.titleLine * u
    }
    y += (Spacing.Notice.textGap - Spacing.Notice.titleLine) * u
    let text = fitting.fit(notice.explanation, sheet.types.style(.noticeText), width: rect.width, lines: 4)
    for line in text.lines where !line.isEmpty {
      y += Spacing.Notice.line * u * (line == text.lines.first ? 0 : 1)
      lines.append((line, text.style, y))
    }
    if let retry = notice.retry {
      let width = fitting.width(retry.uppercased(), sheet.types.style(.retry)) + 2 * Spacing.Notice.buttonPad * u
      let height = Spacing.Notice.buttonHeight * u
      button = sheet.scale.snap(
        Rect(x: middle - width / 2, y: y + Spacing.Notice.buttonGap * u, width: width, height: height))
      y = (button?.maxY ?? y)
    }
    let small = fitting.fit(notice.reason, sheet.types.style(.noticeReason), width: rect.width, lines: 2)
    y += Spacing.Notice.reasonGap * u
    for line in small.lines {
      reason.append((line, small.style, y))
      y += Spacing.Notice.reasonLine * u
    }
  }
}

/// What happened, in plain words, with the technical reason small below the button.
enum NoticeWords: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = NoticeFrame(sheet)
    for line in frame.lines {
      painter.text(line.text, line.style, x: frame.middle, y: line.y, anchor: .center, sheet.palette.ink)
    }
    for line in frame.reason {
      painter.text(line.text, line.style, x: frame.middle, y: line.y, anchor: .center, sheet.palette.mute)
    }
    return painter.chunk
  }
}

/// The one button: Retry. Tinted, or turned inside out, while it is pressed.
enum RetryButton: Node {
  struct Input: Equatable {
    let revision: Int
    let isPressed: Bool
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard let button = NoticeFrame(sheet).button, let retry = sheet.words.notice.retry else { return painter.chunk }
    let thick = sheet.scale.snapThickness(Spacing.Notice.buttonRule * sheet.u)
    painter.rect(button, sheet.palette.spot)
    let (ground, words) = colors(input.isPressed, sheet)
    painter.rect(button.inset(left: thick, top: thick, right: thick, bottom: thick), ground)
    let style = sheet.types.style(.retry)
    let y = button.midY + sheet.measuring.metrics(of: style.face).capHeight * style.size / 2
    painter.text(retry.uppercased(), style, x: button.midX, y: y, anchor: .center, words)
    return painter.chunk
  }

  /// Where type may not stand on a shade, a pressed button is turned inside out.
  private static func colors(_ isPressed: Bool, _ sheet: Sheet) -> (ground: Color, words: Color) {
    let palette = sheet.palette
    guard isPressed else { return (palette.paper, palette.spot) }
    return sheet.page.strokes == .fine ? (palette.tint, palette.spot) : (palette.spot, palette.paper)
  }
}

/// What needs no forecast: a head over the arc, and facts of sun and moon under it.
enum NoticeSky: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard let head = sheet.words.notice.skyHead, sheet.page.noticeSky != .zero else { return painter.chunk }
    let rect = sheet.page.noticeSky
    let u = sheet.u
    painter.fittedText(
      head.uppercased(), sheet.types.style(.head), x: rect.x, y: rect.y + Spacing.Notice.headBaseline * u,
      width: rect.width, sheet.palette.ink)
    painter.rule(
      x: rect.x, y: rect.y + Spacing.Notice.headRule * u, width: rect.width, thickness: Spacing.medium * u,
      sheet.palette.ink)
    painter.rule(
      x: rect.x, y: rect.maxY - Spacing.Notice.factRule * u, width: rect.width, thickness: sheet.page.hairline,
      sheet.palette.hair)
    let facts = sheet.words.notice.facts
    for (column, fact) in zip(rect.split(into: max(1, facts.count)), facts) {
      let width = column.width - u
      painter.fittedText(
        fact.label.uppercased(), sheet.types.style(.factLabel), x: column.x,
        y: rect.maxY - Spacing.Notice.factLabel * u, width: width, sheet.palette.mute)
      painter.fittedText(
        fact.value, sheet.types.style(.factValue), x: column.x, y: rect.maxY - Spacing.Notice.factValue * u,
        width: width, sheet.palette.ink)
    }
    return painter.chunk
  }
}
