import EndpointJSON

/// The optional `endpoints.json` beside `Package.swift`: folders and settings that replace command-line options.
///
/// ```json
/// { "specs": "API/Specs", "output": "Sources/Generated", "diff": { "against": "origin/main" } }
/// ```
package struct ProjectFile: Sendable {
  /// The settings of `endpoints diff`.
  package struct Diff: Sendable {
    package fileprivate(set) var against: Located<String>?
    /// The value of `--axis`.
    package fileprivate(set) var axis: Located<String>?
    /// The value of `--show`.
    package fileprivate(set) var show: Located<String>?
    /// The values of `--fail-on`: `care`, or `wire=breaking`.
    package fileprivate(set) var failOn: [String] = []
    package fileprivate(set) var requiresBump = false
    package fileprivate(set) var allow: Located<String>?
    /// The values of `--app`.
    package fileprivate(set) var app: [Located<String>] = []
    /// The levels of kinds of changes, by kind.
    package fileprivate(set) var levels: [Named<LevelSetting>] = []
  }

  /// The level of a kind of change in this project.
  package struct LevelSetting: Sendable {
    package fileprivate(set) var level: Located<String>?
    /// The axis that the level applies to. Nil for both.
    package fileprivate(set) var axis: Located<String>?
    package fileprivate(set) var reason: Located<String>?
  }

  package static let name = "endpoints.json"

  package fileprivate(set) var specs: Located<String>?
  package fileprivate(set) var output: Located<String>?
  package fileprivate(set) var templates: Located<String>?
  package fileprivate(set) var diff = Diff()

  package init() {}
}

/// Reads the project file.
///
/// - Parameter kinds: The names of all kinds of changes, for `levels`.
/// - Returns: The settings and all problems in the file.
package func loadProject(
  _ file: SourceFile,
  kinds: [String]
) -> (project: ProjectFile, diagnostics: [Diagnostic]) {
  var reader = NodeReader(files: [file])
  var project = ProjectFile()
  if let node = reader.parse(file, whenEmpty: "write {}, or delete the file") {
    reader.object(node, into: &project, ProjectFile.keys(kinds))
  }
  return (project, reader.diagnostics)
}

extension ProjectFile {
  fileprivate static func keys(_ kinds: [String]) -> ObjectKeys<ProjectFile> {
    ObjectKeys(
      "endpoints.json",
      definition: "project",
      [
        ObjectKey("$schema") { node, _, reader in _ = reader.string(node) },
        .path("specs", \.specs), .path("output", \.output), .path("templates", \.templates),
        ObjectKey("diff") { node, project, reader in
          reader.object(node, into: &project.diff, Diff.keys(kinds))
        },
      ]
    )
  }
}

extension ProjectFile.Diff {
  private static let axisWords = ["wire", "swift", "both"]
  private static let showWords = ["breaking", "care", "safe", "docs"]
  private static let failOnWords = ["breaking", "care", "any", "none"]

  /// The names of its keys.
  static let names = keys([]).names

  fileprivate static func keys(_ kinds: [String]) -> ObjectKeys<ProjectFile.Diff> {
    ObjectKeys(
      "\"diff\"",
      definition: "diff",
      [
        .string("against", \.against),
        .word("axis", \.axis, of: axisWords),
        .word("show", \.show, of: showWords),
        ObjectKey("failOn") { node, diff, reader in
          diff.failOn = reader.failOn(node, words: failOnWords)
        },
        .flag("requireBump", \.requiresBump),
        .path("allow", \.allow),
        .paths("app", \.app),
        .map("levels", \.levels) { kind, node, reader in
          reader.levelSetting(of: kind, node, among: kinds)
        },
      ]
    )
  }
}

extension ProjectFile.LevelSetting {
  fileprivate static let keys = ObjectKeys<ProjectFile.LevelSetting>(
    "a level",
    definition: "level",
    [
      .word("level", \.level, of: ["safe", "care", "breaking"]).required,
      .word("axis", \.axis, of: ["wire", "swift"]),
      .string("reason", \.reason).required,
    ]
  )
}

