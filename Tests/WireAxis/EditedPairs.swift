import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Pairs of specs that a seeded editor makes: one to three edits of a spec.
package struct EditedPairs {
  private var numbers: SeededNumbers
  private let specs: [(name: String, spec: JSONValue)]
  private let edits: [[String: [Edit]]]

  package init(_ specs: [(name: String, spec: JSONValue)], seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    self.specs = specs
    edits = specs.map { Dictionary(grouping: Editor.edits(of: $0.spec), by: \.name) }
  }

  /// The next pair of valid specs that differ.
  package mutating func next() -> SpecPair {
    while true {
      if let pair = attempt() { return pair }
    }
  }

  private mutating func attempt() -> SpecPair? {
    let index = Int.random(in: specs.indices, using: &numbers)
    let (name, spec) = specs[index]
    let count = [1, 1, 1, 1, 1, 1, 2, 2, 3].randomElement(using: &numbers) ?? 1
    var edited = spec
    var made: [Edit] = []
    for _ in 0..<count {
      guard let edit = pick(edits[index]) else { continue }
      edited = edit.applied(to: edited)
      made.append(edit)
    }
    guard edited != spec, Side(edited) != nil, Side(spec) != nil else { return nil }
    return SpecPair(name: name, before: spec, after: edited, edits: made)
  }

  /// An edit of a random name, so that rare edits are as likely as frequent ones.
  private mutating func pick(_ edits: [String: [Edit]]) -> Edit? {
    let name = edits.keys.sorted().randomElement(using: &numbers)
    return name.flatMap { edits[$0]?.randomElement(using: &numbers) }
  }
}
