/// A value of JSON that may be of another type than documented: decoding never fails, what can't be used is `nothing`.
enum LooseValue: Decodable, Hashable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case nothing

  init(from decoder: any Decoder) throws {
    guard let value = try? decoder.singleValueContainer(), !value.decodeNil() else {
      self = .nothing
      return
    }
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = (try? value.decode(Bool.self)).map(LooseValue.flag) ?? .nothing
    }
  }

  /// The number, also where it is written as text; always finite.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .flag, .nothing: nil
    }
  }

  /// The text, unless it is empty.
  var text: String? {
    if case .text(let text) = self, !text.isEmpty { text } else { nil }
  }
}
