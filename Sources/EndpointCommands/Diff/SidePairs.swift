import EndpointDiff
import EndpointSpec

/// The specs of both sides that are versions of one another: the same API, or else the same file.
struct SidePairs {
  struct Pair {
    let old: SideSpecs.Spec?
    let new: SideSpecs.Spec?
  }

  /// In the order of the new side; what is gone comes last.
  let pairs: [Pair]
  /// Whether another name means that a spec was moved: two files that were named may be called as they like.
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
    // Without its other version, a spec is neither new nor deleted.
    let oldSpecs = old.specs.filter { spec in !new.broken.contains { $0.isVersion(of: spec) } }
    let newSpecs = new.specs.filter { spec in !old.broken.contains { $0.isVersion(of: spec) } }
    // A single spec is compared with the spec of its API, whatever else is in the folder.
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
    let kept = new.indices.map { Pair(old: partners[$0].map { old[$0] }, new: new[$0]) }
    return kept + free.sorted().map { Pair(old: old[$0], new: nil) }
  }

  /// What the comparison of each pair says.
  ///
  /// - Parameters:
  ///   - today: The day, `2026-11-21`, that tells which sunsets have come.
  ///   - levels: The levels that the project gives to kinds of changes.
  func sections(on today: String, rated levels: [KindLevel]) -> [Review.Section] {
    pairs.concurrentMap { pair in
      let comparison = compare(old: pair.old?.side, new: pair.new?.side, today: today)
        .rated(by: levels)
      var section = Review.Section(comparison)
      if areFolders, let old = pair.old, let new = pair.new, old.name != new.name {
        section.oldPath = old.path
      }
      return section
    }
  }
}

extension SideSpecs {
  /// Whether the spec that was named has errors.
  fileprivate var isOneBroken: Bool { !isFolder && !broken.isEmpty }
}
