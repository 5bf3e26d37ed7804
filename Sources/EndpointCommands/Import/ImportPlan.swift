import EndpointOpenAPI
import EndpointSpec

/// What an import writes. An existing spec is merged, and replaced only on request.
struct ImportPlan {
  enum Mode {
    case merge
    /// Adopts an existing spec without a last import, for later merges.
    case adopt
    /// Replaces the spec.
    case force
  }

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
  private(set) var outcome = Outcome.imported
  /// The spec on disk. Nil if it does not exist.
  let old: [SourceFile]?
  /// The new spec, or the merged spec if it was rejected.
  private(set) var new: [SourceFile]
  /// The new import without edits.
  private let state: [SourceFile]
  private(set) var conflicts: [MergeConflict] = []
  /// The paths of values that a person deleted and the document changed.
  private var deletions: [[String]] = []
  private var problems: [LocatedDiagnostic] = []

  /// Whether any file of the spec changes.
  var isChanged: Bool { old.map { !$0.hasTexts(of: new) } ?? true }

  /// The diagnostics: conflicts, a note on deletions, then errors of the merged spec.
  var diagnostics: [LocatedDiagnostic] {
    ConflictDiagnostics(conflicts, in: new).diagnostics + [deletionNote].compactMap(\.self)
      + problems
  }

  /// Counts what a person deleted and the document changed.
  private var deletionNote: LocatedDiagnostic? {
    guard let first = deletions.first, let file = new.first else { return nil }
    let counts = [("endpoint", "endpoints"), ("type", "types")].map { noun, key in
      (noun, deletions.count { $0.count == 2 && $0[0] == key })
    }
    let others = deletions.count - counts.reduce(0) { $0 + $1.1 }
    let parts = (counts + [("value", others)]).filter { $0.1 > 0 }.map { counted($0.1, $0.0) }
    let name = quoted(first.dropFirst(first.count > 1 ? 1 : 0).joined(separator: "."))
    let text = "the document changed \(parts.joined(separator: " and ")) that you deleted"
    let message =
      deletions.count == 1
      ? "\(text): \(name) stays deleted" : "\(text), such as \(name): they stay deleted"
    return LocatedDiagnostic(.note, rule: "deleted", message, at: Location(path: file.path))
  }

  init(_ result: ImportResult, to target: ImportTarget, _ mode: Mode) throws {
    self.target = target
    let files = target.files(of: result)
    old = try target.sources(at: target.path)
    new = target.sources(of: files, at: target.path)
    state = target.sources(of: files, at: target.statePath)
    guard let old else { return }
    let names = Set(files.map(\.name))
    let others = old.filter { !names.contains(FilePath.name(of: $0.path)) }
      .map { FileError($0.path, "would become part of the spec: remove it first") }
    if mode == .force {
      if target.isSplit, !others.isEmpty { throw OutputConflicts(errors: others) }
      return
    }
    guard let base = try target.sources(at: target.statePath) else {
      if !isChanged { return }
      guard mode == .adopt else { throw conflicts(with: others) }
      (outcome, new) = (.adopted, old)
      return
    }
    guard mode != .adopt else {
      throw FileError(target.path, "already has a last import: import without --adopt")
    }
    try merge(files, into: old, since: base)
  }

  /// The conflicts with existing files. A folder without a main file is not a spec, but its files would become parts of
  /// one.
  private func conflicts(with others: [FileError]) -> OutputConflicts {
    let isSpec = SpecFolder(files: target.files).isSpec(target.path)
    guard isSpec else { return OutputConflicts(errors: others) }
    let problem = """
      already exists and differs, and there is no last import to merge with: \
      --adopt keeps it for later merges, --force replaces it
      """
    return OutputConflicts(errors: [FileError(target.path, problem)])
  }

  private mutating func merge(
    _ files: [ImportResult.File],
    into old: [SourceFile],
    since base: [SourceFile]
  ) throws {
    let ours = try ImportTarget.values(of: old)
    let result = mergeSpecs(base: try ImportTarget.values(of: base), ours: ours, theirs: files)
    let merged = target.sources(of: result.files, at: target.path)
    (conflicts, deletions) = (result.conflicts, result.deletions)
    if !merged.hasTexts(of: new) { outcome = .merged }
    // If the content is the same, the layout does not change.
    let isSame = target.sources(of: ours, at: target.path).hasTexts(of: merged)
    new = isSame ? old : merged
    guard outcome == .merged else { return }
    let checked = isSame ? old : target.sources(of: result.files, at: target.rejectedPath)
    let (read, diagnostics) = SpecSource(path: target.path, files: checked).read()
    guard read.model == nil else { return }
    (outcome, new) = (.rejected, checked)
    problems = diagnostics.filter { $0.severity == .error }
  }
}

extension [SourceFile] {
  /// Whether both have the same files with the same contents.
  func hasTexts(of others: [SourceFile]) -> Bool {
    let texts = Dictionary(others.map { ($0.path, $0.bytes) }, uniquingKeysWith: { one, _ in one })
    return count == others.count && allSatisfy { texts[$0.path] == $0.bytes }
  }
}

extension ImportPlan {
  /// Writes the spec, then the state. If the run is killed in between, the next import finds no difference.
  func write() throws {
    guard outcome != .rejected else { return try writeRejected() }
    let known = try target.sources(at: target.statePath) ?? []
    if outcome != .adopted {
      _ = try target.files.addSchema(toFolder: FilePath.folder(of: target.path))
      if target.isSplit {
        let others = (old ?? []) + known
        try ImportJournal(target: target).write(spec: new, state: state, removing: others)
        return try removeRejected()
      }
      try write(new)
      try remove(old ?? [], unless: new)
    }
    try write(state)
    try remove(known, unless: state)
    try removeRejected()
  }

  private func write(_ sources: [SourceFile]) throws {
    let files = target.files
    for source in sources {
      let exists = files.kind(of: source.path) != nil
      if exists, try files.read(source.path) == source.bytes { continue }
      try files.replaceOwnedFile(source.path, with: source.bytes)
    }
  }

  private func remove(_ sources: [SourceFile], unless others: [SourceFile]) throws {
    let paths = Set(others.map(\.path))
    for source in sources where !paths.contains(source.path) {
      try target.files.removeFile(source.path)
    }
  }

  private func writeRejected() throws {
    guard isChanged, new.map(\.path) != old?.map(\.path) else { return }
    try removeRejected()
    try write(new)
  }

  /// Removes the merged spec that an earlier import rejected.
  private func removeRejected() throws {
    for source in try target.sources(at: target.rejectedPath) ?? [] {
      try target.files.removeFile(source.path)
    }
    if target.isSplit { _ = target.files.removeEmptyFolder(target.rejectedPath) }
  }
}
