import Testing

@testable import KioskApp

@Suite struct UsageErrorTests {
  private func refusal(_ line: String) -> UsageError? {
    let arguments = line.isEmpty ? [] : line.split(separator: " ").map(String.init)
    do throws(UsageError) {
      _ = try Invocation(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("forecast-me", UsageError.unknownCommand("forecast-me")),
    ("--demo print x.png", .commandNotFirst(.print)),
    ("--no-such-option", .unknownOption("--no-such-option", .run)),
    ("-x", .unknownOption("-x", .run)),
    ("describe --js", .unknownOption("--js", .describe)),
    ("run --json", .unknownOption("--json", .run)),
    ("describe --hou=3", .unknownOption("--hou", .describe)),
    ("--place", .missingValue(option: "place", placeholder: "NAME")),
    ("--place --demo", .missingValue(option: "place", placeholder: "NAME")),
    ("--demo=yes", .unexpectedValue(option: "demo")),
    ("--scale 1 --scale 2", .repeated(option: "scale")),
    ("--demo --demo", .repeated(option: "demo")),
    ("print", .missingOperand("OUT.png", .print)),
    ("replay --every 1", .missingOperand("SCRIPT.jsonl", .replay)),
    ("print a.png b.png", .extraOperand("b.png", .print)),
    ("describe a.png", .extraOperand("a.png", .describe)),
    ("--latitude 1", .alone("latitude", needs: "longitude")),
    ("--longitude 1", .alone("longitude", needs: "latitude")),
    ("--demo --forecast f", .together("demo", "forecast")),
    ("describe --hour 1 --position 2", .together("hour", "position")),
  ])
  func whatCannotBeUnderstoodIsToldApart(line: String, expected: UsageError) {
    #expect(refusal(line) == expected)
  }

  @Test(arguments: [
    "--latitude 90.01", "--latitude -91", "--latitude nan", "--latitude inf", "--latitude 0x10", "--latitude=",
    "--latitude 1,5", "--longitude 180.5", "--longitude -181", "--size 0x0", "--size 63x100", "--size 100x8193",
    "--size wide", "--size 100", "--size 100x100x100", "--size -100x100", "--size 99999999999999999999x1",
    "--scale 0.2",
    "--scale 9", "--text-scale 0.9", "--text-scale 2.1", "--text-scale nan", "--panel-width-mm 0", "--edition dusk",
    "--temperature-unit k", "--wind-unit warp", "--tick maybe", "--state fine", "--provider none", "--frames 0",
    "--frames 1.5", "--frames many", "--now today", "--now 2026-07-14T15:00:00", "--rain-from 101", "--home-after 0",
    "--home-after soon", "--base-url ftp://x", "--base-url https://", "--base-url http:///v1", "--place=",
    "describe --hour soon",
    "describe --hour -1", "describe --hour 24", "describe --position 23.5", "print x.png --position nan",
    "replay s --every 0", "replay s --every nan", "bench --scenario nap",
  ])
  func aValueOutOfRangeIsRefused(line: String) {
    guard case .badValue(_, _, let expected) = refusal(line) else {
      Issue.record("\(line) gave \(String(describing: refusal(line)))")
      return
    }
    #expect(!expected.isEmpty)
  }

  @Test func aPlaceHas1To60CharactersWhateverTheyAreMadeOf() throws {
    let longest = String(repeating: "Å", count: 60)
    #expect(throws: Never.self) { try Invocation(["--place", longest]) }
    #expect(throws: UsageError.self) { try Invocation(["--place", longest + "x"]) }
    #expect(throws: UsageError.self) { try Invocation(["--place", "two\nlines"]) }
  }

  @Test(arguments: [
    UsageError.unknownCommand("a\nb"), .badValue(option: "place", text: "x\ny\u{1B}[2J", expected: "a name"),
    .extraOperand(String(repeating: "x", count: 5_000), .run),
    .unusable(option: "zone", text: "Mars/Olympus", reason: "the system knows no such zone"),
  ])
  func theMessageIsOneShortLine(error: UsageError) {
    #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(error.message.count < 200)
  }
}