extension NodeReader {
  /// Reads a level for both axes, or an object with one for each and with `uncompared`.
  fileprivate mutating func failOn(_ node: JSONNode, words: [String]) -> [String] {
    if case .string(let text) = node.kind, !text.contains("="),
      !["wire", "swift", "both"].contains(text)
    {
      return word(node, of: words).map { [$0.value] } ?? []
    }
    let keys = ["wire", "swift"].map { axis in
      ObjectKey<[String]>(axis, words: words) { node, levels, reader in
        levels += reader.word(node, of: words).map { ["\(axis)=\($0.value)"] } ?? []
      }
    }
    let uncompared = ObjectKey<[String]>("uncompared") { node, levels, reader in
      if reader.bool(node)?.value == true { levels.append("uncompared") }
    }
    var levels: [String] = []
    let all = ObjectKeys("\"failOn\"", definition: "failOn", keys + [uncompared])
    object(
      node,
      into: &levels,
      all,
      expected: "\(quotedList(words)) or an object with \"wire\" and \"swift\""
    )
    return levels
  }

  /// The hint for an unknown kind of a finding.
  ///
  /// - Parameter other: The hint for a name that is similar to none.
  func kindHint(
    for kind: Located<String>,
    among kinds: [String],
    _ other: (String) -> Hint
  ) -> Hint {
    let plain = lettersAndDigits(of: kind.value)
    if let same = kinds.first(where: { lettersAndDigits(of: $0) == plain }) {
      return .write(same, for: kind)
    }
    let words = "-\(kind.value.lowercased().replacing("_", with: "-"))-"
    let longer = kinds.filter { "-\($0)-".contains(words) }
    if !longer.isEmpty { return Hint("did you mean \(quotedList(Array(longer.prefix(4))))?") }
    return nearestHint(to: kind, in: kinds) ?? other(kind.value)
  }

  fileprivate mutating func levelSetting(
    of kind: Located<String>,
    _ node: JSONNode,
    among kinds: [String]
  ) -> ProjectFile.LevelSetting? {
    if !kinds.contains(kind.value) {
      report(
        .invalidValue,
        "unknown kind of change \(quoted(kind.value))",
        at: kind.place,
        hint: kindHint(for: kind, among: kinds) { name in
          name.contains("*")
            ? "write each kind: \"endpoints diff --list-kinds\" lists all"
            : "\"endpoints diff --list-kinds\" lists all"
        }
      )
    }
    var setting = ProjectFile.LevelSetting()
    object(node, into: &setting, ProjectFile.LevelSetting.keys)
    if let reason = setting.reason, reason.value.allSatisfy(\.isWhitespace) {
      report(
        .invalidValue,
        "the reason is empty",
        at: reason.place,
        hint: "explain why the level is acceptable"
      )
    }
    return setting
  }
}

extension ObjectKey {
  /// Reads a path within the package, relative to the folder of the file.
  fileprivate static func path(
    _ name: String,
    _ path: Property<Target, Located<String>?>
  ) -> ObjectKey {
    ObjectKey(name, path) { $1.insidePath($0) }
  }

  /// Reads a list of paths within the package.
  fileprivate static func paths(
    _ name: String,
    _ path: Property<Target, [Located<String>]>
  ) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.list(node) { $1.insidePath($0) } ?? []
    }
  }
}

extension NodeReader {
  /// A path below the folder of the file.
  fileprivate mutating func insidePath(_ node: JSONNode) -> Located<String>? {
    guard let text = string(node) else { return nil }
    if let star = text.value.firstIndex(where: { "*?".contains($0) }) {
      let before = text.value[..<star]
      let plain = before.lastIndex(of: "/").map { String(before[..<$0]) } ?? ""
      reportValue(
        "expected the path of a folder or a file, found the pattern \(quoted(text.value))",
        at: text.place,
        hint: plain.isEmpty ? "name the folder" : .write(plain, for: text)
      )
      return nil
    }
    guard isInside(text.value) else {
      reportValue(
        "\(quoted(text.value)) is not inside the package",
        at: text.place,
        hint: "name a folder or file below the folder of endpoints.json"
      )
      return nil
    }
    return text
  }
}

/// True if the path is below its base folder.
private func isInside(_ path: String) -> Bool {
  guard !path.hasPrefix("/") else { return false }
  var depth = 0
  for component in path.split(separator: "/") where component != "." {
    depth += component == ".." ? -1 : 1
    if depth < 0 { return false }
  }
  return depth > 0
}
