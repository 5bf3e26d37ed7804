import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML

/// A spec on disk: a JSON or YAML file, or a folder with `api.json` or `api.yaml`.
struct SpecSource {
  /// The path as the user gave it, or as it was found.
  let path: String
  /// In the order in which the language reads them.
  let files: [SourceFile]
  /// The OpenAPI document, if the file is one. Nil for a spec.
  var document: Documents?
  /// The name of the API, instead of the one that follows from the title of the document. Nil for that.
  var apiName: String?

  /// Reads the spec, and reports its problems.
  ///
  /// An OpenAPI document is imported in memory. Its mistakes become warnings, unless nothing can be imported. Features
  /// that a spec cannot express are reported only by `import openapi`.
  ///
  /// - Parameter rules: Rules whose errors are tolerated.
  func read(tolerating rules: Set<Rule> = []) -> (
    result: SpecResult, diagnostics: [LocatedDiagnostic]
  ) {
    guard let document else {
      let result = readSpec(files, tolerating: rules)
      return (result, Self.diagnostics(of: result))
    }
    let imported = importOpenAPI(document, name: apiName)
    let sources = document.files.map(LocatedSource.init)
    let mistakes = imported.diagnostics.filter { $0.rule == .documentMistake }.map { mistake in
      var mistake = mistake
      if imported.api != nil { mistake.severity = .warning }
      return LocatedDiagnostic(mistake, in: sources)
    }
    guard imported.api != nil else {
      return (SpecResult(files: files, document: nil, model: nil, diagnostics: []), mistakes)
    }
    // The written spec is not needed from here on.
    let (parts, leftOut, offers) = (imported.placedParts, imported.leftOut, imported.offers)
    var result = readSpec(files, parts: parts, tolerating: rules)
    (result.leftOut, result.offers) = (leftOut, offers)
    return (result, mistakes + Self.diagnostics(of: result))
  }

  private static func diagnostics(of result: SpecResult) -> [LocatedDiagnostic] {
    guard !result.diagnostics.isEmpty else { return [] }
    let sources = result.files.map(LocatedSource.init)
    return result.diagnostics.map { LocatedDiagnostic($0, in: sources) }
  }
}

/// Finds and reads specs.
struct SpecFolder {
  let files: any FileTree
  /// The folder of all specs, for hints.
  var standard = "Specs"
  /// A command that runs in several packages, for hints.
  var command = "check"

  static let mainFiles = ["api.json", "api.yaml", "api.yml"]
  /// The JSON Schema of specs, located next to them.
  static let schemaFile = "endpoints.schema.json"

  /// The specs at the paths, without duplicates. Without paths, all specs in the folder.
  func specs(at paths: [String], orIn folder: String) throws(FileError) -> [SpecSource] {
    try specs(at: self.paths(at: paths, orIn: folder))
  }

  /// The paths of the specs at the paths, without duplicates. Without paths, those of all specs in the folder.
  func paths(at paths: [String], orIn folder: String) throws(FileError) -> [String] {
    try self.paths(at: paths.isEmpty ? self.paths(inStandard: folder) : paths)
  }

  /// The specs at the paths, without duplicates. A path may be a folder of specs.
  func specs(at paths: [String]) throws(FileError) -> [SpecSource] {
    var sources: [SpecSource] = []
    for path in try self.paths(at: paths) { sources.append(try spec(at: path)) }
    return sources
  }

  /// The files that make up the spec at a path, without those that an OpenAPI document refers to.
  func filePaths(ofSpecAt path: String) throws(FileError) -> [String] {
    guard let main = mainFile(in: path) else { return [path] }
    let others = try files.names(in: path).filter { name in
      isSpecFile(name) && !name.hasPrefix(".") && name != main
    }
    return ([main] + others).map { FilePath.join(path, $0) }
  }

