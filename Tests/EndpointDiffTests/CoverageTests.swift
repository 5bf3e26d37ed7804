import EndpointDiff
import Testing

/// Every kind of the catalogue is found by a rule and shown by a case, or it is written here why not.
@Suite(.serialized)
struct CoverageTests {
  /// Kinds without a case.
  private static let waivers = [
    "swift-declaration-changed": "the safety net: no known edit of a spec needs it"
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

  @Test func everyKindHasARule() {
    // The generated modules themselves show what no rule about the spec explains.
    let ruled = Set(ChangeRule.all.flatMap(\.kinds).map(\.name))
      .union(["generated-symbol-collision", "swift-declaration-changed"])
    #expect(ruled == Set(kinds))
  }

  @Test(arguments: try CaseFolder.all())
  func everyCaseHasItsMirror(_ folder: CaseFolder) throws {
    #expect(try !folder.mirror().isEmpty)
  }
}
