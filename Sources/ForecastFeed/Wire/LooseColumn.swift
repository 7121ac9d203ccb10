/// An array of JSON of which any element may be anything; what is no array is an empty one.
struct LooseColumn: Decodable {
  let values: [LooseValue]

  init(from decoder: any Decoder) throws {
    var values: [LooseValue] = []
    if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd, let value = try? list.decode(LooseValue.self) { values.append(value) }
    }
    self.values = values
  }
}
