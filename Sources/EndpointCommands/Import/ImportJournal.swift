import EndpointJSON
import EndpointSpec

/// The writes of an import of several files. If a run is killed while it writes, the next import completes its writes
/// first. Otherwise half a spec would look like the edits of a person.
struct ImportJournal {
  let target: ImportTarget

  /// `Specs/.imported/Petstore.next.json`
  private var path: String { target.inStateFolder("\(FilePath.name(of: target.path)).next.json") }

  private var files: FileSystem { target.files }

  /// The new files by folder, and the names of removed ones.
  private struct Writes {
    var written: [String: [String: String]] = [:]
    var removed: [String: [String]] = [:]

    init() {}

    init(_ value: JSONValue) {
      for (folder, texts) in value["written"]?.objectValue ?? [:] {
        for (name, text) in texts.objectValue ?? [:] {
          written[folder, default: [:]][name] = text.stringValue
        }
      }
      for (folder, names) in value["removed"]?.objectValue ?? [:] {
        removed[folder] = names.arrayValue?.compactMap(\.stringValue)
      }
    }

    var value: JSONValue {
      let folders = written.mapValues { texts in
        JSONValue.object(
          JSONObject(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        )
      }
      let names = removed.mapValues { JSONValue.array($0.map { .string($0) }) }
      return [
        "written": .object(
          JSONObject(folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        ),
        "removed": .object(JSONObject(names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
      ]
    }
  }

  /// The folders of the writes, by their names in the journal.
  private var folders: [String: String] { ["spec": target.path, "state": target.statePath] }

  /// Writes the files of the spec and of its last import, and removes others.
  func write(
    spec: [SourceFile],
    state: [SourceFile],
    removing others: [SourceFile]
  ) throws {
    var writes = Writes()
    for (folder, sources) in [("spec", spec), ("state", state)] {
      for source in sources {
        let text = String(decoding: source.bytes, as: UTF8.self)
        writes.written[folder, default: [:]][FilePath.name(of: source.path)] = text
      }
      let names = others.filter { FilePath.folder(of: $0.path) == folders[folder] }
        .map { FilePath.name(of: $0.path) }
      writes.removed[folder] = names.filter { writes.written[folder]?[$0] == nil }
    }
    try files.replaceFile(path, with: Array(writes.value.description.utf8))
    try complete(writes)
  }

  /// Completes the writes of a run that was killed, and removes its temporary files.
  func complete() throws {
    guard files.kind(of: FilePath.folder(of: path)) == .folder else { return }
    try target.withLock { try completeAlone() }
  }

  private func completeAlone() throws {
    for folder in [FilePath.folder(of: target.statePath)]
      + (target.isSplit ? Array(folders.values) : [])
    {
      try files.removeTemporaryFiles(in: folder)
    }
    guard target.isSplit, files.kind(of: path) == .file else { return }
    try complete(Writes(JSONValue(parsing: files.read(path))))
  }

  private func complete(_ writes: Writes) throws {
    for (key, folder) in folders.sorted(by: { $0.key < $1.key }) {
      for (name, text) in (writes.written[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let (file, bytes) = (try checked(name, in: folder), Array(text.utf8))
        if files.kind(of: file) != nil, try files.read(file) == bytes { continue }
        try files.replaceOwnedFile(file, with: bytes)
      }
      for name in writes.removed[key] ?? [] {
        try files.removeFile(try checked(name, in: folder))
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
