import EndpointJudge
import EndpointSpec

/// Applies the edits of hints that are certain, to the files of specs, to settings and to allow files.
struct HintFixes {
  let files: FileSystem

  /// An edit that was made, as `path:line:column: "old" → "new"`.
  private(set) var lines: [String] = []
  /// Why a file was not written.
  private(set) var refusals: [String] = []

  /// The most rounds for a spec. An edit may reveal another mistake.
  private static let rounds = 20

  init(_ files: FileSystem) { self.files = files }

  /// Edits the files of specs. Files are written after all edits of a spec, each atomically.
  mutating func apply(to specs: [SpecSource]) throws {
    for spec in specs where spec.document == nil {
      try apply(to: spec.files) { files in
        let result = readSpec(files)
        return (result.diagnostics, result.document != nil)
      }
    }
  }

  /// Edits a file of its own, if it exists.
  mutating func apply(
    toFile path: String,
    _ diagnostics: (SourceFile) -> [Diagnostic]
  ) throws {
    guard files.kind(of: path) == .file else { return }
    try apply(to: [SourceFile(path: path, bytes: try files.read(path))]) { files in
      let found = files.flatMap(diagnostics)
      return (found, !found.contains { $0.rule == .malformedJSON })
    }
  }

  /// - Parameter read: Returns the problems of the files, and whether the files can be parsed.
  private mutating func apply(
    to sources: [SourceFile],
    _ read: ([SourceFile]) -> (diagnostics: [Diagnostic], isParsed: Bool)
  ) throws {
    var current = sources
    var result = read(current)
    var made: [String] = []
    for _ in 0..<Self.rounds {
      let edits = certainEdits(of: result.diagnostics, in: current)
      guard !edits.isEmpty else { break }
      let next = current.enumerated().map { index, file in
        SourceFile(path: file.path, bytes: edits.applied(to: index, file.bytes).bytes)
      }
      let after = read(next)
      guard after.isParsed || !result.isParsed else { break }
      made += current.enumerated().flatMap { index, file in
        descriptions(of: edits.applied(to: index, file.bytes).edits, in: file)
      }
      (current, result) = (next, after)
    }
    try write(current, over: sources, made)
  }

  /// The edits of the hints, without those that overlap with an earlier hint.
  private func certainEdits(of diagnostics: [Diagnostic], in files: [SourceFile]) -> [TextEdit] {
    var chosen: [TextEdit] = []
    for hint in diagnostics.compactMap(\.fix) where hint.isCertain {
      guard let edits = hint.textEdits(in: files) else { continue }
      let overlaps = edits.contains { edit in chosen.contains { $0.overlaps(edit) } }
      if !overlaps { chosen += edits }
    }
    return chosen
  }

  private func descriptions(of edits: [TextEdit], in file: SourceFile) -> [String] {
    let source = LocatedSource(file)
    return edits.map { edit in
      let position = source.position(of: edit.place.start)
      return
        "\(position.path):\(position.line):\(position.column): \(shown(edit.old)) → \(shown(edit.new))"
    }
  }

  private func shown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if line.isEmpty { return "nothing" }
    return (line.count > 60 ? line.prefix(60) + "…" : line).withoutControlCharacters
  }

  private mutating func write(
    _ files: [SourceFile],
    over sources: [SourceFile],
    _ made: [String]
  ) throws {
    let changed = zip(files, sources).filter { $0.bytes != $1.bytes }.map(\.0)
    let outside = try changed.filter { try !isInside($0.path) }
    guard outside.isEmpty else {
      refusals += outside.map {
        "\($0.path) is outside of the folder, so its hints were not applied"
      }
      return
    }
    for file in changed { try self.files.replaceOwnedFile(file.path, with: file.bytes) }
    lines += made
  }

  /// Whether a file, without symbolic links, is in the folder of the run.
  private func isInside(_ path: String) throws -> Bool {
    FilePath.relative(try files.resolved(path), to: try files.resolved(".")) != nil
  }
}

extension TextEdit {
  fileprivate func overlaps(_ other: TextEdit) -> Bool {
    guard place.file == other.place.file, self != other else { return false }
    return place.start < other.place.end && other.place.start < place.end
      || place.start == other.place.start
  }
}
