import ForecastScene

/// What a service says about how long its answer holds, and how to ask later whether there is a newer one.
public struct AnswerValidity: Hashable, Sendable {
  /// When the service will have something newer, by its own clock (Expires).
  public var expires: Instant?
  /// Its stamp of the answer, to be given back letter by letter (Last-Modified).
  public var lastModified: String?
  /// Its mark of the answer, to be given back letter by letter (ETag).
  public var entityTag: String?
  /// Seconds from the reception of the answer until asking again makes sense, 10 min … 2 h; nil where it was not said.
  public var lifetime: Double?

  /// Nothing was said.
  public init() {}

  /// Reads the fields of an answer.
  ///
  /// Their dates are compared with each other only, so that a wrong clock of this machine changes nothing.
  public init(_ headers: HTTPHeaders) {
    expires = headers["Expires"].flatMap(HTTPDate.instant)
    lastModified = headers["Last-Modified"]
    entityTag = headers["ETag"]
    guard let expires, let sent = headers["Date"].flatMap(HTTPDate.instant) else { return }
    let age = headers["Age"].flatMap(Double.init).flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0
    lifetime = min(max(expires.seconds(since: sent) - age, Self.shortest), Self.longest)
  }

  /// Header fields of a request for anything newer; none where the service gave nothing to compare with.
  public var conditions: [HTTPHeaders.Field] {
    [
      entityTag.map { HTTPHeaders.Field("If-None-Match", $0) },
      lastModified.map { HTTPHeaders.Field("If-Modified-Since", $0) },
    ].compactMap { $0 }
  }

  private static let shortest = 600.0
  private static let longest = 7_200.0
}
