import ForecastScene

/// What has to be set so that touch lies where the picture is, found from a few touches of known places.
enum TouchFit: Equatable {
  /// Nothing.
  case right
  /// The digitiser is mounted turned.
  case turned(QuarterTurn)
  /// Mirrored, shifted or stretched.
  case matrix(TouchMatrix)
  /// The touches contradict each other.
  case unclear

  /// A place that was touched and what the digitiser made of it, both as fractions of the panel.
  struct Touch: Equatable {
    let told: Point
    let meant: Point
  }

  /// How far from a ring's middle a finger may come down, as a share of the panel.
  static let precision = 0.04

  /// Looks for the simplest explanation: right, then a quarter turn, then a mirror, then any matrix.
  init(_ touches: [Touch]) {
    let exact = TouchMatrix.mountings.map { (matrix: $0, error: $0.error(touches)) }
    if let best = exact.min(by: { $0.error < $1.error }), best.error <= Self.precision {
      self = Self.named(best.matrix)
    } else if let fitted = TouchMatrix(fitting: touches), fitted.error(touches) <= Self.precision {
      self = .matrix(fitted.rounded)
    } else {
      self = .unclear
    }
  }

  private static func named(_ matrix: TouchMatrix) -> TouchFit {
    if matrix == .identity { return .right }
    let turn = QuarterTurn.allCases.first { TouchMatrix($0) == matrix }
    return turn.map(TouchFit.turned) ?? .matrix(matrix)
  }

  /// The option to be set; nil where there is none.
  var option: String? {
    switch self {
    case .right, .unclear: nil
    case .turned(let turn): "--touch-rotate \(turn.rawValue)"
    case .matrix(let matrix): "--touch-matrix \(matrix.numbers)"
    }
  }
}

extension TouchMatrix {
  /// The eight ways a digitiser can be mounted without being stretched.
  static let mountings: [TouchMatrix] = {
    let mirror = TouchMatrix(a: -1, b: 0, c: 1, d: 0, e: 1, f: 0)
    return QuarterTurn.allCases.map { TouchMatrix($0) } + QuarterTurn.allCases.map { mirror.then(TouchMatrix($0)) }
  }()

  /// How far the worst touch lies from where it was meant.
  func error(_ touches: [TouchFit.Touch]) -> Double {
    touches.reduce(0) { worst, touch in
      let p = self(touch.told)
      return max(worst, abs(p.x - touch.meant.x), abs(p.y - touch.meant.y))
    }
  }

  /// The matrix with the least squares of error; nil where the touches lie on a line.
  init?(fitting touches: [TouchFit.Touch]) {
    guard touches.count >= 3 else { return nil }
    var sums = NormalSums()
    for touch in touches { sums.add(touch) }
    guard let x = sums.solution(sums.x), let y = sums.solution(sums.y) else { return nil }
    self.init(a: x.0, b: x.1, c: x.2, d: y.0, e: y.1, f: y.2)
    guard isInvertible else { return nil }
  }

  /// To a ten thousandth: a tenth of a pixel on the widest panels.
  var rounded: TouchMatrix {
    TouchMatrix(
      a: Self.round(a), b: Self.round(b), c: Self.round(c), d: Self.round(d), e: Self.round(e), f: Self.round(f))
  }

  private static func round(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 + 0 }

  /// libinput's six numbers, in one word that no file of options tears apart.
  var numbers: String { [a, b, c, d, e, f].map(Self.text).joined(separator: ",") }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1_000 ? "\(Int(value))" : "\(value)"
  }
}

/// The sums of a least-squares fit of a plane through points: normal equations of three unknowns.
private struct NormalSums {
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0
  private var sx = 0.0
  private var sy = 0.0
  private var n = 0.0
  private(set) var x = (0.0, 0.0, 0.0)
  private(set) var y = (0.0, 0.0, 0.0)

  mutating func add(_ touch: TouchFit.Touch) {
    let (p, q) = (touch.told, touch.meant)
    xx += p.x * p.x
    xy += p.x * p.y
    yy += p.y * p.y
    sx += p.x
    sy += p.y
    n += 1
    x = (x.0 + p.x * q.x, x.1 + p.y * q.x, x.2 + q.x)
    y = (y.0 + p.x * q.y, y.1 + p.y * q.y, y.2 + q.y)
  }

  /// By Cramer's rule.
  func solution(_ r: (Double, Double, Double)) -> (Double, Double, Double)? {
    let whole = determinant((xx, xy, sx), (xy, yy, sy), (sx, sy, n))
    guard abs(whole) > 1e-9 else { return nil }
    let a = determinant((r.0, xy, sx), (r.1, yy, sy), (r.2, sy, n))
    let b = determinant((xx, r.0, sx), (xy, r.1, sy), (sx, r.2, n))
    let c = determinant((xx, xy, r.0), (xy, yy, r.1), (sx, sy, r.2))
    return (a / whole, b / whole, c / whole)
  }

  private typealias Row = (Double, Double, Double)

  private func determinant(_ p: Row, _ q: Row, _ r: Row) -> Double {
    let first = p.0 * (q.1 * r.2 - q.2 * r.1)
    let second = p.1 * (q.0 * r.2 - q.2 * r.0)
    return first - second + p.2 * (q.0 * r.1 - q.1 * r.0)
  }
}
