import ForecastFeed
import ForecastScene

/// A page ready for the stage, and until when it holds.
struct ComposedPage {
  let content: PageContent
  let words: PageWords
  let whereabouts: Whereabouts
  /// Why the last attempt to get a forecast brought nothing.
  let error: FeedError?
  /// The same, unless it was only made up for looking at: what a command ends with.
  let failure: FeedError?
  let settings: SceneSettings
  /// Whether it is night at the place, by the sun or by the hours that were set; whatever edition is printed.
  let isNight: Bool
  /// The first instant at which another page is due; nil for never.
  let nextChange: Instant?
}
