import CAccessibility
import ForecastScene

/// The page on the desktop's accessibility bus: trees go out to whoever reads, what they ask comes back.
///
/// A tree is made only while somebody reads, and only when a frame's key is a new one. Without a bus nothing happens.
final class AccessibilityBus {
  /// Nil once it was stopped.
  private var bus: OpaquePointer?
  private let mailbox: AccessibilityMailbox
  private var hasAudience = false
  /// The key of the tree that is on the bus.
  private var shown: AccessibilityKey?
  /// A question that waits for a page, and the last one answered.
  private var question: UInt64 = 0
  private var answered: UInt64 = 0
  /// What nobody could hear yet, and when it was said; seconds for which it is worth hearing.
  private var unheard: (AccessibilityTree.Announcement, Double)?
  private static let timely = 3.0
  /// Where the window stands on the screen, in pixels.
  private var origin: (x: Int, y: Int) = (0, 0)
  /// A screen reader listens: then the page itself is silent, and stays where it is.
  private(set) var hasReader = false

  /// Joins the bus where the settings allow it. `wake` is called on another thread when `take` has something to bring.
  init?(_ settings: RunSettings, driver: String, wake: @escaping @Sendable () -> Void) {
    guard settings.accessibility == .auto else { return nil }
    let mailbox = AccessibilityMailbox(wake: wake)
    guard let bus = Self.start(settings.announcing, mailbox) else { return nil }
    self.bus = bus
    self.mailbox = mailbox
    setActive(Self.isAlone(driver: driver))
  }

  private static func start(_ announcing: RunSettings.Announcing, _ mailbox: AccessibilityMailbox) -> OpaquePointer? {
    "Almanac".withCString { name in
      Almanac.version.withCString { version in
        "en".withCString { locale in
          var program = AlmanacProgram(name: name, version: version, locale: locale, announcing: announcing.bus)
          return almanac_bus_start(&program, hear, Unmanaged.passUnretained(mailbox).toOpaque())
        }
      }
    }
  }

  deinit { stop() }

  /// Leaves the bus, before what `wake` wakes is gone.
  func stop() {
    if let bus { almanac_bus_stop(bus) }
    bus = nil
  }

  // MARK: In

  /// What has come from the bus since the last call.
  func take() -> AccessibilityNews {
    let news = mailbox.take()
    if let hasAudience = news.hasAudience { self.hasAudience = hasAudience }
    if let hasReader = news.hasReader { self.hasReader = hasReader }
    question = news.question
    return news
  }

  /// Does what has come.
  func deliver(to performance: Performance, at t: Double) {
    let news = take()
    for request in news.requests { performance.stage.handle(.accessibility(request), at: t) }
    guard news.hasReader != nil || news.desktop != nil else { return }
    performance.update(at: t) { pressroom, _ in
      if let hasReader = news.hasReader { pressroom.isReadAloud = hasReader }
      if let desktop = news.desktop { pressroom.desktop = desktop }
    }
  }

  // MARK: Out

  /// Hands over the tree where its key is a new one and somebody reads. Without a key, as of a window that nobody sees, only
  /// where it was asked for.
  func follow(_ stage: Stage, key: AccessibilityKey?, at t: Double) {
    guard let bus, hasAudience, question != answered || (key != nil && key != shown) else { return }
    let page = BusPage(tree(of: stage, at: t))
    page.withPage { page in
      page.answered = question
      page.originX = Int32(clamping: origin.x)
      page.originY = Int32(clamping: origin.y)
      almanac_bus_update(bus, &page)
    }
    shown = key
    answered = question
    sayUnheard(at: t)
  }

  /// A reader has to be somewhere: where nobody has the focus yet, the tape gets it, and the next frame its ring.
  private func tree(of stage: Stage, at t: Double) -> AccessibilityTree {
    let tree = stage.accessibilityTree(at: t)
    guard hasReader, tree.focus == nil, tree[.tape] != nil else { return tree }
    stage.handle(.accessibility(.focus(.tape)), at: t)
    mailbox.wake()
    return stage.accessibilityTree(at: t)
  }

  /// Says something to whoever listens.
  func announce(_ announcement: AccessibilityTree.Announcement, at t: Double) {
    guard let bus, hasAudience else { return unheard = (announcement, t) }
    announcement.text.withCString { almanac_bus_announce(bus, $0, announcement.isUrgent) }
  }

  /// A page that has just started has spoken before the bus knew of it.
  private func sayUnheard(at t: Double) {
    guard let (announcement, time) = unheard else { return }
    unheard = nil
    if t - time < Self.timely { announce(announcement, at: t) }
  }

  /// Whether the window is the one that is worked with.
  func setActive(_ isActive: Bool) {
    if let bus { almanac_bus_set_active(bus, isActive) }
  }

  /// The window stands somewhere else; rectangles on the screen follow with the next page.
  func setOrigin(x: Int, y: Int) {
    guard origin != (x, y) else { return }
    origin = (x, y)
    shown = nil
  }
}

/// Called by the bus's thread, never after `almanac_bus_stop`.
private func hear(mailbox: UnsafeMutableRawPointer?, news: UnsafePointer<AlmanacNews>?) {
  guard let mailbox, let news else { return }
  Unmanaged<AccessibilityMailbox>.fromOpaque(mailbox).takeUnretainedValue().put(news.pointee)
}

extension RunSettings.Announcing {
  fileprivate var bus: AlmanacAnnouncing {
    switch self {
    case .auto: AlmanacAnnounceAsHeard
    case .announcement: AlmanacAnnounceAlways
    case .notification: AlmanacNotifyAlways
    }
  }
}
