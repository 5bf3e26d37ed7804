import EndpointDrift
import EndpointJSON
import EndpointSpec
import EndpointYAML

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
    let kind = files.kind(of: folder)
    guard kind != .folder else { return try paths(in: folder) }
    let isSetting = FilePath.name(of: folder) != "Specs"
    guard kind == nil else {
      throw FileError(
        folder,
        "is not a folder"
          + (isSetting ? ": \"specs\" in endpoints.json names a folder of specs" : "")
      )
    }
    if isSetting, let near = similarFolder(to: folder) {
      throw FileError(
        folder,
        "does not exist, but \"specs\" in endpoints.json names it; did you mean \"\(near)\"?"
      )
    }
    throw FileError(
      folder,
      "does not exist: give a SPEC, or run in the folder that contains \(folder)/"
        + (packageAbove.map { ", which is \($0)" } ?? packages)
    )
  }

  /// A folder with a similar name.
  private func similarFolder(to folder: String) -> String? {
    let parent = FilePath.folder(of: folder)
    let names = ((try? files.names(in: parent)) ?? []).filter {
      files.kind(of: FilePath.join(parent, $0)) == .folder
    }
    return nearestName(to: FilePath.name(of: folder), in: names).map { FilePath.join(parent, $0) }
  }

  /// The nearest folder above that has specs, such as `../..`. Nil if there is none within six levels.
  private var packageAbove: String? {
    guard let files = files as? FileSystem else { return nil }
    return (1...6).lazy.map { Array(repeating: "..", count: $0).joined(separator: "/") }
      .first { folder in
        files.kind(of: "\(folder)/\(ProjectFile.name)") == .file
          || files.kind(of: "\(folder)/Specs") == .folder
      }
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
