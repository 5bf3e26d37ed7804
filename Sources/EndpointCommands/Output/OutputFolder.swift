import EndpointGenerator
import Foundation

/// The folder of the generated modules.
struct OutputFolder {
  let files: FileSystem
  let path: String

  func path(of file: String) -> String {
    FilePath.join(path, file)
  }

  /// The record of earlier runs. Empty before the first run.
  func readRecord() throws(FileError) -> OutputRecord {
    let path = path(of: OutputRecord.name)
    switch files.kindWithoutLinks(of: path) {
    case nil: return OutputRecord()
    case .other: throw FileError(path, "is a symbolic link or a device, not a file")
    case .file, .folder: break
    }
    return OutputRecord(parsing: String(decoding: try files.read(path), as: UTF8.self))
  }

  /// The path of an input in the record.
  func recordPath(ofInput path: String) -> String {
    OutputRecord.inputPath(files.absolute(path), from: files.absolute(self.path))
  }

  /// The inputs of the record that still exist.
  func existingInputs(of record: OutputRecord) -> [String: String] {
    record.inputs.filter { files.kind(of: FilePath.join(path, $0.key)) == .file }
  }

  /// Whether a file of the record exists and still has the header of a generated file.
  func holdsOwnFile(_ file: String) throws(FileError) -> Bool {
    let path = path(of: file)
    guard try holds(FilePath.folder(of: path)), files.kindWithoutLinks(of: path) == .file
    else { return false }
    return GeneratedFile.hasHeader(try files.read(path))
  }

  /// Compares a generated file with the folder. Throws if another file occupies its path.
  func item(of file: GeneratedFile) throws(FileError) -> OutputPlan.Item {
    let path = path(of: file.path)
    guard OutputRecord.isInside(file.path) else {
      throw FileError(path, "is not a valid path of a generated file")
    }
    let hasFolder = try holds(FilePath.folder(of: path))
    switch hasFolder ? files.kindWithoutLinks(of: path) : nil {
    case nil: return OutputPlan.Item(path: file.path, state: .missing, text: file.text)
    case .folder: throw FileError(path, "is a folder, expected a generated file")
    case .other:
      throw FileError(path, "is a symbolic link or a device, expected a generated file")
    case .file: break
    }
    let old = try files.read(path)
    if Data(old) == Data(file.text.utf8) {
      return OutputPlan.Item(path: file.path, state: .unchanged)
    }
    guard GeneratedFile.hasHeader(old) else {
      throw FileError(path, "was not written by endpoints: move or delete it")
    }
    return OutputPlan.Item(path: file.path, state: .stale, old: old, text: file.text)
  }

  /// Whether a folder for generated files exists.
  ///
  /// - Throws: An error if the path or a parent is something other than a folder. Symbolic links are accepted only
  ///   above the output folder and for the folder itself.
  private func holds(_ folder: String) throws(FileError) -> Bool {
    if folder == "." || folder == "/" { return true }
    guard try holds(FilePath.folder(of: folder)) else { return false }
    let isBelow = path == "." || folder.hasPrefix(path + "/")
    switch isBelow ? files.kindWithoutLinks(of: folder) : files.kind(of: folder) {
    case nil: return false
    case .folder: return true
    case .file: throw FileError(folder, "is a file, expected a folder for generated files")
    case .other:
      throw FileError(folder, "is a symbolic link or a device, expected a folder")
    }
  }
}
