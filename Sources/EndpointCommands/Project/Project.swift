import EndpointDiff
import EndpointSpec

/// The folders and settings of a package: those of its `endpoints.json`, else the usual ones.
struct Project {
  private let file: ProjectFile

  /// Reads the file in the folder of a run, if there is one.
  ///
  /// - Throws: `ReportedProblems` with all problems in it.
  init(in files: FileSystem) throws {
    guard files.kind(of: ProjectFile.name) != nil else {
      file = ProjectFile()
      return
    }
    let source = SourceFile(path: ProjectFile.name, bytes: try files.read(ProjectFile.name))
    let (project, diagnostics) = loadProject(source, kinds: ChangeKind.all.map(\.name))
    let located = [LocatedSource(source)]
    guard diagnostics.isEmpty else {
      throw ReportedProblems(reports: diagnostics.map { Report($0, in: located) })
    }
    file = project
  }

  /// The folder of the specs.
  var specs: String { path(file.specs) ?? "Specs" }
  /// The folder of the generated modules.
  var output: String { path(file.output) ?? "Generated" }
  /// The folder of the project's own templates.
  var templates: String? { path(file.templates) }
  /// The revision to compare with.
  var against: String? { file.diff.against?.value }
  /// As `--fail-on` takes them.
  var failOn: [String] { file.diff.failOn }
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
