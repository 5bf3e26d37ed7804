import EndpointDrift
import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// Drift reports come from other machines, so their paths are untrusted.
@Suite("A drift report of an app", .serialized, .computing)
struct AppObservationTests {
  private static let spec = """
    {
      "api": "Trees", "servers": { "main": "https://trees.example.com" },
      "types": {
        "Tree": { "union": { "oak": "Oak", "elm": "Elm" }, "by": "kind" },
        "Oak": { "fields": { "left": "Tree?", "acorns": "int" } },
        "Elm": { "fields": { "left": "Tree?" } }
      },
      "endpoints": { "get": { "path": "/tree", "response": "Tree" } }
    }
    """

  /// The report may come from another program, so its texts may be data.
  @Test(arguments: [
    ("a string", true), ("one of \\\"oak\\\", \\\"elm\\\"", true),
    ("a date in the format dd.MM.yyyy HH:mm", true),
    ("true or false", true), ("an integer from 0 to 255", true), ("ann@mail.example", false),
    ("my dog is called Rex", false), ("a value such as a8Kq9ZtW2mXc81LpQv0Z", false),
    ("eyJhbGciOiJIUzI1NiJ9", false),
  ])
  func showsNoExpectationThatMayBeData(expected: String, isShown: Bool) throws {
    let result = readSpec([SourceFile(path: "Trees.json", bytes: Array(Self.spec.utf8))])
    var verification = Verification(try #require(result.model), try #require(result.document))
    let text = """
      {"drift": 1, "observations": [{
        "api": "Trees", "endpoint": "get", "status": 200, "count": 1,
        "kind": "wrong-type", "place": "acorns", "expected": "\(expected)"
      }]}
      """
    var reader = EvidenceReader(file: "drift.json")
    for case .observation(let observation) in reader.read(Array(text.utf8)) {
      verification.add(observation)
    }
    let summary = try #require(verification.report.findings.first?.summary)
    #expect(summary.contains("expected") == isShown, "\(summary)")
  }

  /// Each step of the path matches both members of the union.
  @Test(arguments: [(1, true), (60, true), (62, true), (63, false), (10_000, false)])
  func readsDriftPathsUpToDepthLimit(count: Int, isRead: Bool) throws {
    let result = readSpec([SourceFile(path: "Trees.json", bytes: Array(Self.spec.utf8))])
    let model = try #require(result.model)
    var verification = Verification(model, try #require(result.document))
    let steps = Array(repeating: "left", count: count).joined(separator: ".") + ".a.b"
    let text = """
      {"drift": 1, "observations": [{
        "api": "Trees", "endpoint": "get", "status": 200, "count": 1,
        "kind": "undeclared-field", "place": "\(steps)"
      }]}
      """
    var reader = EvidenceReader(file: "drift.json")
    let found = reader.read(Array(text.utf8))
    for case .observation(let observation) in found { verification.add(observation) }
    #expect(verification.report.findings.map(\.subject) == (isRead ? ["get 200"] : []))
  }
}
