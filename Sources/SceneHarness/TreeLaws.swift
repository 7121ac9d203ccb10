import ForecastScene

/// The laws of a page that is read aloud; a test feeds them scripts and expects no sentence back.
public enum TreeLaws {
  /// The laws a script breaks when it is looked at at some times.
  public static func broken(by script: GestureScript, samples: [Double]) -> [String] {
    var trees: [AccessibilityKey: AccessibilityTree] = [:]
    var broken: [String] = []
    let stage = Stage(measuring: FixedMeasurer())
    let last = play(script, on: stage, samples: samples) { key, tree in
      if let known = trees[key], known != tree { broken.append("One key has two trees: \(difference(known, tree))") }
      trees[key] = tree
      broken += faults(of: tree)
    }
    let fresh = play(script, on: Stage(measuring: FixedMeasurer()), samples: []) { _, _ in }
    if last != fresh { broken.append("A stage that was asked once has another tree.") }
    return broken
  }

  private static func play(
    _ script: GestureScript, on stage: Stage, samples: [Double], _ look: (AccessibilityKey, AccessibilityTree) -> Void
  ) -> AccessibilityTree {
    var rest = script.steps[...]
    for t in script.times(samples) {
      while let step = rest.first, step.t <= t {
        stage.handle(step.event, at: step.t)
        rest.removeFirst()
      }
      look(stage.frame(at: t).accessibility, stage.accessibilityTree(at: t))
    }
    return stage.accessibilityTree(at: script.end)
  }

  private static func difference(_ a: AccessibilityTree, _ b: AccessibilityTree) -> String {
    if a.focus != b.focus || a.isBusy != b.isBusy { return "focus or busy" }
    return zip(a.elements, b.elements).first { $0 != $1 }.map { "\($0) is not \($1)" } ?? "their lengths"
  }

  /// What is wrong with one tree.
  public static func faults(of tree: AccessibilityTree) -> [String] {
    var seen: Set<AccessibilityTree.ElementID> = []
    var faults: [String] = []
    for element in tree.elements {
      if !seen.insert(element.id).inserted { faults.append("\(element.id) stands there twice.") }
      if let parent = element.parent, !seen.contains(parent) { faults.append("\(element.id) comes before its parent.") }
      if element.parent == nil, element.id != .page { faults.append("\(element.id) has no parent.") }
      if element.name.isEmpty { faults.append("\(element.id) has no name.") }
      if let value = element.value, !value.range.contains(value.current) {
        faults.append("\(element.id) is out of range.")
      }
    }
    if let focus = tree.focus, tree[focus]?.isFocusable != true { faults.append("\(focus) can't have the focus.") }
    return faults
  }
}
