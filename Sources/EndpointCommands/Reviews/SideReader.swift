import EndpointDiff
import EndpointSpec

/// Reads the sides of a comparison, from disk, from git or from standard input.
struct SideReader {
  let context: CommandContext
  private var git: Git { Git(in: context.files.root, environment: context.environment) }

  /// - Parameter name: Which side it is, for messages: `old` or `new`.
  func specs(of source: SideSource, as name: String) throws -> SideSpecs {
    switch source {
    case .path(let path):
      return try specs(at: path, in: context.files, label: path, as: name)
    case .commit(let revision, let path, let isFromRoot):
      let label = "\(revision):\(isFromRoot ? "" : "./")\(path)"
      return try reading(name, label) {
        let specs = try specs(in: try git.revision(revision), path, isFromRoot, label, as: name)
        if let specs { return specs }
        let isBelowRoot = try isFromRoot && !git.prefix().isEmpty
        let hint = isBelowRoot ? "; from here it is \"\(revision):./\(path)\"" : ""
        throw GitError("it holds no \"\(path)\"\(hint)")
      }
    case .standardInput:
      return try reading(name, "standard input") {
        let file = SourceFile(path: "standard input", bytes: try context.console.readInput())
        let source = SpecSource(path: file.path, files: [file])
        return try specs([source], label: file.path, folder: nil, as: name)
      }
    }
  }

  /// The old side of `--against`: nil where the commit has nothing at the path.
  func specs(
    against revision: GitRevision,
    path: String,
    as name: String
  ) throws -> SideSpecs? {
    try reading(name, revision.name) {
      try specs(in: revision, path, false, revision.name, as: name)
    }
  }

  /// The specs here; nil where nothing is at the path.
  func specs(here path: String, as name: String) throws -> SideSpecs? {
    guard context.files.kind(of: path) != nil else { return nil }
    return try specs(at: path, in: context.files, label: "working tree", as: name)
  }

  /// The commit that `--against` names.
  func revision(_ name: String, isExact: Bool) throws -> GitRevision {
    try reading("old", name) {
      let revision = try git.revision(name)
      return isExact ? revision : try git.mergeBase(with: revision)
    }
  }

  private func specs(
    in revision: GitRevision,
    _ path: String,
    _ isFromRoot: Bool,
    _ label: String,
    as name: String
  ) throws -> SideSpecs? {
    let place = isFromRoot ? path : try git.pathFromRoot(path)
    let tree = try GitTree(revision, path: place, shownAs: path, git: git)
    guard tree.kind(of: path) != nil else { return nil }
    return try specs(at: path, in: tree, label: label, as: name)
  }

  private func specs(
    at path: String,
    in tree: some FileTree,
    label: String,
    as name: String
  ) throws -> SideSpecs {
    try reading(name, label) {
      let folder = SpecFolder(files: tree)
      let isFolder = tree.kind(of: path) == .folder && !folder.isSpec(path)
      let sources = try isFolder ? folder.specs(inFolder: path) : folder.specs(at: [path])
      return try specs(sources, label: label, folder: isFolder ? path : nil, as: name)
    }
  }

  private func specs(
    _ sources: [SpecSource],
    label: String,
    folder: String?,
    as name: String
  ) throws -> SideSpecs {
    var reports: [Report] = []
    let specs = sources.compactMap { source -> SideSpecs.Spec? in
      let result = readSpec(source.files)
      guard let model = result.model, let document = result.document else {
        let located = result.files.map(LocatedSource.init)
        reports += result.diagnostics.map { Report($0, in: located) }
        return nil
      }
      let side = Side(label: label, path: source.path, model: model, document: document)
      let name = folder.map { String(source.path.dropFirst($0 == "." ? 0 : $0.count + 1)) }
      return SideSpecs.Spec(
        path: source.path,
        name: name ?? FilePath.name(of: source.path),
        side: side
      )
    }
    guard reports.isEmpty else {
      throw SideError(side: name, label: label, problem: "there are errors in it", reports: reports)
    }
    return SideSpecs(label: label, isFolder: folder != nil, specs: specs)
  }

  /// Says of an error on which side it happened.
  private func reading<Value>(
    _ name: String,
    _ label: String,
    _ read: () throws -> Value
  ) throws -> Value {
    do {
      return try read()
    } catch let error as SideError {
      throw error
    } catch {
      throw SideError(side: name, label: label, problem: "\(error)")
    }
  }
}

extension Git {
  /// The folder where it runs, from the root of the working tree: empty, or with a slash at its end.
  func prefix() throws(GitError) -> String { try line(["rev-parse", "--show-prefix"]) }

  /// A path as commits have it: from the root.
  func pathFromRoot(_ path: String) throws(GitError) -> String {
    var place = FilePath.join(try prefix(), path)
    if path.hasPrefix("/") {
      let root = try line(["rev-parse", "--show-toplevel"])
      guard let inside = path == root ? "." : FilePath.relative(path, to: root) else {
        throw GitError("\(path) does not lie in the repository, \(root)")
      }
      place = inside
    }
    place = FilePath.normalized(place)
    guard place != "..", !place.hasPrefix("../") else {
      throw GitError("\(path) does not lie in the repository")
    }
    return place
  }
}
