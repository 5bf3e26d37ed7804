import EndpointDiff
import TestTraits
import Testing

/// Every kind of the catalogue has a rule and a case, or a documented exception.
@Suite(.serialized, .computing)
struct CoverageTests {
  /// Kinds without a case.
  private static let waivers = [
    "swift-declaration-changed": "the safety net: no known edit of a spec needs it"
  ]

  private let kinds = ChangeKind.all.map(\.name)

  @Test func everyKindHasCaseOrWaiver() throws {
    let cases = Set(try CaseFolder.all().map(\.kind))
    for kind in kinds {
      #expect(cases.contains(kind) != (Self.waivers[kind] != nil), "\(kind)")
    }
    #expect(cases.isSubset(of: kinds))
    #expect(Set(Self.waivers.keys).isSubset(of: kinds))
  }

  @Test func everyKindHasRule() {
    // These two kinds come from the comparison of the generated modules, not from a rule.
    let ruled = Set(ChangeRule.all.flatMap(\.kinds).map(\.name))
      .union(["generated-symbol-collision", "swift-declaration-changed"])
    #expect(ruled == Set(kinds))
  }

  @Test(arguments: try CaseFolder.all())
  func everyCaseHasMirroredChanges(_ folder: CaseFolder) throws {
    #expect(try !folder.mirror().isEmpty)
  }
}
