import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

@testable import EndpointDrift

/// The body of an error has the differences that it has as the body of a success. An error only loses its type, so none of
/// them is breaking.
@Suite("Errors are compared as successes are", .serialized, .computing)
struct ErrorBodyLawTests {
  private static let spec = """
    {
      "api": "Shop", "servers": { "main": "https://shop.example" },
      "types": {
        "Problem": { "fields": { "code": "int", "state": "State", "inner": "Inner", "made": "date?", "list": "[int]?" } },
        "Inner": { "fields": { "text": "string", "link": "url" } },
        "State": { "enum": ["new", "old"] }
      },
      "errors": { "404": "Problem" },
      "endpoints": { "get": { "path": "/get", "response": "Problem" } }
    }
    """

  private static let inner: JSONValue = ["text": "a", "link": "https://a.example"]

  /// The values that a key may have. Nil to omit the key.
  private static let values: [(key: String, values: [JSONValue?])] = [
    ("code", [1, nil, "x", .null]), ("state", ["new", nil, "gone", 7]),
    ("inner", [inner, nil, ["text": 1], ["link": "https://a.example"], [], "a"]),
    ("made", [nil, "yesterday", 5]), ("list", [nil, [1, "a"]]), ("other", [nil, true]),
  ]

  private static let bodies: [JSONValue] =
    values.reduce([JSONObject()]) { objects, entry in
      objects.flatMap { object in
        entry.values.map { value in
          var object = object
          object[entry.key] = value
          return object
        }
      }
    }.map { .object($0) } + [[1], .null, "text", 7, ["error": "expired"]]

  private static func findings(_ body: JSONValue, _ status: Int) throws -> [DriftFinding] {
    let spec = try SampleSpecs.spec(of: Self.spec)
    var verification = Verification(spec.model, spec.document)
    verification.add(
      Exchange(
        method: "GET",
        url: try #require(TrafficURL("https://shop.example/get")),
        status: status,
        responseHeaders: [("Content-Type", "application/json")],
        responseBody: .bytes(Array("\(body)".utf8)),
        place: EvidencePlace(file: "a.har", entry: 1, line: 1, column: 1)
      )
    )
    return verification.report.findings
  }

  @Test func errorsHaveTheFindingsOfSuccesses() throws {
    #expect(Self.bodies.count > 1000)
    for body in Self.bodies {
      let successes = try Self.findings(body, 200)
      if successes.contains(where: { $0.kind == .errorInSuccess }) { continue }
      let errors = try Self.findings(body, 404)
      func names(_ findings: [DriftFinding]) -> [String] {
        findings.map { "\($0.kind.name) \($0.subject.prefix { $0 != " " }) \($0.part)" }.sorted()
      }
      #expect(names(errors) == names(successes), "\(body)")
      #expect(errors.allSatisfy { $0.level < .breaking }, "\(body)")
    }
  }
}
