import EndpointDiff
import EndpointSpec

/// The folders and settings of a package: those of its `endpoints.json`, else the usual ones.
struct Project {
  private let file: ProjectFile

  /// Reads the file in the folder of a run, if there is one.
  ///
  /// - Throws: `ReportedProblems` with all problems in it.
  init(in files: FileSystem) throws {
    let (project, reports) = try Self.read(files)
    guard reports.isEmpty else { throw ReportedProblems(reports: reports) }
    file = project
  }

  /// Reads the file as it is in a commit. Problems in it are past, and no reason to fail.
  init(in commit: GitTree) throws {
    file = try Self.read(commit).project
  }

  private static func read(
    _ files: some FileTree
  ) throws -> (project: ProjectFile, reports: [Report]) {
    let name = ProjectFile.name
    guard files.kind(of: name) != nil else { return (ProjectFile(), []) }
    let bytes = try files.read(name, limit: ToolLimits.specBytes)
    let source = SourceFile(path: name, bytes: bytes)
    let (project, diagnostics) = loadProject(source, kinds: ChangeKind.all.map(\.name))
    let located = [LocatedSource(source)]
    return (project, diagnostics.map { Report($0, in: located) })
  }

  /// The folder of the specs.
  var specs: String { path(file.specs) ?? "Specs" }
  /// The folder of the generated modules.
  var output: String { path(file.output) ?? "Generated" }
  /// The folder of the project's own templates.
  var templates: String? { path(file.templates) }
  /// The revision to compare with.
  var against: String? { file.diff.against?.value }
  /// As `--axis` takes it.
  var axis: String? { file.diff.axis?.value }
  /// As `--show` takes it.
  var show: String? { file.diff.show?.value }
  /// As `--fail-on` takes them.
  var failOn: [String] { file.diff.failOn }
  /// Whether `diff` fails if the version was raised too little.
  var requiresBump: Bool { file.diff.requiresBump }
  /// The file of changes that may pass.
  var allow: String? { path(file.diff.allow) }

  /// The levels that the project gives to kinds of changes.
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
    text.map { FilePath.normalized($0.value) }
  }
}

/// A file of settings that cannot be used, with its problems.
struct ReportedProblems: Error {
  let reports: [Report]
}

extension CommandContext {
  /// The folders and settings of the package in the folder of the run.
  func project() throws -> Project { try Project(in: files) }

  /// How the user starts the tool, which the plugins pass on: `swift package endpoints`.
  var commandName: String { environment[Self.commandVariable] ?? "endpoints" }

  static let commandVariable = "ENDPOINTS_COMMAND"
}
