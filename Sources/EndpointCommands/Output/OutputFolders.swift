/// The folders for generated files: each is looked for once, however many files go into it.
struct OutputFolders {
  private let files: FileSystem
  private var found: [String: Result<Bool, FileError>] = [:]

  init(files: FileSystem) {
    self.files = files
  }

  /// Whether the folder is there; an error if something else stands in its place, or in that of a folder around it.
  mutating func holds(_ folder: String) throws(FileError) -> Bool {
    if let known = found[folder] { return try known.get() }
    let result = Result { () throws(FileError) in try isThere(folder) }
    found[folder] = result
    return try result.get()
  }

  private func isThere(_ folder: String) throws(FileError) -> Bool {
    if let kind = files.kind(of: folder) {
      guard kind != .folder else { return true }
      throw FileError(folder, "is a file, in the place of a folder for generated files")
    }
    if folder != ".", folder != "/" { _ = try isThere(FilePath.folder(of: folder)) }
    return false
  }
}
