/// How high capitals have to be to be read from afar.
///
/// Source: EN 301 549, 5.1.4: at a stated distance the height of a capital H subtends 0.7 degrees.
public enum CapHeight {
  /// 2 tan 0.35°: what of its distance a capital has to measure.
  public static let shareOfDistance = 0.0122

  /// The least height of capitals at a distance, both in one unit.
  public static func needed(at distance: Double) -> Double { distance * shareOfDistance }

  /// The furthest distance from which capitals of a height can be read.
  public static func reach(of height: Double) -> Double { height / shareOfDistance }
}

/// What of a page can be read from which distance.
public struct Legibility: Hashable, Sendable {
  /// Millimetres from the eye at which the digits of the giant figure subtend 0.7 degrees.
  public var figure: Double
  /// The same of the condition's words under it.
  public var condition: Double
  /// The hours on the tape.
  public var hours: Double
  /// The days' names and figures.
  public var days: Double
  /// The smallest type there is.
  public var smallest: Double
}

extension Stage {
  /// From how far the page can be read; nil without a page, and where the panel's width is not known.
  public var legibility: Legibility? {
    guard let sheet = state.sheet, let panel = state.settings.panelWidth, panel > 0 else { return nil }
    return Legibility(sheet, millimetres: panel / sheet.page.viewport.width)
  }
}

extension Legibility {
  /// `millimetres` is the length of a point.
  init(_ sheet: Sheet, millimetres: Double) {
    func reach(_ role: TextRole) -> Double {
      let style = sheet.types.style(role)
      return CapHeight.reach(of: sheet.measuring.metrics(of: style.face).capHeight * style.size * millimetres)
    }
    figure = CapHeight.reach(of: HeroFrame(sheet).figure.height * millimetres)
    condition = reach(.condition)
    hours = reach(.tapeLabel)
    days = min(reach(.dayName), reach(.dayFigure))
    // A notice has no small print that the other pages lack; the proof page is not for reading from afar.
    smallest = TextRole.allCases.map(reach).min() ?? 0
  }
}
