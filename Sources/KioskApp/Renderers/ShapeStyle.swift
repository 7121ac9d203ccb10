import ForecastScene

/// How a path becomes a shape.
enum ShapeStyle: Hashable {
  case fill
  case stroke(width: Fixed, cap: StrokeCap)

  /// The outline whose inside is the shape.
  func outline(of path: Path) -> Outline {
    switch self {
    case .fill: Outline(filling: path)
    case .stroke(let width, let cap): Outline(stroking: path, width: width, cap: cap)
    }
  }
}
