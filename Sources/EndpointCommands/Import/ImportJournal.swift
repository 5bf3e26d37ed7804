import EndpointJSON
import EndpointSpec

/// The writes of an import of several files. If a run is killed while it writes, the next import completes its writes
/// first. Otherwise half a spec would look like the edits of a person.
struct ImportJournal {
  let target: ImportTarget

  /// `Specs/.imported/Petstore.next.json`
  private var path: String { target.inStateFolder("\(FilePath.name(of: target.path)).next.json") }

  private var files: FileSystem { target.files }

  /// The folders of the writes, with their names in the journal.
  private var folders: [(name: String, path: String)] {
    [("spec", target.path), ("state", target.statePath)]
  }

  /// Writes the files of the spec and of its last import, and removes others.
  func write(
    spec: [SourceFile],
    state: [SourceFile],
    removing others: [SourceFile]
  ) throws {
    var (written, removed) = (JSONObject(), JSONObject())
    for (folder, sources) in zip(folders, [spec, state]) {
      let texts = sources.map { source in
        let text = String(decoding: source.bytes, as: UTF8.self)
        return (FilePath.name(of: source.path), JSONValue.string(text))
      }
      let names = others.filter { FilePath.folder(of: $0.path) == folder.path }
        .map { FilePath.name(of: $0.path) }
      let used = Set(texts.map(\.0))
      written[folder.name] = .object(JSONObject(texts))
      removed[folder.name] = .texts(names.filter { !used.contains($0) })
    }
    let journal: JSONValue = ["written": .object(written), "removed": .object(removed)]
    try files.replaceFile(path, with: Array(journal.description.utf8))
    try complete(journal)
  }

  /// Completes the writes of a run that was killed, and removes its temporary files.
  func complete() throws {
    guard files.kind(of: FilePath.folder(of: path)) == .folder else { return }
    try target.withLock { try completeAlone() }
  }

  private func completeAlone() throws {
    let all = [FilePath.folder(of: target.statePath)] + (target.isSplit ? folders.map(\.path) : [])
    for folder in all { try files.removeTemporaryFiles(in: folder) }
    guard target.isSplit, files.kind(of: path) == .file else { return }
    try complete(JSONValue(parsing: files.read(path)))
  }

  private func complete(_ journal: JSONValue) throws {
    for folder in folders {
      for (name, text) in journal["written"]?[folder.name]?.objectValue ?? [:] {
        guard let text = text.stringValue else { continue }
        let (file, bytes) = (try checked(name, in: folder.path), Array(text.utf8))
        if files.kind(of: file) != nil, try files.read(file) == bytes { continue }
        try files.replaceOwnedFile(file, with: bytes)
      }
      for name in journal["removed"]?[folder.name]?.arrayValue?.compactMap(\.stringValue) ?? [] {
        try files.removeFile(try checked(name, in: folder.path))
      }
    }
    try files.removeFile(path)
  }

  /// The path of a file directly in the folder.
  private func checked(_ name: String, in folder: String) throws -> String {
    guard !name.contains("/"), !name.hasPrefix("."), name.hasSuffix(".json") else {
      throw FileError(path, "names the file \(quoted(name)), which no import writes: remove it")
    }
    return FilePath.join(folder, name)
  }
}
