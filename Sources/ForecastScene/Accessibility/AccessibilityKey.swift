/// What a tree depends on, in a few numbers: two frames of one stage with equal keys have equal trees.
///
/// Made in every frame without memory of its own; while it stays the same, nobody who listens needs a new tree.
public struct AccessibilityKey: Hashable, Sendable {
  /// Which printing of words and rectangles.
  public var printing = 0
  /// Device pixels.
  public var width = 0
  public var height = 0
  /// The hour that is told: where the tape rests or is on its way to; under a finger the nearest.
  public var hour = 0
  public var focus: AccessibilityTree.ElementID?
  /// Device pixels the page is scrolled down by: it moves every rectangle, and nothing else.
  public var scroll = 0
  /// How far the page has been moved against burn-in.
  public var drift = PixelOffset.zero

  public init() {}
}
