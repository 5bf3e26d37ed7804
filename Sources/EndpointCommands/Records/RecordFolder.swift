/// Where records of runs are kept: the user's folder for what may be lost.
///
/// A record only saves time. So whatever is wrong with one, or with the folder, the tool does without and says nothing.
struct RecordFolder {
  let files: FileSystem
  let path: String

  /// The folder by the XDG Base Directory Specification, or macOS's own; nil where there is none.
  init?(files: FileSystem, environment: [String: String]) {
    self.files = files
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      path = FilePath.join(caches, "endpoints")
    } else if let home = environment["HOME"], home.hasPrefix("/"), files.kind(of: home) == .folder {
      #if canImport(Darwin)
        path = FilePath.join(home, "Library/Caches/endpoints")
      #else
        path = FilePath.join(home, ".cache/endpoints")
      #endif
    } else {
      return nil
    }
  }

  func record(named name: String) -> RunRecord? {
    do throws(FileError) {
      let bytes = try files.read(FilePath.join(path, name), limit: 1 << 24)
      return RunRecord(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      return nil
    }
  }

  func keep(_ record: RunRecord, named name: String) {
    do throws(FileError) {
      try files.makeFolder(path, permissions: 0o700)
      try files.replaceFile(FilePath.join(path, name), with: Array(record.text.utf8))
    } catch {
      // The next run takes the ordinary way, as it would have without records.
    }
  }
}
