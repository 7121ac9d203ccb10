extension BenchReport {
  /// What a GPU was given to do.
  struct GPU {
    /// The most of a frame.
    let drawCalls: Int
    /// Of the last frame.
    let triangles: Int
    let textureBytes: Int
    /// Blocks of memory asked for by the drawing of a frame.
    let allocations: Percentiles
    /// CPU seconds of the driver on the drawing thread.
    let driver: Percentiles

    init(_ output: BenchGPU) {
      drawCalls = output.drawCalls
      triangles = output.triangleCount
      textureBytes = output.textureBytes
      allocations = Percentiles(output.allocations)
      driver = Percentiles(output.driverTimes)
    }

    var json: JSON {
      [
        "drawCalls": .integer(drawCalls), "triangles": .integer(triangles),
        "textureMB": .number(Double(textureBytes) / 1e6), "driverMsP50": .number(driver.median * 1e3),
        "drawAllocationsP50": .integer(Int(allocations.median)),
      ]
    }

    var rows: [(String, String)] {
      [
        ("draw calls", "\(drawCalls), \(triangles) triangles"),
        ("driver", "\((driver.median * 1e6).rounded() / 1e3) ms a frame"),
        ("its allocations", "median \(Int(allocations.median)), 99% \(Int(allocations.share(0.99)))"),
        ("texture", "\((Double(textureBytes) / 1e5).rounded() / 10) MB"),
      ]
    }
  }
}
