import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointSpec

/// An allow file: `{ "allow": [{ "kind", "at", "old"?, "new"?, "axis"?, "reason", "expires"? }] }`.
struct AllowFile {
  let path: String
  /// The entries with their positions in the file.
  private(set) var entries: [(entry: AllowEntry, position: Position)] = []

  /// Creates a file to write.
  init(path: String, _ entries: [AllowEntry] = []) {
    self.path = path
    self.entries = entries.map { ($0, Position(path: path, line: 1, column: 1)) }
  }

  /// - Parameter subject: Whether the entries allow changes or drift.
  /// - Throws: `ReportedProblems` with all problems in the file.
  init(reading path: String, of subject: ReportSubject, files: FileSystem) throws {
    guard files.kind(of: path) != nil else {
      throw missingAllowFile(path, of: subject, files: files)
    }
    let file = SourceFile(path: path, bytes: try files.read(path))
    let source = LocatedSource(file)
    let (written, problems) = Self.load(file, subject)
    guard problems.isEmpty else {
      throw ReportedProblems(diagnostics: problems.map { LocatedDiagnostic($0, in: [source]) })
    }
    self.path = path
    entries = written.compactMap { entry in
      AllowEntry(entry).map { ($0, source.position(of: entry.place.start)) }
    }
  }

  /// The problems of an allow file.
  static func diagnostics(of file: SourceFile, _ subject: ReportSubject) -> [Diagnostic] {
    load(file, subject).diagnostics
  }

  private static func load(
    _ file: SourceFile,
    _ subject: ReportSubject
  ) -> (entries: [WrittenAllowEntry], diagnostics: [Diagnostic]) {
    loadAllowFile(file, kinds: AllowedKinds(of: subject))
  }

  /// The text of a file with these entries, in canonical form.
  static func text(_ entries: [AllowEntry]) -> String {
    let document = JSONObject([("allow", .array(entries.map(\.json)))])
    return canonicalText(of: .object(document))
  }
}

/// The error for a missing allow file. Explains how to create it.
private func missingAllowFile(
  _ path: String,
  of subject: ReportSubject,
  files: FileSystem
) -> FileError {
  let shape = #"{ "allow": [{ "kind": "KIND", "at": "PLACE", "reason": "WHY" }] }"#
  let remedy =
    subject == .changes
    ? #"; "--write-allow \#(path)" writes one"#
    : #"; "\#(subject.command) --list-kinds" lists the kinds"#
  let problem = files.missing(path).problem
  return FileError(path, "\(problem)\nhint: an allow file is \(shape)\(remedy)")
}

extension AllowedKinds {
  /// The kinds of changes, or of drift.
  fileprivate init(of subject: ReportSubject) {
    let isChanges = subject == .changes
    let (changes, drift) = (ChangeKind.all.map(\.name), DriftKind.allCases.map(\.name))
    let others = isChanges ? drift : changes
    let other: ReportSubject = isChanges ? .drift : .changes
    self.init(isChanges ? changes : drift, noun: subject.noun) { kind in
      if others.contains(kind) {
        return
          "it is a kind of \(other.noun), for the allow file of \"\(other.command)\""
      }
      let list = "see \"\(subject.command) --list-kinds\""
      guard kind.contains("*") else { return "\(list)" }
      return
        "an entry allows one kind at one place: write an entry for each, or \"levels\" in endpoints.json for a kind everywhere; \(list)"
    }
  }
}

extension AllowEntry {
  /// Nil if a key is missing.
  fileprivate init?(_ written: WrittenAllowEntry) {
    guard let kind = written.kind, let at = written.at, let reason = written.reason else {
      return nil
    }
    self.init(
      kind: kind.value,
      at: at.value,
      old: written.old?.value,
      new: written.new?.value,
      axis: written.axis.flatMap { Axis(rawValue: $0.value) },
      reason: reason.value,
      expires: written.expires?.value
    )
  }
}
