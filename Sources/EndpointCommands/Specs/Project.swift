import EndpointDiff
import EndpointSpec

/// The folders and settings of a package from `endpoints.json`, or the defaults.
struct Project {
  private let file: ProjectFile
  /// The folder of the package. Empty for the folder of the run.
  private let folder: String

  /// Reads `endpoints.json` in the folder of a package, if it exists.
  ///
  /// - Throws: `ReportedProblems` with all its problems.
  init(in files: FileSystem, package folder: String = "") throws {
    self.folder = folder
    let (project, diagnostics) = try Self.read(files, folder)
    guard diagnostics.isEmpty else { throw ReportedProblems(diagnostics: diagnostics) }
    file = project
  }

  /// Reads `endpoints.json` of a commit. Ignores its problems, since they cannot be corrected any more.
  init(in commit: GitTree, package folder: String = "") throws {
    self.folder = folder
    file = try Self.read(commit, folder).project
  }

  /// The path of the settings, whether or not they exist.
  var path: String { FilePath.join(folder, ProjectFile.name) }

  private static func read(
    _ files: some FileTree,
    _ folder: String
  ) throws -> (project: ProjectFile, diagnostics: [LocatedDiagnostic]) {
    let name = FilePath.join(folder, ProjectFile.name)
    guard files.kind(of: name) != nil else { return (ProjectFile(), []) }
    let bytes = try files.read(name)
    let source = SourceFile(path: name, bytes: bytes)
    let (project, diagnostics) = load(source)
    let located = [LocatedSource(source)]
    return (project, diagnostics.map { LocatedDiagnostic($0, in: located) })
  }

  /// The problems of a settings file.
  static func diagnostics(of source: SourceFile) -> [Diagnostic] { load(source).diagnostics }

  private static func load(
    _ source: SourceFile
  ) -> (project: ProjectFile, diagnostics: [Diagnostic]) {
    loadProject(source, kinds: ChangeKind.all.map(\.name))
  }

  var specs: String { path(file.specs) ?? FilePath.join(folder, "Specs") }
  /// The folder of the generated modules.
  var output: String { path(file.output) ?? FilePath.join(folder, "Generated") }
  /// The folder of custom templates.
  var templates: String? { path(file.templates) }
  /// The revision to compare with.
  var against: String? { file.diff.against?.value }
  /// The default of `--axis`.
  var axis: String? { file.diff.axis?.value }
  /// The default of `--show`.
  var show: String? { file.diff.show?.value }
  /// The defaults of `--fail-on`.
  var failOn: [String] { file.diff.failOn }
  /// Whether `diff` fails if the version was raised too little.
  var requiresBump: Bool { file.diff.requiresBump }
  /// The allow file.
  var allow: String? { path(file.diff.allow) }

  /// The folders of the app whose lines `diff` names.
  var app: [String] { file.diff.app.compactMap(path) }

  /// The levels that the project sets for kinds of changes.
  var levels: [KindLevel] {
    file.diff.levels.compactMap { entry in
      guard let level = entry.value.level.flatMap({ Level(rawValue: $0.value) }) else { return nil }
      return KindLevel(
        kind: entry.name.value,
        level: level,
        axis: entry.value.axis.flatMap { Axis(rawValue: $0.value) },
        reason: entry.value.reason?.value ?? ""
      )
    }
  }

  private func path(_ text: Located<String>?) -> String? {
    text.map { FilePath.normalized(FilePath.join(folder, $0.value)) }
  }
}

/// The problems of a settings file that cannot be used.
struct ReportedProblems: Error {
  let diagnostics: [LocatedDiagnostic]
}

extension CommandContext {
  /// The folders and settings of the package in the folder of the run.
  func project() throws -> Project { try Project(in: files, package: package) }

  /// The command that runs the tool, which plugins set, such as `swift package endpoints`.
  var commandName: String { environment[Self.commandVariable] ?? "endpoints" }

  static let commandVariable = "ENDPOINTS_COMMAND"

  /// The plugin sets it to the line of Package.swift by which the package depends on endpoints.
  static let dependencyVariable = "ENDPOINTS_DEPENDENCY"
}
