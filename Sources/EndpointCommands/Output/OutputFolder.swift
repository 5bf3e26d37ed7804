import EndpointGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that holds the generated modules.
struct OutputFolder {
  let files: FileSystem
  let path: String

  func path(of file: String) -> String {
    FilePath.join(path, file)
  }

  /// The files that the tool wrote here before; none where there is no list.
  func readList() throws(FileError) -> WrittenList {
    let list = path(of: WrittenList.name)
    guard files.kind(of: list) != nil else { return WrittenList() }
    return WrittenList(parsing: String(decoding: try files.read(list), as: UTF8.self))
  }

  func holdsFile(_ file: String) -> Bool {
    let kind = files.kind(of: path(of: file))
    return kind != nil && kind != .folder
  }

  /// How what is in the folder differs from a generated file; an error if something stands there that is not ours.
  func state(
    of file: GeneratedFile,
    in folders: inout OutputFolders,
    listed: WrittenList
  ) throws(FileError) -> OutputPlan.State {
    let path = path(of: file.path)
    guard WrittenList.isInside(file.path) else {
      throw FileError(path, "is no place for a generated file")
    }
    guard try folders.holds(FilePath.folder(of: path)) else { return .missing(text: file.text) }
    switch files.kind(of: path) {
    case nil: return .missing(text: file.text)
    case .folder: throw FileError(path, "is a folder, in the place of a file that is generated")
    case .other: throw FileError(path, "is no regular file, in the place of one that is generated")
    case .file: break
    }
    let old = try files.read(path)
    if Self.holds(old, file.text) { return .unchanged }
    guard listed.paths.contains(file.path) || Self.hasHeader(old) else {
      throw FileError(path, "was not written by endpoints: move it out of the way")
    }
    return .stale(old: old, text: file.text)
  }

  /// Whether these are the bytes of the text.
  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    guard bytes.count == text.utf8.count else { return false }
    let isSame = text.utf8.withContiguousStorageIfAvailable { text in
      bytes.withUnsafeBytes { bytes in
        guard let old = bytes.baseAddress, let new = text.baseAddress else { return true }
        return memcmp(old, new, bytes.count) == 0
      }
    }
    return isSame ?? bytes.elementsEqual(text.utf8)
  }

  /// Whether a file says of itself that it may be replaced.
  private static func hasHeader(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("// Generated from ") && line.hasSuffix(" by endpoints. Do not edit.")
  }
}
