import EndpointJSON
import EndpointSpec
import EndpointYAML

/// Finds files of specs that no command reads: in a subfolder without `api.json`, or deeper.
struct UnreadSpecs {
  private let files: FileSystem
  private let folder: String
  private let specs: SpecFolder
  /// Whether the files of the folder are the parts of one spec.
  private let isSpec: Bool

  /// - Parameter folder: The folder of specs, or of the parts of one.
  init(files: FileSystem, folder: String) {
    self.files = files
    self.folder = folder
    specs = SpecFolder(files: files)
    isSpec = specs.isSpec(folder)
  }

  /// A warning for each such file.
  func diagnostics() throws -> [LocatedDiagnostic] {
    try misnamed(in: folder)
      + subfolders(of: folder).flatMap { subfolder in
        let isRead = !isSpec && specs.isSpec(subfolder)
        return try isRead
          ? UnreadSpecs(files: files, folder: subfolder).diagnostics()
          : diagnostics(below: subfolder)
      }
  }

  /// Warnings about files whose ending is in another case: `Big.JSON`.
  private func misnamed(in folder: String) throws -> [LocatedDiagnostic] {
    try files.names(in: folder).filter { name in
      [".json", ".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) && !name.hasSuffix($0) }
    }.map { name in
      LocatedDiagnostic(
        .warning,
        rule: "unread-spec",
        "no command reads this file, since its ending is not in lowercase",
        at: Location(path: FilePath.join(folder, name)),
        hint:
          "rename it to \(name.split(separator: ".").dropLast().joined(separator: ".")).\(name.lowercased().split(separator: ".").last ?? "json")"
      )
    }
  }

  private func diagnostics(below subfolder: String) throws -> [LocatedDiagnostic] {
    let found = try files.names(in: subfolder).filter(specs.isSpecFile)
      .map { FilePath.join(subfolder, $0) }
      .filter { files.kind(of: $0) == .file && looksLikeSpec($0) }
    return try found.map(report) + subfolders(of: subfolder).flatMap(diagnostics(below:))
  }

  private func report(_ path: String) -> LocatedDiagnostic {
    let hint = isSpec ? "" : ", or name it api.json in a folder of \(folder)/"
    return LocatedDiagnostic(
      .warning,
      rule: "unread-spec",
      "no command reads this \(isSpec ? "part of a spec" : "spec"), since it is in a subfolder",
      at: Location(path: path),
      hint: "move it to \(folder)/\(hint)"
    )
  }

  /// Excludes hidden folders, and symbolic links, which could form a cycle.
  private func subfolders(of folder: String) throws(FileError) -> [String] {
    try files.names(in: folder).filter { !$0.hasPrefix(".") }
      .map { FilePath.join(folder, $0) }
      .filter { files.kindWithoutLinks(of: $0) == .folder }
  }

  /// Whether a file refers to the schema of specs, or has a key of a spec. False if the file cannot be read.
  private func looksLikeSpec(_ path: String) -> Bool {
    guard let bytes = try? files.read(path),
      let node = try? DocumentText(parsing: bytes, of: path).root
    else { return false }
    if case .string(let schema)? = node.member("$schema")?.value.kind {
      return FilePath.name(of: schema) == SpecFolder.schemaFile
    }
    return ["endpoints", "api", "types"].contains { node.member($0) != nil }
  }
}
