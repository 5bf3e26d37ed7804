import EndpointJSON
import EndpointOpenAPI
import EndpointSpec

/// Where an imported spec is written.
///
/// A file that is there and differs is somebody's work: it is replaced only when that was asked for. A folder that holds
/// further files is left alone, since they would be read as parts of the spec.
struct ImportTarget {
  let files: FileSystem
  /// As the user gave it; `-` is the output.
  let path: String?
  let isSplit: Bool
  let mayReplace: Bool
  /// The folder of specs, where no path is given.
  let folder: String

  /// Writes the spec, and says what was done.
  func write(_ result: ImportResult, api: String, _ console: Console) throws -> String? {
    let texts = result.files.map { file in
      (name: file.name, text: canonicalText(of: file.spec.withSchema(schemaReference)))
    }
    if path == "-" {
      for file in texts { console.write(file.text) }
      return nil
    }
    let standard = "\(folder)/\(api)" + (isSplit ? "" : ".json")
    let target = FilePath.normalized(path ?? standard)
    let written = texts.map { file in
      (path: isSplit ? FilePath.join(target, file.name) : target, bytes: Array(file.text.utf8))
    }
    let changed = try changed(written)
    if isSplit { try checkOthers(in: target, than: Set(texts.map(\.name))) }
    for file in changed {
      try files.makeFolder(FilePath.folder(of: file.path))
      try files.replaceFile(file.path, with: file.bytes)
    }
    _ = try files.addSchema(toFolder: FilePath.folder(of: target))
    let state = changed.isEmpty ? "unchanged" : "written"
    return "\(target): \(state), \(Self.contents(of: result))"
  }

  /// What `$schema` says: the schema lies beside a spec, and beside the folder of a split one. What is printed has none.
  private var schemaReference: String? {
    if path == "-" { return nil }
    return isSplit ? "../\(SpecFolder.schemaFile)" : SpecFolder.schemaFile
  }

  private static func contents(of result: ImportResult) -> String {
    var parts = [
      counted(result.endpointCount, "endpoint"), counted(result.typeCount, "type"),
    ]
    if result.exampleCount > 0 {
      parts.append("\(result.fittingExampleCount) of \(counted(result.exampleCount, "example"))")
    }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The files that are not there as they should be.
  private func changed(
    _ written: [(path: String, bytes: [UInt8])]
  ) throws -> [(path: String, bytes: [UInt8])] {
    var changed: [(path: String, bytes: [UInt8])] = []
    var conflicts: [FileError] = []
    for file in written {
      switch files.kind(of: file.path) {
      case nil: changed.append(file)
      case .file where try files.read(file.path) == file.bytes: break
      case .file where mayReplace: changed.append(file)
      case .file:
        conflicts.append(
          FileError(file.path, "already exists and differs: --force replaces it")
        )
      case .folder, .other: conflicts.append(FileError(file.path, "exists and is not a file"))
      }
    }
    guard conflicts.isEmpty else { throw OutputConflicts(errors: conflicts) }
    return changed
  }

  private func checkOthers(in folder: String, than names: Set<String>) throws {
    guard files.kind(of: folder) == .folder else { return }
    let others = try files.names(in: folder).filter { name in
      SpecFolder(files: files).isSpecFile(name) && !names.contains(name)
    }
    guard others.isEmpty else {
      throw OutputConflicts(
        errors: others.map { name in
          FileError(
            FilePath.join(folder, name),
            "would become part of the spec: remove it first"
          )
        }
      )
    }
  }
}

extension JSONValue {
  /// The object with another `$schema`, or without one, where it has one.
  fileprivate func withSchema(_ reference: String?) -> JSONValue {
    guard let members = objectValue else { return self }
    let changed = members.compactMap { key, value -> (String, JSONValue)? in
      guard key == "$schema" else { return (key, value) }
      return reference.map { (key, .string($0)) }
    }
    return .object(JSONObject(changed))
  }
}