  private func paths(at paths: [String]) throws(FileError) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for given in paths {
      found += try specPaths(at: given).filter { seen.insert(files.absolute($0)).inserted }
    }
    return found
  }

  func specs(inFolder folder: String) throws(FileError) -> [SpecSource] {
    try specs(at: try paths(in: folder))
  }

  /// Whether the path is one spec: a file, or a folder with `api.json`.
  func isSpec(_ path: String) -> Bool {
    files.kind(of: path) == .file || mainFile(in: path) != nil
  }

  /// The name of the main file of a split spec. Nil if the path is not such a folder.
  func mainFile(in folder: String) -> String? {
    Self.mainFiles.first { files.kind(of: FilePath.join(folder, $0)) == .file }
  }

  private func paths(inStandard folder: String) throws(FileError) -> [String] {
    guard files.kind(of: folder) == .folder else {
      throw FileError(
        folder,
        "does not exist: give a SPEC, or run in the folder that contains \(folder)/" + packages
      )
    }
    return try paths(in: folder)
  }

  private var packages: String {
    (files as? FileSystem).map { Packages($0).hint(for: command) } ?? ""
  }

  /// Whether the path is a spec or a folder of specs.
  func hasSpec(at path: String) throws(FileError) -> Bool {
    guard files.kind(of: path) == .folder, !isSpec(path) else { return isSpec(path) }
    return try !pathsOfSpecs(in: path).isEmpty
  }

  private func specPaths(at path: String) throws(FileError) -> [String] {
    let path = FilePath.normalized(path)
    let isFolder = files.kind(of: path) == .folder && !isSpec(path)
    return isFolder ? try paths(in: path) : [path]
  }

  private func pathsOfSpecs(in folder: String) throws(FileError) -> [String] {
    let names = try files.names(in: folder).filter { !$0.hasPrefix(".") }
    return names.map { FilePath.join(folder, $0) }.filter { path in
      files.kind(of: path) == .folder ? isSpec(path) : isSpecFile(path) && isSpec(path)
    }
  }

  private func paths(in folder: String) throws(FileError) -> [String] {
    let paths = try pathsOfSpecs(in: folder)
    guard !paths.isEmpty else {
      throw FileError(
        folder,
        "has no spec: no *.json or *.yaml file, and no folder with api.json"
          + otherEndings(in: folder)
      )
    }
    return paths
  }

  private func spec(at path: String) throws(FileError) -> SpecSource {
    guard mainFile(in: path) != nil else {
      let (file, folder) = (try file(at: path), FilePath.folder(of: path))
      guard !isPart(file, of: folder) else {
        throw FileError(path, "is a part of the spec \(folder): give the folder")
      }
      return try source(file, folder: folder)
    }
    var sources: [SourceFile] = []
    for path in try filePaths(ofSpecAt: path) { sources.append(try file(at: path)) }
    return SpecSource(path: path, files: sources)
  }

  /// Whether a file without `api` is next to the main file of a spec.
  private func isPart(_ file: SourceFile, of folder: String) -> Bool {
    guard let main = mainFile(in: folder), FilePath.name(of: file.path) != main,
      let root = try? DocumentText(parsing: file.bytes, of: file.path).root
    else { return false }
    return root.member("api") == nil && root.member("openapi") == nil
  }

  /// A file as a spec. If it is an OpenAPI document, reads the files that it refers to, too.
  func source(_ file: SourceFile, folder: String) throws(FileError) -> SpecSource {
    guard file.mentionsOpenAPI else { return SpecSource(path: file.path, files: [file]) }
    let source = ImportSource(files: files, allowsOutside: false)
    let document = try source.documents(file, folder: folder)
    guard document.isOpenAPI else { return SpecSource(path: file.path, files: [file]) }
    return SpecSource(path: file.path, files: document.files, document: document)
  }

  /// Whether a file of this name counts as a spec or a part of one.
  func isSpecFile(_ name: String) -> Bool {
    FilePath.isDocument(name) && !name.hasSuffix(".schema.json")
  }

  func file(at path: String) throws(FileError) -> SourceFile {
    if files.kind(of: path) == nil,
      let ending = [".json", ".yaml", ".yml"].first(where: { files.kind(of: path + $0) == .file })
    {
      throw FileError(path, "does not exist; did you mean \"\(path)\(ending)\"?")
    }
    guard path != "-" else {
      throw FileError(path, "is the standard input, which this command does not read: give a file")
    }
    if files.kind(of: path) == nil, let other = similarPath(to: path) {
      throw FileError(path, "does not exist; did you mean \"\(other)\"?")
    }
    let bytes = try files.read(path)
    // A diagnostic would quote a line of the recording, which may contain credentials.
    guard !EvidenceReader.isEvidence(Array(bytes.prefix(Self.beginning))) else {
      throw FileError(
        path,
        "is recorded traffic, not a spec: \"endpoints verify\" compares it with your specs, and \"endpoints infer\" makes a spec from it"
      )
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The number of bytes that show whether a file is a recording.
  private static let beginning = 1 << 16

  /// A spec of the standard folder with this name, or a file beside the path with a similar one.
  private func similarPath(to path: String) -> String? {
    let folders = [FilePath.folder(of: path), standard]
    for folder in folders {
      guard let names = try? files.names(in: folder) else { continue }
      let known = names.filter {
        isSpecFile($0) || files.kind(of: FilePath.join(folder, $0)) == .folder
      }
      let name = FilePath.name(of: path)
      let stems = known.map { String($0.split(separator: ".").first ?? "") }
      if let index = stems.firstIndex(where: { $0.lowercased() == name.lowercased() }) {
        return FilePath.join(folder, known[index])
      }
      if let near = nearestName(to: name, in: known) { return FilePath.join(folder, near) }
    }
    return nil
  }

  /// The files whose ending is written in another case, or belongs to another format.
  private func otherEndings(in folder: String) -> String {
    let names = ((try? files.names(in: folder)) ?? []).filter { name in
      [".json", ".yaml", ".yml", ".json5", ".jsonc"].contains { name.lowercased().hasSuffix($0) }
        && !FilePath.isDocument(name)
    }
    guard let first = names.first else { return "" }
    return "; rename \(FilePath.join(folder, first)) so that it ends in .json"
  }
}

extension FilePath {
  /// Whether the path has the extension of a JSON or YAML file.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".json") || DocumentText.isYAMLFile(path)
  }
}

extension SourceFile {
  /// Whether the text contains a word that every OpenAPI document has as a key. Avoids parsing specs twice.
  fileprivate var mentionsOpenAPI: Bool {
    let words = [Array("openapi".utf8), Array("swagger".utf8)]
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        words.contains { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }
      }
    }
  }
}

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
