import EndpointDiff
import EndpointJSON
import TestTraits
import Testing

/// What two comparisons say about each other, tested on many edits of the seed specs.
@Suite("Comparisons of edits", .serialized, .computing)
struct MetamorphicTests {
  /// The findings of two edits of different declarations are those of each.
  @Test(arguments: SeedSpec.all)
  func twoEditsYieldChangesOfBoth(_ seed: SeedSpec) throws {
    let spec = try seed.value()
    let old = try Side.required(spec)
    let edits = try seed.edits()
    for (first, second) in zip(edits, edits.dropFirst())
    where first.target.prefix(2) != second.target.prefix(2) {
      guard let new = Side(valid: second.applied(to: first.applied(to: spec)), as: .file) else {
        continue
      }
      let alone = try [first, second].map {
        Self.facts(compare(old: old, new: try Side.required($0.applied(to: spec))))
      }
      #expect(
        Self.facts(compare(old: old, new: new)) == alone[0].union(alone[1]),
        "\(first) and \(second)"
      )
    }
  }

  /// What is safe in one direction is a loss in the other one. Arguments have no deprecation in Swift.
  @Test(arguments: SeedSpec.all)
  func noEditIsSafeInBothDirections(_ seed: SeedSpec) throws {
    let spec = try seed.value()
    let old = try Side.required(spec)
    for edit in try seed.edits() {
      let new = try Side.required(edit.applied(to: spec))
      let changes = [compare(old: old, new: new), compare(old: new, new: old)].flatMap(\.changes)
        .filter { !$0.isDocumentation && $0.kind.id != .paramDeprecated }
      #expect(changes.isEmpty || changes.contains { $0.level > .safe }, "\(edit)")
    }
  }

  /// Levels do not depend on the names of types.
  @Test(arguments: SeedSpec.all)
  func otherTypeNamesYieldEqualLevels(_ seed: SeedSpec) throws {
    let spec = try seed.value()
    let names = Set(spec["types"]?.objectValue?.map(\.key) ?? [])
    let old = try Side.required(spec)
    let renamedOld = try Side.required(spec.renaming(names))
    for edit in try seed.edits() {
      let edited = edit.applied(to: spec)
      let levels = Self.levels(compare(old: old, new: try Side.required(edited)))
      let renamed = try Side.required(edited.renaming(names))
      #expect(Self.levels(compare(old: renamedOld, new: renamed)) == levels, "\(edit)")
    }
  }

  private static func facts(_ comparison: Comparison) -> Set<String> {
    let changes = comparison.changes.filter { $0.kind.id != .versionNotBumped }
    return Set(
      changes.flatMap { change in
        change.subjects.map { "\(change.kind.name) \($0) \(change.wire) \(change.swift)" }
      }
    )
  }

  private static func levels(_ comparison: Comparison) -> [String] {
    comparison.changes.map { "\($0.kind.name) \($0.wire) \($0.swift)" }.sorted()
  }
}

extension JSONValue {
  /// The spec with an ending at each of these names, wherever they occur.
  fileprivate func renaming(_ names: Set<String>) -> JSONValue {
    replacing { text in
      var result = ""
      var word = ""
      for character in text + " " {
        if character.isLetter || character.isNumber {
          word.append(character)
        } else {
          result += names.contains(word) ? word + "Model" : word
          result.append(character)
          word = ""
        }
      }
      return String(result.dropLast())
    }
  }
}
