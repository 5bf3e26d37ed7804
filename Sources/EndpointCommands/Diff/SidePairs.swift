import EndpointDiff
import EndpointSpec

/// Pairs the specs of both sides by API, then by file name.
struct SidePairs {
  struct Pair {
    let old: SideSpecs.Spec?
    let new: SideSpecs.Spec?
  }

  /// In the order of the new side. Removed specs come last.
  let pairs: [Pair]
  /// Whether a different file name means that a spec was moved. For two named files, it does not.
  private let areFolders: Bool

  init(old: SideSpecs, new: SideSpecs) {
    areFolders = old.isFolder && new.isFolder
    if !old.isFolder || !new.isFolder, old.isOneBroken || new.isOneBroken {
      pairs = []
      return
    }
    if !old.isFolder, !new.isFolder {
      pairs = [Pair(old: old.specs.first, new: new.specs.first)]
      return
    }
    // If the other version of a spec has errors, the spec is neither new nor removed.
    let oldSpecs = old.specs.filter { spec in !new.broken.contains { $0.isVersion(of: spec) } }
    let newSpecs = new.specs.filter { spec in !old.broken.contains { $0.isVersion(of: spec) } }
    // A single spec is compared with the spec of the same API. The other specs in the folder are ignored.
    if !old.isFolder, let spec = old.specs.first {
      let isComparable = oldSpecs.count == 1
      pairs = isComparable ? [Pair(old: spec, new: Self.counterpart(of: spec, in: new.specs))] : []
      return
    }
    if !new.isFolder, let spec = new.specs.first {
      let isComparable = newSpecs.count == 1
      pairs = isComparable ? [Pair(old: Self.counterpart(of: spec, in: old.specs), new: spec)] : []
      return
    }
    pairs = Self.matched(oldSpecs, newSpecs)
  }

  private static func counterpart(
    of spec: SideSpecs.Spec,
    in others: [SideSpecs.Spec]
  ) -> SideSpecs.Spec? {
    others.first { $0.api == spec.api } ?? others.first { $0.name == spec.name }
  }

  private static func matched(_ old: [SideSpecs.Spec], _ new: [SideSpecs.Spec]) -> [Pair] {
    var partners: [Int?] = new.map { _ in nil }
    var free = Set(old.indices)
    let tests: [(SideSpecs.Spec, SideSpecs.Spec) -> Bool] = [
      { $0.api == $1.api && $0.name == $1.name }, { $0.api == $1.api }, { $0.name == $1.name },
    ]
    for isSame in tests {
      for index in new.indices where partners[index] == nil {
        guard let partner = free.sorted().first(where: { isSame(old[$0], new[index]) }) else {
          continue
        }
        partners[index] = partner
        free.remove(partner)
      }
    }
    let paired = new.indices.map { Pair(old: partners[$0].map { old[$0] }, new: new[$0]) }
    return paired + free.sorted().map { Pair(old: old[$0], new: nil) }
  }

  /// Compares each pair.
  ///
  /// - Parameters:
  ///   - today: The current date, such as `2026-11-21`, for sunset dates.
  ///   - levels: The levels that the project sets for kinds of changes.
  func sections(on today: String, rated levels: [KindLevel]) -> [Review.Section] {
    pairs.map { pair in
      var comparison = compare(old: pair.old?.side, new: pair.new?.side, today: today)
        .rated(by: levels)
      if pair.new?.isDocument == true { comparison = comparison.inWordsOfDocuments }
      var section = Review.Section(comparison)
      if let old = pair.old, let new = pair.new {
        let differences = IgnoredDifferences(old: old, new: new)
        (section.ignored, section.undecidedCount) = differences.found(besides: comparison.changes)
      }
      if areFolders, let old = pair.old, let new = pair.new, old.name != new.name {
        section.oldPath = old.path
      }
      return section
    }
  }
}

extension SideSpecs {
  /// Whether the only spec of this side has errors.
  fileprivate var isOneBroken: Bool { !isFolder && !broken.isEmpty }
}
