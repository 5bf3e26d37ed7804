import EndpointSpec

/// The files at paths: a spec, the parts of a split spec, or all specs of a folder.
struct SpecFiles {
  let files: FileSystem

  private var folder: SpecFolder { SpecFolder(files: files) }

  /// The files at the paths, without duplicates. Without paths, the files of all specs in the folder.
  func sources(at paths: [String], orIn standard: String) throws(FileError) -> [SourceFile] {
    var seen: Set<String> = []
    var sources: [SourceFile] = []
    for path in paths.isEmpty ? [standard] : paths {
      for file in try self.paths(at: FilePath.normalized(path)) {
        guard seen.insert(files.absolute(file)).inserted else { continue }
        sources.append(try folder.file(at: file))
      }
    }
    return sources
  }

  private func paths(at path: String) throws(FileError) -> [String] {
    guard files.kind(of: path) == .folder else { return [path] }
    var found: [String] = []
    for name in try files.names(in: path) where !name.hasPrefix(".") {
      let path = FilePath.join(path, name)
      if folder.isSpecFile(name), name.hasSuffix(".json"), files.kind(of: path) == .file {
        found.append(path)
      }
      if folder.mainFile(in: path) != nil { found += try paths(at: path) }
    }
    guard !found.isEmpty else { throw FileError(path, "has no spec in JSON: no *.json file") }
    return found
  }
}
