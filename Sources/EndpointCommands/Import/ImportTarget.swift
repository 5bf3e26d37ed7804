import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML

/// The location of an imported spec.
struct ImportTarget {
  let files: FileSystem
  /// The file, or the folder of a split spec.
  let path: String
  let isSplit: Bool

  /// The folder of the last imports, next to the specs.
  static let stateFolder = ".imported"

  /// The last import, unedited: `Specs/.imported/Petstore.json` for `Specs/Petstore.json`.
  var statePath: String { inStateFolder(FilePath.name(of: path)) }

  /// The location of a merged spec with errors: `Specs/.imported/Petstore.merged.json`.
  var rejectedPath: String {
    let name = FilePath.name(of: path)
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return inStateFolder(isSplit ? "\(stem).merged" : "\(stem).merged.json")
  }

  func inStateFolder(_ name: String) -> String {
    FilePath.join(FilePath.join(FilePath.folder(of: path), Self.stateFolder), name)
  }

  /// The files of an import in canonical form, at a path.
  func sources(of spec: [ImportResult.File], at path: String) -> [SourceFile] {
    spec.map { file in
      let text = canonicalText(of: file.spec)
      let place = isSplit ? FilePath.join(path, file.name) : path
      return SourceFile(path: place, bytes: Array(text.utf8))
    }
  }

  /// The files of an import, with their names and `$schema` in the target.
  func files(of result: ImportResult) -> [ImportResult.File] {
    let schema = isSplit ? "../\(SpecFolder.schemaFile)" : SpecFolder.schemaFile
    return result.files.map { file in
      ImportResult.File(
        name: isSplit ? file.name : FilePath.name(of: path),
        spec: file.spec.withSchema(schema)
      )
    }
  }

  /// The files of a spec. Nil if it does not exist.
  func sources(at path: String) throws -> [SourceFile]? {
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

  /// Runs `body` while no other import writes next to the specs.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let folder = FilePath.folder(of: statePath)
    try files.makeFolder(folder)
    return try files.withLock(on: folder, body)
  }

  /// The parts of the document that the spec was imported from. Nil for the whole document.
  var selection: PartSelection? {
    let sources = (try? sources(at: path)) ?? []
    let specs = (try? Self.values(of: sources)) ?? []
    let text = specs.lazy.compactMap { $0.spec[PartSelection.key]?.stringValue }.first
    return text.flatMap { PartSelection(parsing: $0) }
  }

  private func source(_ path: String) throws -> SourceFile {
    guard files.kind(of: path) == .file else { throw FileError(path, "exists and is not a file") }
    return SourceFile(path: path, bytes: try files.read(path))
  }

  /// Parses the files.
  ///
  /// - Throws: `ReportedProblems` with every syntax error and duplicate key.
  static func values(of sources: [SourceFile]) throws -> [ImportResult.File] {
    var diagnostics: [LocatedDiagnostic] = []
    var values: [ImportResult.File] = []
    for source in sources {
      if DocumentText.isYAMLFile(source.path) {
        throw FileError(source.path, "cannot be merged: only JSON specs can")
      }
      let problems = format(source).diagnostics
      diagnostics += problems.map { LocatedDiagnostic($0, in: [LocatedSource(source)]) }
      guard problems.isEmpty else { continue }
      let value = try JSONValue(parsing: source.bytes)
      values.append(ImportResult.File(name: FilePath.name(of: source.path), spec: value))
    }
    guard diagnostics.isEmpty else { throw ReportedProblems(diagnostics: diagnostics) }
    return values
  }
}

extension JSONValue {
  /// The object with its `$schema` replaced, or removed if nil.
  func withSchema(_ reference: String?) -> JSONValue {
    guard let members = objectValue else { return self }
    let changed = members.compactMap { key, value -> (String, JSONValue)? in
      guard key == "$schema" else { return (key, value) }
      return reference.map { (key, .string($0)) }
    }
    return .object(JSONObject(changed))
  }
}
