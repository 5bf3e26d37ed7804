import EndpointSpec
import EndpointYAML

/// Finds specs that no command reads: in a subfolder without `api.json`, or deeper.
struct UnreadSpecs {
  let files: FileSystem
  /// The folder of specs.
  let folder: String

  /// A warning for each such spec.
  func reports() throws(FileError) -> [Report] {
    let specs = SpecFolder(files: files)
    var paths: [String] = []
    for subfolder in try subfolders(of: folder) {
      paths += try self.paths(below: subfolder, isRead: specs.isSpec(subfolder))
    }
    return paths.map(report)
  }

  private func report(_ path: String) -> Report {
    return Report(
      .warning,
      rule: "unread-spec",
      "no command reads this spec, since it is in a subfolder",
      at: Location(path: path),
      hint: "move it to \(folder)/, or name it api.json in a folder of \(folder)/"
    )
  }

  /// - Parameter isRead: Whether the files of the folder itself are read as parts of a spec.
  private func paths(below folder: String, isRead: Bool) throws(FileError) -> [String] {
    var paths: [String] = []
    let specs = SpecFolder(files: files)
    for name in try files.names(in: folder) where !isRead && specs.isSpecFile(name) {
      let path = FilePath.join(folder, name)
      if files.kind(of: path) == .file, looksLikeSpec(path) { paths.append(path) }
    }
    for subfolder in try subfolders(of: folder) {
      paths += try self.paths(below: subfolder, isRead: false)
    }
    return paths
  }

  /// Excludes hidden folders, and symbolic links, which could form a cycle.
  private func subfolders(of folder: String) throws(FileError) -> [String] {
    try files.names(in: folder).filter { !$0.hasPrefix(".") }
      .map { FilePath.join(folder, $0) }
      .filter { files.kindWithoutLinks(of: $0) == .folder }
  }

  /// Whether a file refers to the schema of specs, or has a key of a spec. False if the file cannot be read.
  private func looksLikeSpec(_ path: String) -> Bool {
    guard let bytes = try? files.read(path, limit: ToolLimits.specBytes),
      let node = try? DocumentText(parsing: bytes, of: path).root
    else { return false }
    if case .string(let schema)? = node.member("$schema")?.value.kind {
      return FilePath.name(of: schema) == SpecFolder.schemaFile
    }
    return node.member("endpoints") != nil || node.member("api") != nil
  }
}
