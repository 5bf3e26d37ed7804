import EndpointSpec

/// A spec on disk: one file, or a folder with `api.json`.
struct SpecSource {
  /// As the user gave it, or as it was found.
  let path: String
  /// In the order in which the language reads them.
  let files: [SourceFile]
}

/// Finds and reads specs.
struct SpecFolder {
  let files: any FileTree

  static let mainFile = "api.json"
  /// The JSON Schema of specs, which lies beside them.
  static let schemaFile = "endpoints.schema.json"

  /// The specs at the given paths, each once; without any, all that are in the folder.
  func specs(at paths: [String], orIn folder: String) throws(FileError) -> [SpecSource] {
    try specs(at: paths.isEmpty ? self.paths(inStandard: folder) : paths)
  }

  /// The specs at the given paths, each once.
  func specs(at paths: [String]) throws(FileError) -> [SpecSource] {
    var seen: Set<String> = []
    var sources: [SpecSource] = []
    for path in paths {
      let path = FilePath.normalized(path)
      guard seen.insert(files.absolute(path)).inserted else { continue }
      sources.append(try spec(at: path))
    }
    return sources
  }

  /// All the specs in a folder.
  func specs(inFolder folder: String) throws(FileError) -> [SpecSource] {
    try specs(at: try paths(in: folder))
  }

  /// Whether the path leads to one spec: a file, or a folder with `api.json`.
  func isSpec(_ path: String) -> Bool {
    files.kind(of: path) == .file || files.kind(of: FilePath.join(path, Self.mainFile)) == .file
  }

  private func paths(inStandard folder: String) throws(FileError) -> [String] {
    guard files.kind(of: folder) == .folder else {
      throw FileError(
        folder,
        "there is no such folder here: name a spec, or run where \(folder)/ is"
      )
    }
    return try paths(in: folder)
  }

  private func paths(in folder: String) throws(FileError) -> [String] {
    var paths: [String] = []
    for name in try files.names(in: folder) where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      let isFolder = files.kind(of: path) == .folder
      if isFolder ? isSpec(path) : isSpecFile(name) && isSpec(path) { paths.append(path) }
    }
    guard !paths.isEmpty else {
      throw FileError(folder, "holds no spec: no *.json file, and no folder with \(Self.mainFile)")
    }
    return paths
  }

  private func spec(at path: String) throws(FileError) -> SpecSource {
    guard files.kind(of: path) == .folder else {
      return SpecSource(path: path, files: [try file(at: path)])
    }
    let names = try files.names(in: path)
    guard names.contains(Self.mainFile) else {
      throw FileError(path, "is no spec: the folder holds no \(Self.mainFile)")
    }
    let others = names.filter { isSpecFile($0) && !$0.hasPrefix(".") && $0 != Self.mainFile }
    var sources: [SourceFile] = []
    for name in [Self.mainFile] + others {
      sources.append(try file(at: FilePath.join(path, name)))
    }
    return SpecSource(path: path, files: sources)
  }

  /// Whether a file of that name in a folder is taken for a spec, or a part of one.
  func isSpecFile(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasSuffix(".schema.json")
  }

  func file(at path: String) throws(FileError) -> SourceFile {
    if files.kind(of: path) == nil, files.kind(of: path + ".json") == .file {
      throw FileError(path, "does not exist; did you mean \"\(path).json\"?")
    }
    return SourceFile(path: path, bytes: try files.read(path, limit: ToolLimits.specBytes))
  }
}
