import EndpointDiff
import EndpointGenerator
import TestTraits
import Testing

/// The comparison of modules skips unchanged parts. It must find the same as a full comparison.
@Suite(.serialized, .computing)
struct SymbolComparisonTests {
  @Test(arguments: try CaseFolder.all())
  func equalsFullComparisonInEveryCase(_ folder: CaseFolder) throws {
    expectTheSame(try folder.side("before"), try folder.side("after"))
  }

  @Test(arguments: SeedSpec.all)
  func equalsFullComparisonAfterEveryEdit(_ seed: SeedSpec) throws {
    let spec = try seed.value()
    let old = try Side.required(spec)
    for edit in try seed.edits() {
      let new = try Side.required(edit.applied(to: spec))
      expectTheSame(old, new, "\(edit)")
      expectTheSame(new, old, "\(edit), taken back")
    }
  }

  /// The alias `Money` names `MoneyKit.Money`. The last part of that name is not the alias.
  @Test(arguments: [("", #", "summary": "An amount.""#), (#", "deprecated": true"#, "")])
  func otherKeysOfExternalTypeBreakNothing(_ keys: (old: String, new: String)) throws {
    let text = """
      { "api": "Library", "servers": { "production": "https://library.example.com" },
        "types": {
          "Money": { "external": "Money", "module": "MoneyKit", "wire": "string"KEYS },
          "Book": { "fields": { "price": "Money" } } },
        "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } } }
      """
    let sides = try [keys.old, keys.new].map { keys in
      try Side(reading: [UInt8](text.replacing("KEYS", with: keys).utf8), as: "library.json")
    }
    let changes = compare(old: sides[0], new: sides[1]).changes.filter { $0.swift == .breaking }
    #expect(changes == [])
  }

  private func expectTheSame(_ old: Side, _ new: Side, _ comment: String = "") {
    let whole = compareSymbols(SymbolTable(old.model), SymbolTable(new.model))
    let found = Match(old: old, new: new).symbols.differences
    #expect(found == whole, Comment(rawValue: comment))
  }
}
