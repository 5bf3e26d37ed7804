import EndpointDiff
import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Puts each kind of secret at each place of traffic.
///
/// A round has one kind at each place. `SECRETS=70` runs all pairs.
@Suite("no output contains a secret, whatever its kind and its place", .serialized, .computing)
struct PlantedSecretTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["SECRETS"].flatMap { Int($0) } ?? 4

  private static let formats = ReportFormat.allCases.map(\.rawValue)

  /// A secret in an archive.
  private struct Planted {
    let kind: SecretKind
    let place: SecretPlace
    let sample: SecretKind.Sample

    func isShown(in output: Output) -> Bool {
      kind.isWord && place.words == .inferred && output.command.hasPrefix("infer")
    }
  }

  @Test func countsKindsAndPlaces() {
    #expect(SecretKind.all.count >= 60)
    #expect(SecretPlace.all.count >= 20)
  }

  @Test func outputsContainNoSecret() throws {
    let folder = try TemporaryFolder()
    var numbers = SecretNumbers()
    var leaks: Set<String> = []
    for round in 0..<Self.rounds {
      let (planted, entries) = Self.traffic(round, &numbers)
      try folder.write(PlainExchange.spec, to: "Specs/Shop.json")
      try folder.write(Self.archive(entries), to: "traffic.har")
      for output in try Self.outputs(in: folder) {
        #expect(output.text.count > 20)
        let text = SecretKind.plain(output.text)
        for secret in planted where !secret.isShown(in: output) {
          guard let mark = secret.sample.leak(in: text) else { continue }
          leaks.insert(
            "\(secret.place.name): \(secret.kind.name) \(secret.sample.text) (\(mark)) in \(output.command)"
          )
        }
      }
    }
    #expect(leaks.sorted() == [], "\(leaks.count)")
  }

  /// Logs have the same secrets in lines, and some lines are broken.
  @Test func outputsOnLogsContainNoSecret() throws {
    let folder = try TemporaryFolder()
    try folder.write(PlainExchange.spec, to: "Specs/Shop.json")
    var numbers = SecretNumbers()
    var leaks: Set<String> = []
    for kind in SecretKind.all where !kind.isWord {
      let sample = kind.sample(&numbers)
      let text = sample.text.replacing("\n", with: " ")
      let path = "/v1/things/\(SecretPlace.encoded(text))?\(SecretPlace.encoded(text))=1"
      let log = """
        10.0.0.1 - \(text) [10/Oct/2026:13:55:36 +0000] "GET \(path) HTTP/1.1" 200 9 "\(text)" "\(text)"
        10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "\(text)" 400 9
        \(text)
        """
      let value = JSONValue.string(text)
      let line: JSONValue = [
        "request": [
          "method": "GET", "url": .string(path), "host": "shop.example",
          "headers": .object(JSONObject([(text, value)])), "user": value,
        ],
        "response": ["status": 200, "body": .object(JSONObject([(text, value)]))],
      ]
      try folder.write(log, to: "access.log")
      try folder.write("\(line)\n{\(value): \(text)\n{\"request\": 1, \(value): 2}", to: "a.ndjson")
      for file in ["access.log", "a.ndjson"] {
        (folder.output, folder.errors) = ("", "")
        #expect(folder.run("verify", file, "--show", "safe", "--format", "text") < 3)
        let text = folder.output + folder.errors
        #expect(text.contains("GET /things/{id}"), "\(text)")
        if let mark = sample.leak(in: SecretKind.plain(text)) {
          leaks.insert("\(kind.name) \(mark) in \(file): \(text)")
        }
      }
    }
    #expect(leaks.sorted() == [])
  }

  /// One secret at each place, of another kind in each round.
  private static func traffic(
    _ round: Int,
    _ numbers: inout SecretNumbers
  ) -> (planted: [Planted], entries: [JSONValue]) {
    var planted: [Planted] = []
    var entries: [JSONValue] = []
    for (index, place) in SecretPlace.all.enumerated() {
      let kinds = place.words == .always ? SecretKind.all.filter { !$0.isWord } : SecretKind.all
      let kind = kinds[(round + index * 7) % kinds.count]
      let sample = kind.sample(&numbers)
      var exchange = PlainExchange()
      place.plant(&exchange, sample.text)
      planted.append(Planted(kind: kind, place: place, sample: sample))
      entries.append(exchange.archived)
    }
    return (planted, entries)
  }

  private static func archive(_ entries: [JSONValue]) -> String {
    "\(["log": ["entries": .array(entries)]] as JSONValue)"
  }

  private typealias Output = (command: String, text: String)

  /// What each command prints and writes.
  private static func outputs(in folder: TemporaryFolder) throws -> [Output] {
    func output(of command: [String], _ statuses: Set<Int32> = [0, 1]) -> Output {
      (folder.output, folder.errors) = ("", "")
      let status = folder.run(command)
      #expect(statuses.contains(status), "\(command): \(folder.errors)")
      return (command.joined(separator: " "), folder.output + folder.errors)
    }
    let verify = ["verify", "traffic.har", "--show", "safe"]
    let inferred = output(of: ["infer", "traffic.har", "--name", "Club"])
    try folder.write(folder.output, to: "Club.json")
    let outputs =
      formats.map { output(of: verify + ["--format", $0]) } + [
        inferred, output(of: ["infer", "traffic.har"]),
        output(of: ["verify", "Club.json", "traffic.har", "--show", "safe"]),
        output(of: ["check", "Club.json", "--diagnostics", "json"], [0, 1, 2]),
        output(of: ["diff", "Specs", "Specs", "--evidence", "traffic.har"]),
        output(of: ["check", "traffic.har", "--diagnostics", "json"], [2]),
        output(of: verify + ["--fix"]),
      ]
    let spec = try String(decoding: folder.files.read("Specs/Shop.json"), as: UTF8.self)
    return outputs + [("the spec after --fix", spec)]
  }
}

/// Random numbers that are the same in each run.
struct SecretNumbers: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
