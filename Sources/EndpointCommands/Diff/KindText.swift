import EndpointDiff
import EndpointJSON
import EndpointSpec

/// The catalogue of changes that `--list-kinds` and `--explain` print.
enum KindText {
  /// - Throws: `UsageError` for the format of a report that is no table.
  static func list(as format: ReportFormat) throws(UsageError) -> String {
    switch format {
    case .text: table
    case .markdown: page
    case .json: "\(json)\n"
    case .github, .junit, .sarif, .html:
      throw UsageError("--list-kinds prints text, markdown or json, found \(format.rawValue)")
    }
  }

  private static var table: String {
    let kinds = ChangeKind.all.map { kind in
      [
        kind.name, kind.wire.rawValue, kind.swift.rawValue, kind.bump.rawValue,
        kind.direction?.rawValue ?? "", kind.meaning, kind.example ?? "",
      ]
    }
    let head = ["KIND", "WIRE", "SWIFT", "BUMP", "IN", "WHAT CHANGED", "EXAMPLE"]
    return columns([head] + kinds).map { $0 + "\n" }.joined()
  }

  /// The page `ChangeKinds.md` of the documentation.
  private static var page: String {
    let head = """

      | kind | what changed | in | shipped apps (wire) | source code (Swift) | version | to make it safe \
      | otherwise | example |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      """
    let rows = changeCatalogue.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("## ") ? "\($0)\n\(head)" : String($0) }
    return """
      # Kinds of changes

      What each kind of change in `endpoints diff` means, and what it breaks.

      ## Overview

      `endpoints diff --list-kinds` lists these kinds, with `--format json` for programs. `endpoints diff --explain KIND` explains
      one kind. Each kind has two levels: one for shipped apps with the old client, and one for source code that is compiled with
      the new client. The column "otherwise" says when a finding has other levels. "version" is the part of the version to increase.

      [Compare versions of a spec](Diff.md) shows a report. [Settings of a package](Settings.md) changes the level of a kind.

      \(rows.joined(separator: "\n"))

      """
  }

  private static var json: JSONValue {
    let kinds = ChangeKind.all.map { kind in
      JSONValue.object(of: [
        "kind": .string(kind.name),
        "direction": .text(kind.direction?.rawValue),
        "wire": .string(kind.wire.rawValue),
        "swift": .string(kind.swift.rawValue),
        "bump": .string(kind.bump.rawValue),
        "meaning": .string(kind.meaning),
        "consequence": .string(kind.consequence),
        "callers": .string(kind.callers),
        "remedy": .text(kind.remedy),
        "exception": .text(kind.exception),
        "example": .text(kind.example),
      ])
    }
    return ["format": 1, "kinds": .array(kinds)]
  }

  static func explanation(of name: String) throws(UsageError) -> String {
    guard let kind = ChangeKind.all.first(where: { $0.name == name }) else {
      let hint = didYouMean(name, among: ChangeKind.all.map(\.name))
      let more = hint.isEmpty ? "; \"endpoints diff --list-kinds\" lists all kinds" : hint
      throw UsageError("unknown kind of change \"\(name)\"\(more)")
    }
    let lines = [
      kind.name, "",
      "wire   \(kind.wire.rawValue.padded(to: 8))  \(kind.consequence)",
      "swift  \(kind.swift.rawValue.padded(to: 8))  \(kind.callers)",
      "bump   \(kind.bump.rawValue)",
      kind.exception.map { "\nOtherwise: \($0)" },
      kind.remedy.map { "\nTo make it safe: \($0)" },
    ]
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }
}
