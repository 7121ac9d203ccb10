import ForecastScene
import FoundationEssentials

/// The wire form of a replay event: every field optional, none understood yet.
struct ReplayLine: Decodable {
  /// Why a line is no event.
  struct Refusal: Error {
    let reason: String
  }

  var t: Double?
  var type: String?
  var x: Double?
  var y: Double?
  var finger: Double?
  var key: String?
  var dx: Double?
  var dy: Double?
  var detents: Double?
  var element: String?
  var action: String?
  var value: Double?
  var file: String?
  var now: String?
  var width: Double?
  var height: Double?

  init(json: String) throws(Refusal) {
    do {
      self = try JSONDecoder().decode(ReplayLine.self, from: Data(json.utf8))
    } catch DecodingError.typeMismatch(_, let context) {
      let field = context.codingPath.first?.stringValue
      throw Refusal(reason: field.map { "\($0) is of the wrong type" } ?? "it is not a JSON object")
    } catch {
      throw Refusal(reason: "it is not a JSON object on one line")
    }
  }

  /// The event the fields make.
  func event() throws(Refusal) -> ReplayEvent {
    let t = try require(t, "t")
    guard t >= 0, t <= 1e6 else { throw Refusal(reason: "t lies outside 0…1000000 seconds") }
    return ReplayEvent(t: t, kind: try kind())
  }

  private func kind() throws(Refusal) -> ReplayEvent.Kind {
    let type = try require(type, "type")
    if let phase = SceneEvent.PointerPhase(rawValue: type) { return try pointer(phase) }
    switch type {
    case "key": return .key(try keyName())
    case "wheel": return try wheel()
    case "turn": return .turn(try whole(detents, "detents"))
    case "focus": return .accessibility(.focus(try elementID()))
    case "perform": return .accessibility(.perform(try actionName(), on: try elementID()))
    case "set": return .accessibility(.set(try elementID(), to: try whole(value, "value")))
    case "forecast": return .forecast(file: try require(file, "file"))
    case "clock": return .clock(try instant())
    case "resize": return .resize(try size())
    case "end": return .end
    default:
      let known = "down, move, up, cancel, key, wheel, turn, focus, perform, set, forecast, clock, resize, end"
      throw Refusal(reason: "there is no type “\(type)”; \(known) are")
    }
  }

  private func require<Value>(_ value: Value?, _ name: String) throws(Refusal) -> Value {
    guard let value else { throw Refusal(reason: "\(name) is missing") }
    return value
  }

  /// A coordinate or an amount that a page can take.
  private func number(_ value: Double?, _ name: String) throws(Refusal) -> Double {
    let value = try require(value, name)
    guard abs(value) <= 1e6 else { throw Refusal(reason: "\(name) lies outside -1000000…1000000") }
    return value
  }

  /// An amount of which there are no parts. The decoder's own refusal of one would not say which field it is in.
  private func whole(_ value: Double?, _ name: String) throws(Refusal) -> Int {
    guard let whole = Int(exactly: try require(value, name)) else {
      throw Refusal(reason: "\(name) has to be a whole number")
    }
    return whole
  }

  private func pointer(_ phase: SceneEvent.PointerPhase) throws(Refusal) -> ReplayEvent.Kind {
    let finger = try whole(finger ?? 0, "finger")
    // A contact that is called off has no place.
    guard phase != .cancel else { return .pointer(phase, finger: finger, x: x ?? 0, y: y ?? 0) }
    return .pointer(phase, finger: finger, x: try number(x, "x"), y: try number(y, "y"))
  }

  private func keyName() throws(Refusal) -> SceneEvent.Key {
    let name = try require(key, "key")
    guard let key = SceneEvent.Key(rawValue: name) else {
      let known = SceneEvent.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw Refusal(reason: "there is no key “\(name)”; \(known) are")
    }
    return key
  }

  private func elementID() throws(Refusal) -> AccessibilityTree.ElementID {
    let name = try require(element, "element")
    guard let id = AccessibilityTree.ElementID(name: name) else {
      throw Refusal(reason: "there is no element “\(name)”; tape, arc, day-0, cell-3 and retry are such")
    }
    return id
  }

  private func actionName() throws(Refusal) -> AccessibilityTree.Action {
    let name = try require(action, "action")
    guard let action = AccessibilityTree.Action(rawValue: name) else {
      let known = AccessibilityTree.Action.allCases.map(\.rawValue).joined(separator: ", ")
      throw Refusal(reason: "there is no action “\(name)”; \(known) are")
    }
    return action
  }

  private func wheel() throws(Refusal) -> ReplayEvent.Kind {
    let spot = x == nil && y == nil ? nil : ReplayEvent.Spot(x: try number(x, "x"), y: try number(y, "y"))
    guard dx != nil || dy != nil else { throw Refusal(reason: "dx and dy are missing") }
    return .wheel(dx: try number(dx ?? 0, "dx"), dy: try number(dy ?? 0, "dy"), at: spot)
  }

  private func instant() throws(Refusal) -> Instant {
    let text = try require(now, "now")
    guard let instant = Instant(iso8601: text) else {
      throw Refusal(reason: "now has to be a time with its offset, such as 2026-07-14T15:00:00+01:00")
    }
    return instant
  }

  private func size() throws(Refusal) -> PageSettings.Size {
    let size = PageSettings.Size(width: try whole(width, "width"), height: try whole(height, "height"))
    guard PageSettings.Size.sides.contains(size.width), PageSettings.Size.sides.contains(size.height) else {
      throw Refusal(reason: "width and height lie outside 64…8192 pixels")
    }
    return size
  }
}
