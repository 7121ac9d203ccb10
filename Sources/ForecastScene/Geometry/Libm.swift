// The one place that imports the C library: the scene needs its transcendental functions and nothing else of it.
import Glibc

/// The C library's transcendental functions, in radians where they take angles.
public enum Libm {
  @inlinable public static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  @inlinable public static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  @inlinable public static func tan(_ x: Double) -> Double { Glibc.tan(x) }
  @inlinable public static func asin(_ x: Double) -> Double { Glibc.asin(x) }
  @inlinable public static func acos(_ x: Double) -> Double { Glibc.acos(x) }
  @inlinable public static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
  @inlinable public static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  @inlinable public static func log(_ x: Double) -> Double { Glibc.log(x) }
  @inlinable public static func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
}
