import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML

/// The files of a spec, or of its last import, for merging.
struct StoredSpec {
  let files: FileSystem
  /// A file, or the folder of a split spec.
  let path: String
  let isSplit: Bool

  /// The files. Nil if the spec does not exist.
  func sources() throws -> [SourceFile]? {
    guard files.kind(of: path) != nil else { return nil }
    guard isSplit else { return [try source(path)] }
    let folder = SpecFolder(files: files)
    guard files.kind(of: path) == .folder else {
      throw FileError(path, "exists and is not a folder")
    }
    let names = try files.names(in: path).filter { folder.isSpecFile($0) && !$0.hasPrefix(".") }
    let main = folder.mainFile(in: path)
    guard main != nil || !names.isEmpty else { return nil }
    let others = names.filter { $0 != main }
    return try ([main].compactMap(\.self) + others).map { try source(FilePath.join(path, $0)) }
  }

  private func source(_ path: String) throws -> SourceFile {
    guard files.kind(of: path) == .file else { throw FileError(path, "exists and is not a file") }
    return SourceFile(path: path, bytes: try files.read(path, limit: ToolLimits.specBytes))
  }

  /// Parses the files.
  ///
  /// - Throws: `ReportedProblems` with every syntax error and duplicate key.
  static func values(of sources: [SourceFile]) throws -> [ImportResult.File] {
    var reports: [Report] = []
    var values: [ImportResult.File] = []
    for source in sources {
      if DocumentText.isYAMLFile(source.path) {
        throw FileError(source.path, "cannot be merged: only JSON specs can")
      }
      let problems = format(source).diagnostics
      reports += problems.map { Report($0, in: [LocatedSource(source)]) }
      guard problems.isEmpty else { continue }
      let value = try JSONValue(parsing: source.bytes)
      values.append(ImportResult.File(name: FilePath.name(of: source.path), spec: value))
    }
    guard reports.isEmpty else { throw ReportedProblems(reports: reports) }
    return values
  }
}
