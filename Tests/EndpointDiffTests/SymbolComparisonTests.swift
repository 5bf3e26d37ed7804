import EndpointDiff
import EndpointGenerator
import Testing

/// The comparison of modules leaves out what did not change: that must change nothing of what it finds.
@Suite(.serialized)
struct SymbolComparisonTests {
  @Test(arguments: try CaseFolder.all())
  func findsInACaseWhatWholeModulesShow(_ folder: CaseFolder) throws {
    expectTheSame(try folder.side("before"), try folder.side("after"))
  }

  @Test(arguments: SeedSpec.all)
  func findsAfterEachEditWhatWholeModulesShow(_ seed: SeedSpec) throws {
    let spec = try seed.value()
    let old = try Side(spec)
    for edit in try seed.edits() {
      let new = try Side(edit.applied(to: spec))
      expectTheSame(old, new, "\(edit)")
      expectTheSame(new, old, "\(edit), taken back")
    }
  }

  private func expectTheSame(_ old: Side, _ new: Side, _ comment: String = "") {
    let whole = compareSymbols(SymbolTable(old.model), SymbolTable(new.model))
    let found = Match(old: old, new: new).symbols.differences
    #expect(found == whole, Comment(rawValue: comment))
  }
}
