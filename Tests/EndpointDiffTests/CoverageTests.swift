import EndpointDiff
import Testing

/// Every kind of the catalogue is found by a rule and shown by a case, or it is written here why not.
@Suite(.serialized)
struct CoverageTests {
  /// What the spec language has no words for.
  private static let waivers = [
    "stability-decreased": "a spec says nothing of how stable an endpoint is",
    "stability-increased": "a spec says nothing of how stable an endpoint is",
    "body-encoding-added": "a body has one encoding",
    "resp-encoding-added": "an answer has one encoding",
    "tags-changed": "a spec has no tags; the namespace of an endpoint is a part of its name",
  ]

  private let kinds = ChangeKind.all.map(\.name)

  @Test func everyKindHasACaseOrAWaiver() throws {
    let cases = Set(try CaseFolder.all().map(\.kind))
    for kind in kinds {
      #expect(cases.contains(kind) != (Self.waivers[kind] != nil), "\(kind)")
    }
    #expect(cases.isSubset(of: kinds))
    #expect(Set(Self.waivers.keys).isSubset(of: kinds))
  }

  @Test func everyKindHasARuleOrAWaiver() {
    // The generated modules themselves show what no rule about the spec explains.
    let ruled = Set(ChangeRule.all.map(\.kind.name)).union(["generated-symbol-collision"])
    for kind in kinds { #expect(ruled.contains(kind) != (Self.waivers[kind] != nil), "\(kind)") }
  }

  @Test(arguments: try CaseFolder.all())
  func everyCaseHasItsMirror(_ folder: CaseFolder) throws {
    #expect(try !folder.mirror().isEmpty)
  }
}
