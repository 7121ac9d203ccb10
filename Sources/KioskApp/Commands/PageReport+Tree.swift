import ForecastScene

extension PageReport {
  /// The page as it is read by whoever does not see it.
  var accessibility: JSON {
    [
      "focus": .string(tree.focus?.name), "busy": .bool(tree.isBusy), "elements": .array(tree.elements.map(element)),
    ]
  }

  private func element(_ element: AccessibilityTree.Element) -> JSON {
    [
      "id": .string(element.id.name), "parent": .string(element.parent?.name), "role": .string(element.role.rawValue),
      "name": .string(element.name), "value": value(element.value), "frame": frame(element.frame),
      "actions": .array(element.actions.map { JSON.string($0.rawValue) }), "focusable": .bool(element.isFocusable),
      "focused": .bool(element.id == tree.focus), "position": position(element.position),
    ]
  }

  private func value(_ value: AccessibilityTree.Value?) -> JSON {
    guard let value else { return nil }
    return [
      "current": .integer(value.current), "minimum": .integer(value.range.lowerBound),
      "maximum": .integer(value.range.upperBound), "text": .string(value.text),
    ]
  }

  private func position(_ position: AccessibilityTree.Position?) -> JSON {
    guard let position else { return nil }
    return ["index": .integer(position.index), "count": .integer(position.count)]
  }

  private func frame(_ rect: PixelRect) -> JSON {
    [
      "x": .integer(rect.minX), "y": .integer(rect.minY), "width": .integer(rect.width),
      "height": .integer(rect.height),
    ]
  }
}
