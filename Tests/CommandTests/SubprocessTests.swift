import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Programs that the tool runs.
@Suite(.serialized, .computing)
struct SubprocessTests {
  private func run(_ script: String, input: String = "") throws -> Subprocess.Result {
    try Subprocess(
      program: "/bin/sh",
      arguments: ["-c", script],
      environment: ["A": "b"],
      input: Array(input.utf8)
    ).run()
  }

  /// The limit is only for a deadlock. A busy machine may need minutes.
  @Test(.timeLimit(.minutes(10)))
  func readsLongOutputAndErrorOutput() throws {
    let result = try run("head -c 1000000 /dev/zero >&2; head -c 2000000 /dev/zero; exit 3")
    #expect(result.output.count == 2_000_000 && result.errors.count == 1_000_000)
    #expect(result.status == 3)
  }

  @Test func passesOnlyGivenInputAndEnvironment() throws {
    let result = try run("cat; echo \"$A$HOME\"", input: "in\n")
    #expect(String(decoding: result.output, as: UTF8.self) == "in\nb\n")
  }

  @Test func throwsIfProgramIsMissing() {
    let process = Subprocess(program: "endpoints-no-such-program", arguments: [], environment: [:])
    #expect(throws: Subprocess.Failure.self) { try process.run() }
  }

  @Test func reportsSignalAsExitStatus() throws {
    #expect(try run("kill -9 $$").status == 137)
  }

  /// Other tests open descriptors meanwhile, but far fewer.
  @Test func closesItsPipes() throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }
    let before = try descriptors()
    for _ in 0..<100 {
      _ = try Subprocess(program: "true", arguments: [], environment: [:]).run()
    }
    #expect(try descriptors() < before + 100)
  }

  /// As curl with a server that never stops sending.
  @Test func endsProgramWithTooMuchOutput() throws {
    let process = Subprocess(
      program: "yes",
      arguments: [],
      environment: [:],
      longestOutput: 3_000_000
    )
    let result = try process.run()
    #expect(result.output.count == 3_000_000 && result.status != 0)
  }
}
