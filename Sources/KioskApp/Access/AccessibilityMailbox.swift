import CAccessibility
import ForecastScene
import Synchronization

/// What the accessibility bus has had to say since somebody last looked.
struct AccessibilityNews: Sendable {
  /// Oldest first.
  var requests: [AccessibilityRequest] = []
  /// Somebody reads the page, or nobody any more; nil where that is as it was.
  var hasAudience: Bool?
  /// A screen reader listens; nil where that is as it was.
  var hasReader: Bool?
  /// What the desktop wishes now; nil where that is as it was.
  var desktop: DesktopWishes?
  /// The last question that waits for a page.
  var question: UInt64 = 0
}

/// Where the bus's thread leaves its news for the loop.
final class AccessibilityMailbox: Sendable {
  private let news = Mutex(AccessibilityNews())
  /// Has the loop look at its page again.
  let wake: @Sendable () -> Void

  /// `wake` is called on the bus's thread when there are news.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// What has come since the last call.
  func take() -> AccessibilityNews {
    news.withLock { news in
      defer { news = AccessibilityNews(question: news.question) }
      return news
    }
  }

  /// On the bus's thread.
  func put(_ item: AlmanacNews) {
    news.withLock { $0.add(item) }
    wake()
  }
}

extension AccessibilityNews {
  fileprivate mutating func add(_ item: AlmanacNews) {
    question = max(question, item.question)
    switch item.kind {
    case AlmanacNewsAudience: hasAudience = item.value != 0
    case AlmanacNewsReader: hasReader = item.value != 0
    case AlmanacNewsDesktop: desktop = DesktopWishes(item.desktop)
    default: if let request = AccessibilityRequest(item) { requests.append(request) }
    }
  }
}

extension AccessibilityRequest {
  /// What the bus was asked; nil where its element has no name here.
  fileprivate init?(_ item: AlmanacNews) {
    guard let element = AccessibilityTree.ElementID(number: item.element) else { return nil }
    switch item.kind {
    case AlmanacNewsFocus: self = .focus(element)
    case AlmanacNewsPress: self = .perform(.press, on: element)
    case AlmanacNewsIncrement: self = .perform(.increment, on: element)
    case AlmanacNewsDecrement: self = .perform(.decrement, on: element)
    case AlmanacNewsSet: self = .set(element, to: Int(item.value))
    default: return nil
    }
  }
}
