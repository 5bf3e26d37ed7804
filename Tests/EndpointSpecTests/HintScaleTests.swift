import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Hints about names stay fast", .serialized, .computing)
struct HintScaleTests {
  private func problems(types count: Int, mistakes: Int) -> [Diagnostic] {
    let types = (0..<count).map { #""Customer\#($0)Record": { "fields": { "id": "int" } }"# }
    let fields = (0..<mistakes).map { #""f\#($0)": "Custmer\#($0)Record""# }
    let text = storeSpec(
      types: (types + [#""All": { "fields": { \#(fields.joined(separator: ",")) } }"#])
        .joined(separator: ","),
      endpoints: #""list": { "path": "/list", "response": "All" }"#
    )
    return readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.rule == .unknownType }
  }

  /// Each misspelled name gets the type that is meant, also if there are many of both.
  @Test func eachMisspelledTypeIsFoundAmongMany() {
    let found = problems(types: 2_000, mistakes: 60)
    #expect(found.count == 60)
    for (index, problem) in found.enumerated() {
      #expect(problem.hint == "did you mean \"Customer\(index)Record\"?")
    }
  }

  @Test func indexComparesOnlySimilarNames() {
    let names =
      (0..<5_000).map { "Customer\($0)Record" }
      + (0..<26).map { String(repeating: "\(UnicodeScalar(UInt8($0 + 97)))", count: 9) }
    let index = NameIndex(names)
    #expect(index.nearest(to: "zzzzzzzz")?.name == "zzzzzzzzz")
    #expect(index.nearest(to: "quite_another_name") == nil)
  }
}
