/// The page as somebody reads it who does not see it: elements in reading order, with their words, values and places.
///
/// A pure function of the page; made only for whoever listens, never for a frame.
public struct AccessibilityTree: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case page
    case heading
    case slider
    case button
    case image
    case list
    case listItem = "list item"
    case group
    case text
    case status
  }

  public enum Action: String, Hashable, Sendable, CaseIterable {
    case increment
    case decrement
    case press
  }

  /// What a slider stands at. The range is closed; a step is one.
  public struct Value: Hashable, Sendable {
    public var current: Int
    public var range: ClosedRange<Int>
    /// "15:00, 24 degrees, Sunny".
    public var text: String

    public init(current: Int, range: ClosedRange<Int>, text: String) {
      self.current = current
      self.range = range
      self.text = text
    }
  }

  /// Place in a list, counted from one.
  public struct Position: Hashable, Sendable {
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  public struct Element: Hashable, Sendable {
    public var id: ElementID
    /// Nil for the page itself.
    public var parent: ElementID?
    public var role: Role
    public var name: String
    public var value: Value?
    /// Device pixels of the output, the page's scroll taken into account; it may lie off the screen.
    public var frame: PixelRect
    public var actions: [Action]
    public var isFocusable: Bool
    public var position: Position?

    public init(
      id: ElementID, parent: ElementID? = .page, role: Role, name: String, value: Value? = nil, frame: PixelRect,
      actions: [Action] = [], isFocusable: Bool = false, position: Position? = nil
    ) {
      self.id = id
      self.parent = parent
      self.role = role
      self.name = name
      self.value = value
      self.frame = frame
      self.actions = actions
      self.isFocusable = isFocusable
      self.position = position
    }
  }

  /// Something said without being asked for.
  public struct Announcement: Hashable, Sendable {
    public var text: String
    /// Interrupts what is being said.
    public var isUrgent: Bool

    public init(text: String, isUrgent: Bool) {
      self.text = text
      self.isUrgent = isUrgent
    }
  }

  /// In reading order; parents before their children.
  public var elements: [Element]
  public var focus: ElementID?
  /// A new page is on its way.
  public var isBusy: Bool

  public init(elements: [Element], focus: ElementID?, isBusy: Bool) {
    self.elements = elements
    self.focus = focus
    self.isBusy = isBusy
  }

  /// The element of a name; nil where the page has none.
  public subscript(id: ElementID) -> Element? { elements.first { $0.id == id } }

  /// Whether the page would do as it is asked, so that whoever asks can be told before the page has.
  public func accepts(_ request: AccessibilityRequest) -> Bool {
    switch request {
    case .focus(let id): self[id]?.isFocusable == true
    case .set(let id, _): self[id]?.value != nil
    case .perform(let action, let id): accepts(action, on: id)
    }
  }

  /// At an end there is no further step.
  private func accepts(_ action: Action, on id: ElementID) -> Bool {
    guard let element = self[id], element.actions.contains(action) else { return false }
    guard let value = element.value else { return true }
    switch action {
    case .increment: return value.current < value.range.upperBound
    case .decrement: return value.current > value.range.lowerBound
    case .press: return true
    }
  }
}
