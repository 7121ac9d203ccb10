/// What somebody asks of an element from outside: a screen reader, a switch, a voice.
public enum AccessibilityRequest: Hashable, Sendable {
  case focus(AccessibilityTree.ElementID)
  case perform(AccessibilityTree.Action, on: AccessibilityTree.ElementID)
  /// Outside the element's range the nearest value counts.
  case set(AccessibilityTree.ElementID, to: Int)
}
