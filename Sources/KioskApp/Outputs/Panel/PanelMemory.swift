import Glibc

/// The memory that a panel shows: to be written, never read.
///
/// Such memory is joined for writing and not cached: reading it is slower by an order of magnitude. Nothing here gives a byte
/// of it back.
struct PanelMemory {
  private let first: UnsafeMutableRawPointer
  private let lineLength: Int

  /// The panel's first pixel lies at `first`; its rows are `lineLength` bytes apart.
  init(first: UnsafeMutableRawPointer, lineLength: Int) {
    self.first = first
    self.lineLength = lineLength
  }

  @inline(__always) func row(_ y: Int) -> PanelRow { PanelRow(base: first + y &* lineLength) }
}

/// One row of a panel's memory.
struct PanelRow {
  private let base: UnsafeMutableRawPointer

  @inline(__always) fileprivate init(base: UnsafeMutableRawPointer) { self.base = base }

  /// Writes a value at a byte of the row, aligned or not.
  @inline(__always) func store<T>(_ value: T, at byte: Int) {
    base.storeBytes(of: value, toByteOffset: byte, as: T.self)
  }

  /// Writes bytes from a byte of the row on.
  @inline(__always) func copy(_ source: UnsafeRawPointer, count: Int, at byte: Int) {
    memcpy(base + byte, source, count)
  }
}
