import EndpointSpec

/// Finds the differences between two versions of a spec or a document that the comparison ignores.
///
/// A difference is ignored if it changes nothing in either version. Such trials read the whole spec again, so there are few
/// of them: differences at the places of findings are not tried, and the others are tried together, then those of one key.
package struct IgnoredSearch {
  private let differences: [FileDifference]
  /// The indices of differences whose parts the import leaves out.
  private let known: Set<Int>
  private let open: [Int]

  /// - Parameters:
  ///   - isKnown: Whether the import leaves a part out.
  ///   - isFound: Whether a finding is located at one of these offsets of the old, or of the new version.
  ///   - isMeant: Whether the versions differ in more than their wording.
  package init(
    _ differences: [FileDifference],
    isKnown: (FileDifference) -> Bool,
    isFound: (_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Bool,
    isMeant: (FileDifference) -> Bool
  ) {
    self.differences = differences
    let known = Set(
      differences.indices.filter {
        let difference = differences[$0]
        return isKnown(difference) && isMeant(difference) || difference.isVersionOfOneSide
      }
    )
    let onOneSide = Set(differences.filter { $0.old == nil || $0.new == nil }.map(\.path))
    self.known = known
    open = differences.indices.filter { index in
      let difference = differences[index]
      let count = difference.isDocumentation ? .max : Self.offsetsOfFindings
      return !known.contains(index) && !difference.isVersion
        && !isFound(difference.oldStarts.prefix(count), difference.newStarts.prefix(count))
        && !isFound(difference.oldNamed[...], difference.newNamed[...])
        && !difference.namesOnly(onOneSide) && isMeant(difference)
    }
  }

  /// A finding is located at the part, at the value that contains it, or at the one around that. Each has a key and a
  /// value. Findings about documentation are located at the declaration, however deep the text is.
  private static let offsetsOfFindings = 6

  /// The ignored differences, and the number of those that no trial decided.
  ///
  /// - Parameter trial: Whether these differences change nothing. Nil if there can be no more trials.
  package func result(
    trial: (Set<Int>) -> Bool?
  ) -> (ignored: [Int], undecided: Int) {
    var ignored = known
    var undecided = 0
    var pending = open.isEmpty ? [] : [open][...]
    while let group = pending.popFirst() {
      switch trial(Set(group)) {
      case true?: ignored.formUnion(group)
      case nil: undecided += group.count
      case false?: pending += parts(of: group)
      }
    }
    return (ignored.sorted(), undecided)
  }

  /// The differences of each key, or two halves if there is one key. Empty for a single difference.
  private func parts(of group: [Int]) -> [[Int]] {
    guard group.count > 1 else { return [] }
    let parts = Dictionary(grouping: group) { differences[$0].name }
    // Sorted, so that the result is deterministic.
    if parts.count > 1 { return parts.sorted { $0.key < $1.key }.map(\.value) }
    let middle = group.count / 2
    return [Array(group[..<middle]), Array(group[middle...])]
  }
}

extension FileDifference {
  /// Whether it is the version of the API, which every report states.
  fileprivate var isVersion: Bool { [["version"], ["info", "version"]].contains(path) }

  /// Reports only state two versions.
  fileprivate var isVersionOfOneSide: Bool { isVersion && (old == nil || new == nil) }

  fileprivate var isDocumentation: Bool {
    ["description", "summary", "title", "example", "examples"].contains(name)
  }

  /// Whether a list of words differs only in the names of properties that one version lacks, such as `required`.
  fileprivate func namesOnly(_ onOneSide: Set<[String]>) -> Bool {
    !words.isEmpty
      && words.allSatisfy { onOneSide.contains(path.dropLast() + ["properties", $0]) }
  }
}

/// A difference that the comparison ignores.
package struct IgnoredDifference: Hashable, Sendable {
  /// The key, such as `minProperties`.
  package let name: String
  /// `2 → 3`, `added: false` or `removed`.
  package let change: String
  /// The position in the new version, or in the old one for a removed part.
  package let position: Position

  package init(name: String, change: String, position: Position) {
    self.name = name
    self.change = change
    self.position = position
  }

  /// `not compared: "minProperties" (2 → 3)`
  var message: String { "not compared: \(quoted(name)) (\(change))" }
}
