import ForecastScene

extension ExtremesLedger {
  /// A line an hour, "instant temperature"; before them one with what was told of today.
  var text: String {
    let head = told.map { "\($0.date.daysSince1970) \(Self.number($0.low)) \(Self.number($0.high))\n" } ?? "-\n"
    return head + entries.map { "\($0.start.secondsSince1970) \($0.temperature.celsius)\n" }.joined()
  }

  /// Reads what `text` wrote; lines that can't be read are left out.
  init(text: String) {
    let lines = text.split(separator: "\n")
    let entries = lines.dropFirst().prefix(200).compactMap(Self.entry).sorted { $0.start < $1.start }
    self.init(entries: entries, told: lines.first.flatMap(Self.told))
  }

  private static func entry(_ line: Substring) -> Entry? {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2, numbers[0].isFinite, let temperature = temperature(numbers[1]) else { return nil }
    return Entry(start: Instant(secondsSince1970: numbers[0]), temperature: temperature)
  }

  private static func told(_ line: Substring) -> Told? {
    let words = line.split(separator: " ")
    guard words.count == 3, let days = Int(words[0]), (0...100_000).contains(days) else { return nil }
    return Told(
      date: CivilDate(daysSince1970: days), low: Double(words[1]).flatMap(temperature),
      high: Double(words[2]).flatMap(temperature))
  }

  private static func temperature(_ celsius: Double) -> Temperature? {
    (-120...80).contains(celsius) ? Temperature(celsius: celsius) : nil
  }

  private static func number(_ temperature: Temperature?) -> String { temperature.map { "\($0.celsius)" } ?? "-" }
}
