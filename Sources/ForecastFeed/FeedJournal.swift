/// What the log says of a feed: a line for each change of fortune, not one for each attempt.
struct FeedJournal: Sendable {
  private let names: [String]
  private let log: @Sendable (String) -> Void
  /// How each service stood when it was last told of; nil for not yet.
  private var told: [String?]
  private var printed: Int?
  /// What was remarked on each service's last answer: the same is not said twice.
  private var remarks: [[String]]

  init(_ names: [String], log: @escaping @Sendable (String) -> Void) {
    self.names = names
    self.log = log
    told = names.map { _ in nil }
    remarks = names.map { _ in [] }
  }

  /// A service has answered.
  mutating func note(_ answer: ForecastAnswer, of index: Int) {
    if printed != index || told[index] != "well" {
      log(index == 0 ? "the forecast comes from \(names[index])" : "\(names[index]) stands in for \(names[0])")
    }
    printed = index
    told[index] = "well"
    for remark in answer.remarks where !remarks[index].contains(remark) { log(remark) }
    remarks[index] = answer.remarks
  }

  /// A service has failed. The same kind of failure is told once, however its details vary.
  mutating func note(_ error: FeedError, of index: Int) {
    guard error != .cancelled, told[index] != error.kind.rawValue else { return }
    told[index] = error.kind.rawValue
    log("no forecast from \(names[index]): \(error.reason)")
  }
}
