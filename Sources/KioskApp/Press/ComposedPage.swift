import ForecastFeed
import ForecastScene

/// A page ready for the stage, and until when it holds.
struct ComposedPage {
  let content: PageContent
  let words: PageWords
  let whereabouts: Whereabouts
  /// Why the last attempt to get a forecast brought nothing.
  let error: FeedError?
  let settings: SceneSettings
  /// The first instant at which another page is due; nil for never.
  let nextChange: Instant?
}
