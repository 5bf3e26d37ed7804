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
