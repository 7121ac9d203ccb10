import ForecastScene

/// How a path becomes a shape.
enum ShapeStyle: Hashable {
  case fill
  case stroke(width: Fixed, cap: StrokeCap)

  /// Adds the outline whose inside is the shape.
  func trace(_ path: Path, into outline: inout Outline) {
    switch self {
    case .fill: outline.fill(path)
    case .stroke(let width, let cap): outline.stroke(path, width: width, cap: cap)
    }
  }
}
