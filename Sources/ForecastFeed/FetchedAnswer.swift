import ForecastScene

/// An answer with what is known of how it came.
public struct FetchedAnswer: Sendable {
  public let answer: ForecastAnswer
  /// Round trips that it took; 0 for one from files.
  public let parts: Int
  /// Bytes that came, unpacked.
  public let bytes: Int
  /// What the service says about how long it holds.
  public let validity: AnswerValidity

  /// Makes an answer that came over no network unless it says so.
  public init(answer: ForecastAnswer, parts: [WirePart] = [], validity: AnswerValidity = AnswerValidity()) {
    self.answer = answer
    self.parts = parts.count
    bytes = parts.map(\.body.count).reduce(0, +)
    self.validity = validity
  }
}

extension FeedSource {
  /// Asks once and keeps nothing.
  public func fetch(_ question: FeedQuestion) throws(FeedError) -> FetchedAnswer {
    let parts = try provider.fetch(question.query, over: http)
    let answer = try answer(parts, received: question.clock.now(), zones: question.zones)
    return FetchedAnswer(answer: answer, parts: parts, validity: provider.validity(of: parts))
  }
}
