import EndpointOpenAPI
import EndpointSpec

/// What an import makes of a spec, before anything is written.
struct ImportPlan {
  enum Outcome {
    /// The spec is the new import.
    case imported
    /// Edits by hand and the new import are both in the spec.
    case merged
    /// The spec stays as it is. Later imports are merged with it.
    case adopted
    /// The merged spec has errors, so that the spec stays as it is.
    case rejected
  }

  let target: ImportTarget
  let outcome: Outcome
  /// The spec on disk; nil if there is none.
  let old: [SourceFile]?
  /// The spec as it is to be, or the merged one that has errors.
  let new: [SourceFile]
  /// The new import, unedited.
  let state: [SourceFile]
  var conflicts: [MergeConflict] = []
  var problems: [Report] = []

  /// Whether the texts of the spec change.
  var isChanged: Bool {
    old.map { !$0.hasTexts(of: new) } ?? true
  }

  /// The problems to report: conflicts, then errors of the merged spec.
  var reports: [Report] {
    ConflictReports(conflicts, in: new).reports + problems
  }
}

extension [SourceFile] {
  /// Whether both have the same files with the same texts.
  func hasTexts(of others: [SourceFile]) -> Bool {
    let texts = Dictionary(others.map { ($0.path, $0.bytes) }, uniquingKeysWith: { one, _ in one })
    return count == others.count && allSatisfy { texts[$0.path] == $0.bytes }
  }
}
