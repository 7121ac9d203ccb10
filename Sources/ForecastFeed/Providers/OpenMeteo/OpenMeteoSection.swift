/// Parallel columns with the units they are said to be in.
struct OpenMeteoSection {
  let columns: [String: [LooseValue]]
  let units: [String: String]

  private static let statistics: Set = ["max", "min", "mean"]

  /// Whether the columns are those of several models, each name ending in the model's.
  var isOfSeveralModels: Bool {
    columns["temperature_2m"] == nil && columns["temperature_2m_max"] == nil
      && columns.keys.contains {
        $0.hasPrefix("temperature_2m_") && !Self.statistics.contains(String($0.dropFirst(15)))
      }
  }
}
