import EndpointSpec
import Testing

@testable import EndpointCommands

/// Records as files: what is written is read again, and what is damaged is not.
@Suite(.serialized)
struct RunRecordTests {
  private let full = RunRecord(
    inputs: "0123456789abcdef",
    outputs: "fedcba9876543210",
    modules: [.init(name: "AAPI", fileCount: 12), .init(name: "AFixtures", fileCount: 0)],
    scope: ["AAPI", "AFixtures"],
    reports: [
      Report(
        .warning,
        rule: "some-rule",
        "says \"ü\"\n",
        at: Location(
          path: "Specs/A.json",
          line: 3,
          column: 9,
          length: 4,
          source: SourceExcerpt(Array("\t\"a\": 1".utf8)[...], around: 2)
        ),
        hint: "do that",
        related: [.init(message: "the other", location: Location(path: "B.json"))]
      ),
      Report(.note, rule: "other", "said", at: Location(path: "Specs/A.json")),
    ]
  )

  @Test func readsWhatItWrote() {
    #expect(RunRecord(parsing: full.text) == full)
    let bare = RunRecord(inputs: "", outputs: "", modules: [], scope: nil, reports: [])
    #expect(RunRecord(parsing: bare.text) == bare)
    let scoped = RunRecord(inputs: "", outputs: "", modules: [], scope: [], reports: [])
    #expect(RunRecord(parsing: scoped.text) == scoped)
  }

  @Test func noticesEveryDamage() {
    let bytes = Array(full.text.utf8)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(RunRecord(parsing: String(decoding: damaged, as: UTF8.self)) == nil)
      let cut = String(decoding: bytes[..<index], as: UTF8.self)
      #expect(RunRecord(parsing: cut) == nil)
    }
    #expect(RunRecord(parsing: full.text + "\n") == nil)
  }

  @Test func runsThatMeetKeepWholeRecords() async throws {
    let folder = try TemporaryFolder()
    let records = try #require(folder.records)
    let kept = (0..<8).map { number in
      RunRecord(inputs: "\(number)", outputs: "", modules: [], scope: nil, reports: full.reports)
    }
    records.keep(full, named: "one")
    let found = await withTaskGroup(of: RunRecord?.self) { group in
      for record in kept {
        group.addTask {
          records.keep(record, named: "one")
          return records.record(named: "one")
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 8 && found.allSatisfy { $0.map(kept.contains) ?? false })
    #expect(try folder.files.names(in: records.path) == ["one"])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"inputs":"","outputs":"","modules":[],"reports":[{}]}"#,
    #"{"inputs":"","outputs":"","modules":[{"name":"A"}],"reports":[]}"#, "{\"inputs\":",
  ])
  func readsNothingElse(json: String) {
    #expect(RunRecord(parsing: "\(Fingerprint.digits(of: json))\n\(json)\n") == nil)
  }
}
