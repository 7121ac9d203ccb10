import CAccessibility
import ForecastScene

/// A tree in the bus's form: elements that point into one run of characters.
struct BusPage {
  private var elements: [AlmanacElement] = []
  private var characters: [CChar] = []
  /// Where each element's name, value text and identifier begin; nil for no text.
  private var texts: [(name: Int, value: Int?, identifier: Int)] = []
  private let focus: UInt32
  private let isBusy: Bool

  init(_ tree: AccessibilityTree) {
    focus = tree.focus?.number ?? 0
    isBusy = tree.isBusy
    let hasTape = tree.elements.contains { $0.id == .tape }
    for element in tree.elements { add(element, hasTape: hasTape) }
  }

  private mutating func add(_ element: AccessibilityTree.Element, hasTape: Bool) {
    texts.append((keep(element.name), element.value.map { keep($0.text) }, keep(element.id.name)))
    elements.append(AlmanacElement(element, hasTape: hasTape))
  }

  /// The bus's strings end at a zero; within a text there is none.
  private mutating func keep(_ text: String) -> Int {
    let start = characters.count
    characters.append(contentsOf: text.utf8.lazy.filter { $0 != 0 }.map { CChar(bitPattern: $0) })
    characters.append(0)
    return start
  }

  /// Calls `body` with the page; its pointers hold as long as that.
  func withPage(_ body: (inout AlmanacPage) -> Void) {
    characters.withUnsafeBufferPointer { characters in
      var elements = elements
      for (index, text) in texts.enumerated() {
        guard let base = characters.baseAddress else { break }
        elements[index].name = base + text.name
        elements[index].valueText = text.value.map { base + $0 }
        elements[index].identifier = base + text.identifier
      }
      elements.withUnsafeBufferPointer { elements in
        var page = AlmanacPage()
        page.elements = elements.baseAddress
        page.count = elements.count
        page.focus = focus
        page.isBusy = isBusy
        body(&page)
      }
    }
  }
}

extension AlmanacElement {
  /// Everything but the texts.
  fileprivate init(_ element: AccessibilityTree.Element, hasTape: Bool) {
    self.init()
    id = element.id.number
    parent = element.parent?.number ?? 0
    role = element.role.bus
    actions = element.actions.reduce(0) { $0 | $1.bus }
    controls = hasTape && [.earlier, .later].contains(element.id) ? AccessibilityTree.ElementID.tape.number : 0
    place(in: element.frame)
    position = Int32(clamping: element.position?.index ?? 0)
    count = Int32(clamping: element.position?.count ?? 0)
    isFocusable = element.isFocusable
    if let value = element.value { set(value) }
  }

  private mutating func place(in frame: PixelRect) {
    x = Int32(clamping: frame.minX)
    y = Int32(clamping: frame.minY)
    width = Int32(clamping: frame.maxX - frame.minX)
    height = Int32(clamping: frame.maxY - frame.minY)
  }

  private mutating func set(_ standing: AccessibilityTree.Value) {
    hasValue = true
    value = Int32(clamping: standing.current)
    least = Int32(clamping: standing.range.lowerBound)
    most = Int32(clamping: standing.range.upperBound)
  }
}

extension AccessibilityTree.Role {
  fileprivate var bus: AlmanacRole {
    switch self {
    case .page: AlmanacRolePage
    case .heading: AlmanacRoleHeading
    case .slider: AlmanacRoleSlider
    case .button: AlmanacRoleButton
    case .image: AlmanacRoleImage
    case .list: AlmanacRoleList
    case .listItem: AlmanacRoleListItem
    case .group: AlmanacRolePanel
    case .text: AlmanacRoleText
    case .status: AlmanacRoleStatus
    }
  }
}

extension AccessibilityTree.Action {
  fileprivate var bus: UInt32 {
    switch self {
    case .increment: UInt32(AlmanacIncrement)
    case .decrement: UInt32(AlmanacDecrement)
    case .press: UInt32(AlmanacPress)
    }
  }
}
