import EndpointDiff
import EndpointJSON
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// Properties of every comparison, tested on the seed specs and on many edits of them.
@Suite(.serialized, .computing)
struct PropertyTests {
  @Test(arguments: SeedSpec.all, [SpecLayout.file, .folder])
  func specComparedWithItselfHasNoChanges(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let side = try Side.required(try seed.value(), as: layout)
    #expect(compare(old: side, new: side).changes == [])
  }

  @Test(arguments: SeedSpec.all, SpecLayout.allCases)
  func otherFileLayoutYieldsOnlyMoves(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let spec = try seed.value()
    let side = try Side.required(spec, as: layout)
    for other in SpecLayout.allCases where other != layout {
      let changes = compare(old: side, new: try Side.required(spec, as: other)).changes
      #expect(changes.contains { $0.summary == "declarations moved to other files" })
      #expect(changes.allSatisfy { $0.kind.id == .movedOnly && $0.isDocumentation }, "\(other)")
    }
  }

  @Test(arguments: SeedSpec.all, [SpecLayout.file, .folder])
  func otherKeyOrderYieldsOnlyMoves(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let spec = try seed.value()
    var chance = Chance(seed: 7)
    for _ in 0..<5 {
      let shuffled = spec.shufflingKeys(using: &chance)
      let changes = compare(
        old: try Side.required(spec, as: layout),
        new: try Side.required(shuffled, as: layout)
      ).changes
      #expect(changes.allSatisfy { $0.kind.id == .movedOnly && $0.isDocumentation })
    }
  }

  @Test(arguments: SeedSpec.all, [SpecLayout.file, .folder])
  func oneEditYieldsOneChange(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let spec = try seed.value()
    let old = try Side.required(spec, as: layout)
    for edit in try seed.edits() {
      let changes = compare(old: old, new: try Side.required(edit.applied(to: spec), as: layout))
        .changes
        .filter { $0.kind.id != .versionNotBumped }
      #expect(
        changes.count == 1,
        "\(edit): \(changes.map { "\($0.kind.name) \($0.subject): \($0.summary)" })"
      )
    }
  }

  @Test(arguments: SeedSpec.all, [SpecLayout.file, .folder])
  func reversedComparisonMirrorsChanges(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let spec = try seed.value()
    let old = try Side.required(spec, as: layout)
    for edit in try seed.edits() {
      let new = try Side.required(edit.applied(to: spec), as: layout)
      let forward = compare(old: old, new: new).changes.filter { $0.kind.id != .versionNotBumped }
      let back = compare(old: new, new: old).changes.filter { $0.kind.id != .versionNotBumped }
      // A new deprecation is reported at its key, a removed one at the whole declaration.
      if back.contains(where: \.isDocumentation) { continue }
      #expect(
        forward.map { [$0.before, $0.after] }
          == back.map { [$0.after, $0.before] },
        "\(edit)"
      )
    }
  }

  @Test(arguments: SeedSpec.all, [SpecLayout.file, .folder])
  func levelsNeverDropWhenEditsAreAdded(_ seed: SeedSpec, _ layout: SpecLayout) throws {
    let spec = try seed.value()
    let old = try Side.required(spec, as: layout)
    var edited = spec
    var targets: [[String]] = []
    var worst = (wire: Level.safe, swift: Level.safe)
    for edit in try seed.edits() where !targets.contains(where: { edit.touches($0) }) {
      guard let new = Side(valid: edit.applied(to: edited), as: layout) else { continue }
      edited = edit.applied(to: edited)
      targets.append(edit.target)
      let changes = compare(old: old, new: new).changes
      let wire = changes.map(\.wire).max() ?? .safe
      let swift = changes.map(\.swift).max() ?? .safe
      #expect(wire >= worst.wire && swift >= worst.swift, "\(edit)")
      worst = (wire, swift)
    }
  }
}

extension SpecEdit {
  /// Whether one of two places contains the other.
  fileprivate func touches(_ place: [String]) -> Bool {
    place.starts(with: target) || target.starts(with: place)
  }
}

extension JSONValue {
  /// The spec with shuffled keys, wherever their order has no meaning.
  fileprivate func shufflingKeys(using chance: inout Chance, inside parent: String = "")
    -> JSONValue
  {
    guard let members = objectValue.map(Array.init) else { return self }
    let isMap = [
      "fields", "parameters", "enum", "union", "servers", "errors", "variables", "hosts",
    ]
    .contains(parent)
    let inner = members.map { member in
      let isName = isMap || ["types", "endpoints"].contains(parent)
      let name = isName ? "" : member.key
      return (member.key, member.value.shufflingKeys(using: &chance, inside: name))
    }
    return .object(JSONObject(isMap ? inner : inner.shuffled(using: &chance)))
  }
}
