import ForecastFeed
import ForecastScene

/// What one fetch brought, in words and as data.
struct FetchReport {
  let outcome: Result<FetchedAnswer, FeedError>
  let service: ForecastService
  let access: ForecastService.Access
  let now: Instant
  /// How long it took.
  let seconds: Double
  let isOfFiles: Bool

  var text: String {
    switch outcome {
    case .success(let fetched): (told(fetched) + terms(of: fetched)).joined(separator: "\n") + "\n"
    case .failure(let error):
      ([failed(error)] + (isOfFiles ? [] : [service.terms(access)])).joined(separator: "\n") + "\n"
    }
  }

  var json: JSON {
    switch outcome {
    case .success(let fetched): .object(members(fetched))
    case .failure(let error): .object(members(error))
    }
  }
}

// MARK: - In words

extension FetchReport {
  private func told(_ fetched: FetchedAnswer) -> [String] {
    let forecast = fetched.answer.forecast
    return [
      head(fetched), "Hours: " + Self.span(forecast.hours, fetched.answer.zone),
      "Days: \(forecast.days.count)" + (forecast.days.first.map { " from \($0.date.iso8601)" } ?? ""),
      "Zone: \(fetched.answer.zone.identifier)",
      "Issued: " + (forecast.issued.map { $0.iso8601(in: fetched.answer.zone) } ?? "not told"),
      "Running hour: " + running(fetched.answer),
    ] + (isOfFiles ? [] : ["Holds: " + Self.holds(fetched.validity)]) + fetched.answer.remarks
  }

  private func head(_ fetched: FetchedAnswer) -> String {
    let name = fetched.answer.forecast.provider.name
    if isOfFiles { return "\(name): the files hold a forecast." }
    let trips = fetched.parts == 1 ? "one request" : "\(fetched.parts) requests"
    return "\(name) answered in \(Self.decimal(seconds)) s: \(fetched.bytes) bytes in \(trips)."
  }

  private func running(_ answer: ForecastAnswer) -> String {
    guard let hour = answer.forecast.hours.last(where: { $0.start <= now }), now.seconds(since: hour.start) < 3_600
    else {
      return "not among them"
    }
    let temperature = hour.temperature.map { "\(Self.decimal($0.celsius)) °C" }
    return [hour.start.iso8601(in: answer.zone), temperature, hour.condition?.rawValue].compactMap { $0 }
      .joined(separator: ", ")
  }

  private func failed(_ error: FeedError) -> String {
    let name = isOfFiles ? "The files hold no forecast" : "\(service.identity.name) gave no forecast"
    return "\(name): \(error.reason). \(Self.advice(error.retry))"
  }

  private func terms(of fetched: FetchedAnswer) -> [String] {
    ["Credit: \(fetched.answer.forecast.provider.credit)"] + (isOfFiles ? [] : ["Terms: \(service.terms(access))"])
  }

  private static func span(_ hours: [HourlyForecast], _ zone: ZoneRules) -> String {
    guard let first = hours.first, let last = hours.last else { return "none" }
    return "\(hours.count), from \(first.start.iso8601(in: zone)) to \(last.start.iso8601(in: zone))"
  }

  private static func holds(_ validity: AnswerValidity) -> String {
    validity.lifetime.map { "\(Int(($0 / 60).rounded())) min by the service's own word" } ?? "not told"
  }

  private static func advice(_ retry: RetryAdvice) -> String {
    switch retry {
    case .backOff: "The display would try again in a minute, then more and more rarely."
    case .limit(let limit): "The display would \(limit)."
    case .hourly: "Somebody has to put that right; the display would try again once an hour."
    case .daily: "The display would try again once a day; choose another service: --provider NAME."
    case .never: "The display would not try again by itself."
    }
  }

  /// With one decimal.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

// MARK: - As data

extension FetchReport {
  private func members(_ fetched: FetchedAnswer) -> [JSON.Member] {
    let (answer, forecast) = (fetched.answer, fetched.answer.forecast)
    let zone = answer.zone
    let members: [(String, JSON)] = [
      ("provider", .string(forecast.provider.identifier)), ("error", nil), ("zone", .string(zone.identifier)),
      ("issued", .string(forecast.issued?.iso8601(in: zone))), ("received", .string(now.iso8601(in: zone))),
      ("hours", .integer(forecast.hours.count)), ("firstHour", .string(forecast.hours.first?.start.iso8601(in: zone))),
      ("lastHour", .string(forecast.hours.last?.start.iso8601(in: zone))), ("days", .integer(forecast.days.count)),
      ("firstDay", .string(forecast.days.first?.date.iso8601)), ("seconds", .number(seconds)),
      ("requests", .integer(fetched.parts)), ("bytes", .integer(fetched.bytes)),
      ("lifetimeSeconds", .number(fetched.validity.lifetime)), ("credit", .string(forecast.provider.credit)),
      ("terms", .string(isOfFiles ? nil : service.terms(access))),
      ("remarks", .array(answer.remarks.map(JSON.string))),
    ]
    return members.map { JSON.Member(key: $0.0, value: $0.1) }
  }

  private func members(_ error: FeedError) -> [JSON.Member] {
    let told: JSON = [
      "kind": .string(error.kind.rawValue), "message": .string(error.reason), "status": .integer(error.status),
      "exitCode": .integer(Int(error.exitCode)),
    ]
    return [
      JSON.Member(key: "provider", value: .string(service.rawValue)), JSON.Member(key: "error", value: told),
      JSON.Member(key: "seconds", value: .number(seconds)),
      JSON.Member(key: "terms", value: .string(isOfFiles ? nil : service.terms(access))),
    ]
  }
}
