import ForecastScene

/// The condition of a period, from its picture and its text together.
///
/// The picture says what, the text how much ("Light Snow" under a picture of snow), and everything where the picture is
/// missing, unknown or one of temperature.
struct NWSCondition {
  /// Below this chance what may fall is told one step lighter.
  private static let slight = Share(fraction: 0.25)

  private let icon: NWSIcon?
  private let text: NWSShortForecast

  init(_ period: NWSPeriod) {
    icon = period.icon
    text = NWSShortForecast(period.text)
  }

  /// What a period begins with: for an hour.
  var first: Condition? { icon?.halves.first.flatMap { condition($0, text.first) } ?? text.first ?? spare }

  /// The gravest of a period: for a day.
  var gravest: Condition? {
    let halves = icon?.halves.compactMap { condition($0, text.condition) } ?? []
    return halves.max { $0.rank < $1.rank } ?? text.condition ?? spare
  }

  private func condition(_ half: NWSIcon.Half, _ said: Condition?) -> Condition? {
    guard let shown = NWSIcon.condition(half.code) else { return nil }
    if let said, let kind = said.fallingKind, kind == shown.fallingKind { return said }
    return half.chance.map { $0 < Self.slight } == true ? shown.lighter : shown
  }

  /// A picture of heat or cold without a word about the sky: fair.
  private var spare: Condition? {
    icon?.halves.contains { NWSIcon.ofTemperature.contains($0.code) } == true ? .clear : nil
  }
}
