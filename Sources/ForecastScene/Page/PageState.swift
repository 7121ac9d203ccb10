/// What the page as a whole shows.
public enum PageState: Hashable, Sendable {
  /// The clock of the board has not been set: nothing dated is shown.
  case waitingForClock
  /// Nothing has come yet: the ruled page with quiet bars.
  case loading
  /// Nothing could be had and nothing is cached.
  case failed
  /// A forecast is printed, at its age.
  case current(Freshness)

  /// Whether a forecast is printed.
  public var hasForecast: Bool {
    if case .current = self { true } else { false }
  }
}
