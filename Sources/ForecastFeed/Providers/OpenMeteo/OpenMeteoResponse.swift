import ForecastScene
import FoundationEssentials

/// An answer of Open-Meteo as it is on the wire, of any age and time format.
struct OpenMeteoResponse: Decodable {
  let coordinate: Coordinate?
  /// Seconds east of UTC, in force when the request was served and used for the whole answer.
  let offset: Int?
  let timezone: String?
  let hourly: OpenMeteoSection?
  let daily: OpenMeteoSection?
  /// The service's words where it answers with an error.
  let refusal: String?

  private enum Key: String, CodingKey {
    case latitude, longitude, timezone, hourly, daily, current, error, reason
    case offset = "utc_offset_seconds"
    case currentWeather = "current_weather"
    case hourlyUnits = "hourly_units"
    case dailyUnits = "daily_units"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    guard [Key.latitude, .hourly, .daily, .current, .currentWeather, .error].contains(where: answer.contains) else {
      throw FeedError.malformed("it is not an answer of Open-Meteo")
    }
    func value(_ key: Key) -> LooseValue { (try? answer.decode(LooseValue.self, forKey: key)) ?? .nothing }
    func section(_ key: Key, units: Key) -> OpenMeteoSection? {
      guard let columns = try? answer.decode([String: LooseColumn].self, forKey: key) else { return nil }
      let units = try? answer.decode([String: LooseValue].self, forKey: units)
      return OpenMeteoSection(columns: columns.mapValues(\.values), units: (units ?? [:]).compactMapValues(\.text))
    }
    coordinate = value(.latitude).number.flatMap { latitude in
      value(.longitude).number.flatMap { Coordinate(latitude: latitude, longitude: $0) }
    }
    offset = value(.offset).number.flatMap { abs($0) <= 93_600 ? Int($0) : nil }
    timezone = value(.timezone).text
    hourly = section(.hourly, units: .hourlyUnits)
    daily = section(.daily, units: .dailyUnits)
    refusal = value(.error) == .flag(true) ? value(.reason).text ?? "no reason given" : nil
  }
}

extension OpenMeteoResponse {
  /// The one answer that a body holds. Throws the refusal that the body tells, if it tells one.
  static func read(_ body: [UInt8]) throws(FeedError) -> OpenMeteoResponse {
    let response = try decode(body)
    if let reason = response.refusal {
      throw OpenMeteoRefusal(reason: reason, status: nil, retryAfter: nil).error
    }
    return response
  }

  /// The service's own words in the body of an error; nil where the body is anything else.
  static func refusal(in body: [UInt8]) -> String? { (try? decode(body))?.refusal }

  private static func decode(_ body: [UInt8]) throws(FeedError) -> OpenMeteoResponse {
    let first = body.first { !$0.isSpace }
    guard let first else { throw .empty("no bytes") }
    guard first != UInt8(ascii: "<") else { throw .malformed("it is a web page") }
    do {
      return try JSONDecoder().decode(Envelope.self, from: Data(body)).response
    } catch let error as FeedError {
      throw error
    } catch {
      throw .malformed("it is not JSON, or breaks off after \(body.count) bytes")
    }
  }

  /// The outermost level: an answer, or a list of them where several places were asked for.
  private struct Envelope: Decodable {
    let response: OpenMeteoResponse

    init(from decoder: any Decoder) throws {
      guard var list = try? decoder.unkeyedContainer() else {
        response = try OpenMeteoResponse(from: decoder)
        return
      }
      guard let count = list.count, count == 1 else {
        throw FeedError.malformed("it is for \(list.count ?? 0) places, one was asked for")
      }
      response = try list.decode(OpenMeteoResponse.self)
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) || [0xEF, 0xBB, 0xBF].contains(self) }
}
