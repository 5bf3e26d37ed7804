import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A field with an unknown type takes any value. The values of other fields are still judged.
@Suite("An unknown type hides no mistakes of examples", .serialized, .computing)
struct UnknownTypeTests {
  private static let types = ["itn", "[Itme]", "Itme?", "int]"]

  @Test(arguments: types)
  func valuesOfOtherFieldsAreJudged(type: String) {
    let found = problems(type, example: #"{ "a": 1, "b": "x", "c": "rde" }"#)
    #expect(found.count == 3, "\(found)")
    #expect(found.contains { $0.hasPrefix("b: expected an integer") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("c: expected one of") }, "\(found)")
  }

  /// The unknown type may be optional, so its field may be missing.
  @Test(arguments: types)
  func fieldMayBeMissing(type: String) {
    let found = problems(type, example: #"{ "b": "x", "c": "red" }"#)
    #expect(found.count == 2, "\(found)")
  }

  private func problems(_ type: String, example: String) -> [String] {
    let text = storeSpec(
      types: """
        "Color": { "enum": ["red", "blue"] },
        "Item": { "fields": { "a": "\(type)", "b": "int", "c": "Color" } }
        """,
      endpoints: """
        "list": { "path": "/list", "response": "Item", "examples": { "one": { "response": \(example) } } }
        """
    )
    return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity != .note }.map(\.message)
  }
}
