/// The files of a folder on disk, or of a commit.
protocol FileTree {
  /// The kind of file at the path. Nil if nothing exists there.
  func kind(of path: String) -> FileSystem.Kind?
  /// The names in a folder, sorted by their bytes.
  func names(in folder: String) throws(FileError) -> [String]
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// A unique identifier of the file, whichever path leads to it.
  func absolute(_ path: String) -> String
  /// The path with all symbolic links resolved.
  func resolved(_ path: String) throws(FileError) -> String
}

extension FileSystem: FileTree {}
