/// The folders of generated files. Each is checked once.
struct OutputFolders {
  private let files: FileSystem
  /// The path of the output folder, which may be a symbolic link.
  private let output: String
  private var found: [String: Result<Bool, FileError>] = [:]

  init(of output: OutputFolder) {
    files = output.files
    self.output = output.path
  }

  /// Whether the folder exists.
  ///
  /// - Throws: An error if the path or a parent is something other than a folder. Symbolic links are accepted only
  ///   above the output folder and for the folder itself.
  mutating func holds(_ folder: String) throws(FileError) -> Bool {
    if let known = found[folder] { return try known.get() }
    let result = Result { () throws(FileError) in try isThere(folder) }
    found[folder] = result
    return try result.get()
  }

  private mutating func isThere(_ folder: String) throws(FileError) -> Bool {
    if folder == "." || folder == "/" { return true }
    guard try holds(FilePath.folder(of: folder)) else { return false }
    switch isBelowOutput(folder) ? files.kindWithoutLinks(of: folder) : files.kind(of: folder) {
    case nil: return false
    case .folder: return true
    case .file: throw FileError(folder, "is a file, expected a folder for generated files")
    case .other:
      throw FileError(folder, "is a symbolic link or a device, expected a folder")
    }
  }

  private func isBelowOutput(_ folder: String) -> Bool {
    output == "." || folder.hasPrefix(output + "/")
  }
}
