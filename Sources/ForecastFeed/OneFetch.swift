/// One question to one service, waited for: what a command that prints one page asks.
public struct OneFetch {
  private let source: FeedSource
  private let question: FeedQuestion

  /// Makes the question; nothing is asked yet.
  public init(_ source: FeedSource, _ question: FeedQuestion) {
    self.source = source
    self.question = question
  }

  /// What an earlier run has kept, where there is any, then what came. Nothing at all while the clock is not set.
  public func updates() -> [FeedUpdate] {
    // The command tells by itself how it ends.
    var question = question
    question.log = { _ in }
    var engine = FeedEngine([source], question)
    guard engine.isClockSet else { return [] }
    return [engine.recall(), engine.attempt()].compactMap { $0 }
  }
}
