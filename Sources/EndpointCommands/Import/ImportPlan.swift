import EndpointOpenAPI
import EndpointSpec

/// The planned result of an import. Nothing is written yet.
struct ImportPlan {
  enum Outcome {
    /// The spec equals the new import.
    case imported
    /// The spec combines the manual edits and the new import.
    case merged
    /// The spec is unchanged. Later imports are merged into it.
    case adopted
    /// The merged spec has errors, so the spec on disk is unchanged.
    case rejected
  }

  let target: ImportTarget
  let outcome: Outcome
  /// The spec on disk. Nil if it does not exist.
  let old: [SourceFile]?
  /// The new spec, or the merged spec if it was rejected.
  let new: [SourceFile]
  /// The new import without edits.
  let state: [SourceFile]
  var conflicts: [MergeConflict] = []
  var problems: [Report] = []

  /// Whether any file of the spec changes.
  var isChanged: Bool {
    old.map { !$0.hasTexts(of: new) } ?? true
  }

  /// The diagnostics: conflicts, then errors of the merged spec.
  var reports: [Report] {
    ConflictReports(conflicts, in: new).reports + problems
  }
}

extension [SourceFile] {
  /// Whether both have the same files with the same contents.
  func hasTexts(of others: [SourceFile]) -> Bool {
    let texts = Dictionary(others.map { ($0.path, $0.bytes) }, uniquingKeysWith: { one, _ in one })
    return count == others.count && allSatisfy { texts[$0.path] == $0.bytes }
  }
}
