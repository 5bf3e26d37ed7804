/// Operations on paths as text: `/` separates components, `.` and `..` are resolved lexically.
///
/// Messages show paths as the user wrote them. They become absolute only when a file is opened.
enum FilePath {
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without empty components, `.`, and `..` after a name.
  static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var components: [Substring] = []
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    for component in parts where component != "." {
      if component != ".." {
        components.append(component)
      } else if let last = components.last, last != ".." {
        components.removeLast()
      } else if !isAbsolute {
        components.append(component)
      }
    }
    let joined = (isAbsolute ? "/" : "") + components.joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// The parent folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path relative to `folder`. Nil if it is outside. Both are absolute and normalized.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return nil }
    return String(path.dropFirst(prefix.count))
  }
}

/// The files of a folder on disk, or of a commit.
protocol FileTree {
  /// The kind of file at the path. Nil if nothing exists there.
  func kind(of path: String) -> FileSystem.Kind?
  /// The names in a folder, sorted by their bytes.
  func names(in folder: String) throws(FileError) -> [String]
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// A unique identifier of the file, whichever path leads to it.
  func absolute(_ path: String) -> String
  /// The path with all symbolic links resolved.
  func resolved(_ path: String) throws(FileError) -> String
}

extension FileSystem: FileTree {}
