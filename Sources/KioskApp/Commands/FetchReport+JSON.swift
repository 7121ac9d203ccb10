import ForecastFeed
import ForecastScene

extension FetchReport {
  var json: JSON {
    switch outcome {
    case .success(let fetched): .object(members(fetched))
    case .failure(let error): .object(members(error))
    }
  }

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
