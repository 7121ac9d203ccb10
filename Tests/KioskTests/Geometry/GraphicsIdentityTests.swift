import Testing

@testable import KioskApp

struct GraphicsIdentityTests {
  @Test(arguments: ["llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer", "Mesa swrast"])
  func whatRunsOnTheProcessorIsNoGPU(_ name: String) { #expect(GraphicsIdentity(name: name).isSoftware) }

  @Test(arguments: ["V3D 4.2", "VC4 V3D 2.1", "Mesa Intel(R) UHD Graphics 620", "virgl"])
  func aGPUIsOne(_ name: String) { #expect(!GraphicsIdentity(name: name).isSoftware) }
}
