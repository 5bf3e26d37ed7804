/// Where specs lie: a folder on disk, or a commit.
protocol FileTree {
  /// What is at the path; nil if nothing is.
  func kind(of path: String) -> FileSystem.Kind?
  /// The names in a folder, sorted by their bytes.
  func names(in folder: String) throws(FileError) -> [String]
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// One text for each file, whichever path leads to it.
  func absolute(_ path: String) -> String
  /// The file itself, wherever symbolic links lead.
  func resolved(_ path: String) throws(FileError) -> String
}

extension FileSystem: FileTree {}
