import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointSpec
import EndpointWire

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
    let source = SourceFile(path: path, bytes: try files.read(path))
    var reader = AllowReader(LocatedSource(source), subject)
    do throws(JSONFailure) {
      entries = reader.entries(in: try JSONNode.parse(source.bytes))
    } catch {
      let hint = error.hint.map { "; \($0)" } ?? ""
      reader.report("expected \(error.expected), found \(error.found)\(hint)", at: error.offset)
    }
    self.path = path
    guard reader.diagnostics.isEmpty else {
      throw ReportedProblems(diagnostics: reader.diagnostics)
    }
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

/// Reads the entries of an allow file, and collects all problems.
private struct AllowReader {
  private(set) var diagnostics: [LocatedDiagnostic] = []
  private let source: LocatedSource
  private let subject: ReportSubject
  private static let keys = ["kind", "at", "old", "new", "axis", "reason", "expires"]

  init(_ source: LocatedSource, _ subject: ReportSubject) {
    self.source = source
    self.subject = subject
  }

  private var kinds: [String] {
    subject == .changes ? ChangeKind.all.map(\.name) : DriftKind.allCases.map(\.name)
  }

  mutating func entries(in node: JSONNode) -> [(entry: AllowEntry, position: Position)] {
    guard case .object(let members) = node.kind,
      let list = members.first(where: { $0.key == "allow" })?.value,
      case .array(let elements) = list.kind
    else {
      report(
        "expected an object with the array \"allow\"",
        at: node.start,
        hint: "write { \"allow\": [{ \"kind\": …, \"at\": …, \"reason\": … }] }"
      )
      return []
    }
    for member in members where member.key != "allow" && member.key != "$schema" {
      report(
        "unknown key \(quoted(member.key)) in an allow file",
        at: member.keyStart,
        hint: "write entries in \"allow\""
      )
    }
    return elements.compactMap { element in
      entry(element).map { ($0, source.position(of: element.start)) }
    }
  }

  private mutating func entry(_ node: JSONNode) -> AllowEntry? {
    guard case .object(let members) = node.kind else {
      report(
        "expected an object with \"kind\", \"at\" and \"reason\"",
        at: node.start,
        hint: "write { \"kind\": …, \"at\": …, \"reason\": … }"
      )
      return nil
    }
    let count = diagnostics.count
    let texts = texts(members)
    for key in ["kind", "at", "reason"] where texts[key] == nil {
      if members.contains(where: { $0.key == key }) { continue }
      report("missing key \"\(key)\" in an entry", at: node.start, hint: "add \"\(key)\"")
    }
    check(texts)
    guard diagnostics.count == count, let kind = texts["kind"], let at = texts["at"],
      let reason = texts["reason"]
    else { return nil }
    return AllowEntry(
      kind: kind.text,
      at: at.text,
      old: texts["old"]?.text,
      new: texts["new"]?.text,
      axis: texts["axis"].flatMap { Axis(rawValue: $0.text) },
      reason: reason.text,
      expires: texts["expires"]?.text
    )
  }

  private typealias Text = (text: String, start: Int)

  private mutating func texts(_ members: [JSONMember]) -> [String: Text] {
    var texts: [String: Text] = [:]
    for member in members {
      if !Self.keys.contains(member.key) {
        let hint =
          member.key == "until"
          ? "write \"expires\", the last day on which the entry is valid"
          : nearestName(to: member.key, in: Self.keys).map { "did you mean \"\($0)\"?" }
        report("unknown key \(quoted(member.key)) in an entry", at: member.keyStart, hint: hint)
      } else if texts[member.key] != nil {
        report("\(quoted(member.key)) appears twice", at: member.keyStart)
      } else if case .string(let text) = member.value.kind {
        texts[member.key] = (text, member.value.start)
      } else {
        report("\(quoted(member.key)): expected a string", at: member.value.start)
      }
    }
    return texts
  }

  private mutating func check(_ texts: [String: Text]) {
    let names = kinds
    if let kind = texts["kind"], !names.contains(kind.text) {
      let longer = names.filter { $0.hasPrefix("\(kind.text)-") }
      let near =
        longer.isEmpty ? [nearestName(to: kind.text, in: names)].compactMap(\.self) : longer
      let hint =
        near.isEmpty
        ? nil : "did you mean \(near.map(quoted).joined(separator: " or "))?"
      report(
        "unknown kind of \(subject.noun) \(quoted(kind.text))",
        at: kind.start,
        hint: hint ?? kindHint(kind.text)
      )
    }
    if let axis = texts["axis"], Axis(rawValue: axis.text) == nil {
      report("\"axis\": expected \"wire\" or \"swift\"", at: axis.start)
    }
    if let reason = texts["reason"], reason.text.allSatisfy(\.isWhitespace) {
      report(
        "the reason is empty",
        at: reason.start,
        hint: "explain why the \(subject.noun) is acceptable"
      )
    }
    if let day = texts["expires"], Day(day.text) == nil {
      report(
        "\"expires\": expected a day such as \"2027-03-01\", found \(quoted(day.text))",
        at: day.start
      )
    }
  }

  /// The hint for a kind of the other command, and for a pattern.
  private func kindHint(_ kind: String) -> String {
    let others =
      subject == .changes ? DriftKind.allCases.map(\.name) : ChangeKind.all.map(\.name)
    if others.contains(kind) {
      let other: ReportSubject = subject == .changes ? .drift : .changes
      return "it is a kind of \(other.noun), for the allow file of \"\(other.command)\""
    }
    let list = "see \"\(subject.command) --list-kinds\""
    guard kind.contains("*") else { return list }
    return
      "an entry allows one kind at one place: write an entry for each, or \"levels\" in endpoints.json for a kind everywhere; \(list)"
  }

  mutating func report(_ message: String, at start: Int, hint: String? = nil) {
    let place = Place(file: 0, start: start, end: start + 1)
    let location = source.location(of: place)
    diagnostics.append(
      LocatedDiagnostic(.error, rule: "allow-file", message, at: location, hint: hint)
    )
  }
}
