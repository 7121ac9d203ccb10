import ForecastScene

/// A page told in words, a thing a line, for reading at a terminal.
struct PageProse {
  private let report: PageReport

  init(_ report: PageReport) { self.report = report }

  private var words: PageWords { report.words }

  var text: String {
    var lines = head
    if report.content.state.hasForecast {
      lines += [""] + hero + section("The next hours", words.hours.map(\.spoken))
      lines += section(words.labels.days, words.days.map(\.spoken))
    } else {
      lines += [""] + notice
    }
    lines += section("", words.credit.isEmpty ? [] : [words.credit, words.nextIssue])
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let date = [words.weekday, words.date].filter { !$0.isEmpty }.joined(separator: ", ")
    let issue = [words.editionNumber, words.coordinates, words.issue].filter { !$0.isEmpty }
    return [
      [report.content.place.name, date].filter { !$0.isEmpty }.joined(separator: ". "), issue.joined(separator: ". "),
    ]
  }

  /// The hour under the indicator, with what stands around it.
  private var hero: [String] {
    guard words.hours.indices.contains(report.readout.selection) else { return [] }
    let hour = words.hours[report.readout.selection]
    let day = report.content.hours[report.readout.selection].day.flatMap {
      words.days.indices.contains($0) ? words.days[$0] : nil
    }
    let labels = words.labels
    let figures: [(String, String?)] = [
      (labels.apparentTemperature, hour.apparentTemperature.map { $0.printed + "°" }),
      (labels.high, day?.high.map { $0.printed + "°" }), (labels.low, day?.low.map { $0.printed + "°" }),
      (labels.rain, hour.rainChance.map { $0.printed + "%" } ?? hour.rainAmount),
      (labels.wind, [hour.windSpeed, hour.windOrigin].compactMap { $0 }.joined(separator: " ")),
      (labels.uvIndex, hour.uvIndex.map { [$0.printed, hour.uvBand].compactMap { $0 }.joined(separator: " ") }),
      (labels.humidity, hour.humidity),
    ]
    let told = figures.compactMap { label, value in value.flatMap { $0.isEmpty ? nil : "\(label): \($0)" } }
    return [[hour.dayName, hour.spoken].joined(separator: " ")] + told + sky
  }

  private var sky: [String] {
    guard let dial = report.readout.dial, words.dials.indices.contains(dial) else { return [] }
    return [words.dials[dial].spoken]
  }

  private var notice: [String] {
    let notice = words.notice
    let facts = notice.facts.map { "\($0.label): \($0.value)" }
    return [notice.title, notice.explanation, notice.reason].filter { !$0.isEmpty }
      + section(notice.skyHead ?? "", facts) + (sky.isEmpty ? [] : [""] + sky)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    let lines = lines.filter { !$0.isEmpty }
    return lines.isEmpty ? [] : [""] + (title.isEmpty ? [] : [title]) + lines
  }
}
