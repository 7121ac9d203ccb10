// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "almanac",
  products: [
    .executable(name: "almanac", targets: ["KioskApp"]),
    .library(name: "ForecastScene", targets: ["ForecastScene"]),
  ],
  targets: [
    // C libraries of the system; the thin shims hold what Swift cannot call (variadic functions, macros).
    .systemLibrary(
      name: "CSDL2", pkgConfig: "SDL2_ttf", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),

    .systemLibrary(name: "CDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
    .systemLibrary(name: "CUdev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),

    // The accessibility bus, over libsystemd's sd-bus.
    .target(name: "CAccessibility", linkerSettings: [.linkedLibrary("systemd")]),

    // Whether other windows cover ours, which SDL 2 does not tell.
    .target(name: "CCovering", dependencies: ["CSDL2"]),

    // What Swift's view of the C library leaves out, and the count of allocations.
    .target(name: "CLinux"),

    // The page as a function of its inputs: no SDL, no file, no clock, no locale.
    .target(name: "ForecastScene"),
    // Every visible and spoken word.
    .target(name: "ForecastWording", dependencies: ["ForecastScene"]),
    // Weather services, HTTP, zone law.
    .target(name: "ForecastFeed", dependencies: ["ForecastScene", "CCurl", "CLinux"]),
    .target(
      name: "Assets", path: "assets", exclude: ["page.png"], sources: ["Assets.swift"],
      resources: [.embedInCode("demonstration.json")]),
    .executableTarget(
      name: "KioskApp",
      dependencies: [
        "ForecastScene", "ForecastWording", "ForecastFeed", "Assets", "CSDL2", "CPNG",
        "CFontconfig", "CLinux", "CDRM", "CUdev", "CAccessibility", "CCovering",
      ]),

    .target(name: "SceneHarness", dependencies: ["ForecastScene"]),
    .testTarget(name: "SceneTests", dependencies: ["ForecastScene", "SceneHarness"]),
    .testTarget(name: "WordingTests", dependencies: ["ForecastWording", "SceneHarness"]),
    .testTarget(name: "FeedTests", dependencies: ["ForecastFeed", "SceneHarness"]),
    // Ends processes by signals.
    .target(name: "CConsoleFixture", dependencies: ["CLinux"], path: "Tests/CConsoleFixture"),
    .testTarget(
      name: "KioskTests", dependencies: ["CConsoleFixture", "KioskApp", "SceneHarness"], exclude: ["Access/Clients"]),
  ]
)
