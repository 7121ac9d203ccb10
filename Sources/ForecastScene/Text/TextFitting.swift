/// Text made to fit a width.
///
/// The order is the page's rule: shrink to 80 %, then wrap where lines are allowed, then end in an ellipsis. No type falls
/// under the floor of its cut; a single line that would is set in the condensed cut before it is cut short.
struct TextFitting {
  let measuring: any TextMeasuring
  let scale: PixelScale
  /// The smallest size text may shrink to, as a share of its own.
  static let leastShrink = 0.8

  /// Text that fits, line by line, all in one style.
  struct Fitted {
    var lines: [String]
    var style: TextStyle
  }

  /// The width of one line in points.
  func width(_ text: String, _ style: TextStyle) -> Double {
    measuring.shape(text, in: style.face).width(style)
  }

  /// Fits text into `width` points on at most `lines` lines.
  func fit(_ text: String, _ style: TextStyle, width: Double, lines: Int = 1) -> Fitted {
    if self.width(text, style) <= width { return Fitted(lines: [text], style: style) }
    let shrunk = shrink(text, style, width: width)
    if fits(text, shrunk, width) { return Fitted(lines: [text], style: shrunk) }
    if lines > 1 { return Fitted(lines: wrap(text, shrunk, width: width, lines: lines), style: shrunk) }
    guard let condensed = style.condensed else {
      return Fitted(lines: [ellipsis(text, shrunk, width: width)], style: shrunk)
    }
    let narrow = shrink(text, condensed, width: width)
    return Fitted(lines: [ellipsis(text, narrow, width: width)], style: narrow)
  }

  /// The style, smaller where text would be wider than `width`: by 80 % or `least` at most, and never under its floor.
  func shrink(_ text: String, _ style: TextStyle, width: Double, least: Double = leastShrink) -> TextStyle {
    let natural = self.width(text, style)
    guard natural > width, style.size > 0 else { return style }
    let floor = min(1, TypeFloor.pixels(style.face) * scale.pixel / style.size)
    return style.sized(style.size * max(least, floor, width / natural))
  }

  /// Whether a line fits, but for the last bits of its measure.
  func fits(_ text: String, _ style: TextStyle, _ width: Double) -> Bool { self.width(text, style) <= width * 1.0001 }

  /// Breaks at spaces into as few lines as hold the text, all about as long.
  private func wrap(_ text: String, _ style: TextStyle, width: Double, lines: Int) -> [String] {
    let greedy = breakLines(text, style, width: width, lines: lines)
    guard greedy.count > 1, greedy.allSatisfy({ !$0.hasSuffix("…") }) else { return greedy }
    var (narrow, wide) = (width / 2, width)
    for _ in 0..<8 {
      let middle = (narrow + wide) / 2
      let tried = breakLines(text, style, width: middle, lines: greedy.count)
      if tried.contains(where: { $0.hasSuffix("…") }) { narrow = middle } else { wide = middle }
    }
    return breakLines(text, style, width: wide, lines: greedy.count)
  }

  /// Fills lines one after the other; the last takes what is left and ends in an ellipsis if it must.
  private func breakLines(_ text: String, _ style: TextStyle, width: Double, lines: Int) -> [String] {
    var result: [String] = []
    var rest = text.split(separator: " ").map(String.init)
    while !rest.isEmpty, result.count < lines - 1 {
      var line = rest.removeFirst()
      while let next = rest.first, self.width(line + " " + next, style) <= width {
        line += " " + next
        rest.removeFirst()
      }
      result.append(ellipsis(line, style, width: width))
    }
    if !rest.isEmpty { result.append(ellipsis(rest.joined(separator: " "), style, width: width)) }
    return result
  }

  /// The longest beginning that fits with an ellipsis; the text itself when it fits whole.
  private func ellipsis(_ text: String, _ style: TextStyle, width: Double) -> String {
    if fits(text, style, width) { return text }
    var kept = text
    while !kept.isEmpty {
      kept.removeLast()
      while kept.last == " " { kept.removeLast() }
      if self.width(kept + "…", style) <= width { return kept + "…" }
    }
    return ""
  }
}
