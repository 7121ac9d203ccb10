import CLinux
import Glibc

/// Waits for everything that can wake the loop, in one poll and without a wake-up in between.
final class LoopWait {
  private var sources: [any LoopSource] = []
  /// What all sources wait for, and whose each file is; the bell comes first.
  private var files: [pollfd] = []
  private var owners: [Int] = []
  private var isGathered = false
  private let bell: Doorbell
  /// What would be slept over: events that are queued already.
  private let hasQueued: () -> Bool

  init(bell: Doorbell = .loop, hasQueued: @escaping () -> Bool) {
    self.bell = bell
    self.hasQueued = hasQueued
  }

  /// Has the loop woken by a source from now on.
  func add(_ source: any LoopSource) {
    sources.append(source)
    isGathered = false
  }

  /// Forgets a source.
  func remove(_ source: any LoopSource) {
    sources.removeAll { $0 === source }
    isGathered = false
  }

  /// Sleeps until a time of the machine's clock, for ever if it is infinite, or until something happens.
  func sleep(until time: Double) {
    bell.quiet()
    guard !hasQueued() else { return }
    gather()
    let due = sources.reduce(time) { min($0, $1.deadline ?? .infinity) }
    poll(until: due)
    serve(deadlines: due < .infinity)
  }

  /// Sleeps until a frame is due, whatever happens; what is urgent is heard meanwhile, everything else then.
  func pace(until time: Double) {
    while true {
      gather(urgentOnly: true)
      let due = sources.reduce(time) { min($0, $1.isUrgent ? $1.deadline ?? .infinity : .infinity) }
      poll(until: due)
      serve(deadlines: due < time)
      if MonotonicClock.now >= time { break }
    }
    gather()
    poll(until: 0)
    serve(deadlines: true)
  }

  private var gathersUrgent = false

  private func gather(urgentOnly: Bool = false) {
    guard !isGathered || urgentOnly != gathersUrgent else { return }
    files.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    if !urgentOnly {
      files.append(bell.waited)
      owners.append(-1)
    }
    for (index, source) in sources.enumerated() where source.isUrgent || !urgentOnly {
      let waited = source.waited
      files.append(contentsOf: waited)
      owners.append(contentsOf: repeatElement(index, count: waited.count))
    }
    (isGathered, gathersUrgent) = (true, urgentOnly)
  }

  private func poll(until time: Double) {
    _ = almanac_wait(&files, UInt(files.count), time - MonotonicClock.now)
  }

  /// Serves everyone whose file has spoken, once, and who is due.
  private func serve(deadlines: Bool) {
    var last = -1
    for (file, owner) in zip(files, owners) where file.revents != 0 && owner >= 0 && owner != last {
      last = owner
      sources[owner].serve()
      isGathered = false
    }
    guard deadlines else { return }
    let now = MonotonicClock.now
    for source in sources {
      guard let due = source.deadline, due <= now else { continue }
      source.serve()
      isGathered = false
    }
  }
}
