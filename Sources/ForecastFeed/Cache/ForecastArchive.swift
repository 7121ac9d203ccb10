import ForecastScene

/// What a feed keeps of a place between two answers and two runs: the last answer of each service, and today's hours.
///
/// It never fails: what can't be read is as good as not there, what can't be written is said once and tried again.
struct ForecastArchive: Sendable {
  /// Nil keeps everything in memory only.
  private let shelf: CacheShelf?
  private let keys: [CacheKey]
  private var files: [CacheFile?]
  /// When each file was last written, in monotonic seconds.
  private var written: [Double?]
  private var ledger = ExtremesLedger()
  private var ledgerWritten: Double?
  private var allowance = WriteAllowance()
  private var fault: CacheError?
  private let log: @Sendable (String) -> Void

  /// Seconds between two writes of the ledger, and of an answer that was only confirmed: what is lost in a power cut is
  /// made up from the answer itself.
  private static let pause = 3_600.0
  /// By how much the clock may differ from the one an answer was kept by.
  private static let slack = 600.0

  init(_ keys: [CacheKey], folder: String?, log: @escaping @Sendable (String) -> Void) {
    self.keys = keys
    self.log = log
    shelf = folder.map(CacheShelf.init)
    files = keys.map { _ in nil }
    written = keys.map { _ in nil }
  }

  /// The last answer of a service, as far as it is known.
  func parts(of index: Int) -> [WirePart] { files[index]?.parts ?? [] }

  /// When that answer was given or confirmed.
  func received(of index: Int) -> Instant? { files[index]?.received }

  /// Reads what an earlier run has kept. What a later time than the present one was written at is left alone: one of the
  /// two clocks is wrong, and how old the answer is can't be known.
  mutating func open(at now: Instant) {
    guard let shelf else { return }
    shelf.sweep()
    for index in keys.indices where files[index] == nil {
      guard let file = shelf.read(keys[index].fileName), file.title == title(index),
        file.received < now.advanced(by: Self.slack)
      else { continue }
      files[index] = file
    }
    if ledger.entries.isEmpty, let name = ledgerName, let part = shelf.read(name)?.parts.first {
      ledger = ExtremesLedger(text: String(decoding: part.body, as: UTF8.self))
    }
  }

  /// Forgets an answer that could not be used, and puts its file aside.
  mutating func reject(_ index: Int) {
    files[index] = nil
    shelf?.setAside(keys[index].fileName)
  }

  /// Keeps an answer that was given or confirmed now; `t` is the monotonic time.
  mutating func keep(_ parts: [WirePart], of index: Int, received: Instant, at t: Double) {
    let isNew = files[index].map { $0.parts.map(\.body) != parts.map(\.body) } ?? true
    let file = CacheFile(title: title(index), received: received, parts: parts)
    files[index] = file
    guard isNew || isDue(written[index], at: t) else { return }
    if write(file, to: keys[index].fileName, at: t) { written[index] = t }
  }

  /// Completes today's extremes by the hours that have gone, and keeps the hours to come.
  mutating func complete(
    _ answer: ForecastAnswer, tellsWholeDays: Bool, at t: Double?
  ) -> ForecastAnswer {
    var answer = answer
    answer.forecast = ledger.complete(answer.forecast, in: answer.zone, tellsWholeDays: tellsWholeDays)
    guard let t, let name = ledgerName, isDue(ledgerWritten, at: t) else { return answer }
    let part = WirePart(body: Array(ledger.text.utf8))
    let file = CacheFile(title: "hours of today", received: answer.forecast.received, parts: [part])
    if write(file, to: name, at: t) { ledgerWritten = t }
    return answer
  }

  private func title(_ index: Int) -> String { "\(keys[index].service) \(keys[index].place) \(keys[index].address)" }

  private var ledgerName: String? { keys.first.map { "hours_\($0.place).ledger" } }

  private func isDue(_ last: Double?, at t: Double) -> Bool { last.map { t - $0 >= Self.pause } ?? true }

  private mutating func write(_ file: CacheFile, to name: String, at t: Double) -> Bool {
    guard let shelf, allowance.take(at: t) else { return false }
    do throws(CacheError) {
      try shelf.write(file, to: name)
      fault = nil
      return true
    } catch {
      if fault?.code != error.code { log(error.reason) }
      fault = error
      return false
    }
  }
}
