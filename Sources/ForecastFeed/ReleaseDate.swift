import ForecastScene

/// The day before which this version did not exist.
///
/// A machine whose clock shows an earlier time has not been told the time yet: boards without a battery begin in 1970, or
/// where they were switched off. Nothing dated is shown then, and no service is asked, for every certificate would seem to
/// lie in the future. It is a constant of the source, so that one source gives one binary; move it with each release.
public enum ReleaseDate {
  /// Midnight (UTC) of the release.
  public static let instant = Instant(
    secondsSince1970: Double(CivilDate(year: 2026, month: 5, day: 1).daysSince1970 * 86_400))
}
