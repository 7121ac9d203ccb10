import ForecastScene

/// An answer of Open-Meteo as it is on the wire, of any age and time format.
struct OpenMeteoResponse {
  let coordinate: Coordinate?
  /// Seconds east of UTC, in force when the request was served and used for the whole answer.
  let offset: Int?
  let timezone: String?
  let hourly: OpenMeteoSection?
  let daily: OpenMeteoSection?
  /// The service's words where it answers with an error.
  let refusal: String?

  /// Any of these tells the service.
  private static let marks = ["latitude", "hourly", "daily", "current", "current_weather", "error"]

  /// Takes the parts that are of use; nil where the value is not an answer of this service.
  init?(_ answer: JSONValue) {
    guard let members = answer.members, Self.marks.contains(where: { members[$0] != nil }) else { return nil }
    coordinate = answer["latitude"].number.flatMap { latitude in
      answer["longitude"].number.flatMap { Coordinate(latitude: latitude, longitude: $0) }
    }
    offset = answer["utc_offset_seconds"].number.flatMap { abs($0) <= 93_600 ? Int($0) : nil }
    timezone = answer["timezone"].text
    hourly = OpenMeteoSection(answer["hourly"], units: answer["hourly_units"])
    daily = OpenMeteoSection(answer["daily"], units: answer["daily_units"])
    refusal = answer["error"] == .flag(true) ? answer["reason"].text ?? "no reason given" : nil
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
    guard let first = body.first(where: { !isSpace($0) }) else { throw .empty("no bytes") }
    guard first != UInt8(ascii: "<") else { throw .malformed("it is a web page") }
    let answer = try single(try JSONValue(document: body))
    guard let response = OpenMeteoResponse(answer) else { throw .malformed("it is not an answer of Open-Meteo") }
    return response
  }

  /// The answer itself, also out of a list of one; a list comes where several places were asked for.
  private static func single(_ document: JSONValue) throws(FeedError) -> JSONValue {
    guard let list = document.elements else { return document }
    guard let only = list.first, list.count == 1 else {
      throw .malformed("it is for \(list.count) places, one was asked for")
    }
    return only
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || [0xEF, 0xBB, 0xBF].contains(byte)
  }
}
