import EndpointGenerator
import Foundation

/// The folder of the generated modules.
struct OutputFolder {
  let files: FileSystem
  let path: String

  func path(of file: String) -> String {
    FilePath.join(path, file)
  }

  /// The files that earlier runs wrote. Empty if there is no list.
  func readList() throws(FileError) -> WrittenList {
    let list = path(of: WrittenList.name)
    switch files.kindWithoutLinks(of: list) {
    case nil: return WrittenList()
    case .other: throw FileError(list, "is a symbolic link or a device, not a file")
    case .file, .folder: break
    }
    return WrittenList(parsing: String(decoding: try files.read(list), as: UTF8.self))
  }

  /// Whether a file of the list exists and still has the header of a generated file.
  func holdsOwnFile(_ file: String, in folders: inout OutputFolders) throws(FileError) -> Bool {
    let path = path(of: file)
    guard try folders.holds(FilePath.folder(of: path)), files.kindWithoutLinks(of: path) == .file
    else { return false }
    return GeneratedFile.hasHeader(try files.read(path))
  }

  /// Compares a generated file with the folder. Throws if another file occupies its path.
  func state(
    of file: GeneratedFile,
    in folders: inout OutputFolders
  ) throws(FileError) -> OutputPlan.State {
    let path = path(of: file.path)
    guard WrittenList.isInside(file.path) else {
      throw FileError(path, "is not a valid path of a generated file")
    }
    guard try folders.holds(FilePath.folder(of: path)) else { return .missing(text: file.text) }
    switch files.kindWithoutLinks(of: path) {
    case nil: return .missing(text: file.text)
    case .folder: throw FileError(path, "is a folder, expected a generated file")
    case .other:
      throw FileError(path, "is a symbolic link or a device, expected a generated file")
    case .file: break
    }
    let old = try files.read(path)
    if Data(old) == Data(file.text.utf8) { return .unchanged }
    guard GeneratedFile.hasHeader(old) else {
      throw FileError(path, "was not written by endpoints: move or delete it")
    }
    return .stale(old: old, text: file.text)
  }
}

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
