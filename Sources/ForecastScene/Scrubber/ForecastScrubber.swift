public struct ForecastScrubber: Sendable {
  public enum Phase: String, Hashable, Sendable { case idle, pressed, dragging, flinging, settling }
}
