/// Why a mask has no place in the atlas.
enum AtlasError: Error, Equatable {
  /// There is no room left: begin again, larger or with what is needed now.
  case full
  /// SDL refuses, in its own words.
  case refused(String)
}
