import EndpointSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of a run, by paths relative to its folder.
///
/// It does not use the working folder of the process, so that tests can run in parallel. It calls the system directly,
/// since loading Foundation takes longer than a whole run.
struct FileSystem: Sendable {
  /// Absolute.
  let root: String

  enum Kind: Equatable {
    case file
    case folder
    /// A device, a socket, or a broken symbolic link.
    case other

    init(_ status: stat) {
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
  }

  func absolute(_ path: String) -> String {
    FilePath.normalized(FilePath.join(root, path))
  }

  /// The kind of file at the path. Follows symbolic links. Nil if nothing exists there.
  func kind(of path: String) -> Kind? {
    var status = stat()
    let path = absolute(path)
    guard stat(path, &status) == 0 else {
      return lstat(path, &status) == 0 ? .other : nil
    }
    return Kind(status)
  }

  /// The kind of file at the path. A symbolic link is `other`. Nil if nothing exists there.
  func kindWithoutLinks(of path: String) -> Kind? {
    var status = stat()
    return lstat(absolute(path), &status) == 0 ? Kind(status) : nil
  }

  /// The names in a folder. Sorted by bytes, so that the order is the same on every machine.
  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(absolute(folder)) else {
      throw .system(folder, "cannot be read")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads a file. Throws if it is larger than `limit`.
  func read(_ path: String, limit: Int = ToolLimits.fileBytes) throws(FileError) -> [UInt8] {
    switch kind(of: path) {
    case .file: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case .other: throw FileError(path, "is not a file")
    case nil: throw missing(path)
    }
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path, "cannot be read") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(path, "cannot be read") }
    guard status.st_size <= limit else {
      throw FileError(path, "is too large (more than \(limit >> 20) MB)")
    }
    return try readAll(file, size: Int(status.st_size), path: path)
  }

  /// The error for a missing file. Suggests a similar filename of the folder.
  func missing(_ path: String) -> FileError {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    let files = ((try? names(in: folder)) ?? []).filter {
      kind(of: FilePath.join(folder, $0)) == .file
    }
    let nearest = files.first { $0 == name + ".json" } ?? nearestName(to: name, in: files)
    let hint = nearest.map { "; did you mean \(quoted(FilePath.join(folder, $0)))?" }
    return FileError(path, "does not exist\(hint ?? "")")
  }

  private func readAll(_ file: Int32, size: Int, path: String) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while let base = buffer.baseAddress, count < size {
        let result = readBytes(of: file, into: base + count, count: size - count)
        failed = result < 0
        if result <= 0 { break }
        count += result
      }
    }
    if failed { throw .system(path, "cannot be read") }
    return bytes
  }

  /// The path with all symbolic links resolved.
  func resolved(_ path: String) throws(FileError) -> String {
    guard let text = realpath(absolute(path), nil) else { throw .system(path, "cannot be read") }
    defer { free(text) }
    return String(cString: text)
  }

  /// Creates a folder with its parent folders, if they do not exist.
  func makeFolder(_ path: String) throws(FileError) {
    if kind(of: path) == .folder { return }
    let parent = FilePath.folder(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    let isMade = mkdir(absolute(path), 0o777) == 0
    guard !isMade, errno != EEXIST || kind(of: path) != .folder else { return }
    throw .system(path, "cannot be created as a folder")
  }

  func removeFile(_ path: String) throws(FileError) {
    guard unlink(absolute(path)) == 0 || errno == ENOENT else {
      throw .system(path, "cannot be removed")
    }
  }

  /// Removes a folder if it is empty. Returns whether it was removed.
  func removeEmptyFolder(_ path: String) -> Bool {
    rmdir(absolute(path)) == 0
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Opens a file of any size for reading in chunks.
  func pieces(of path: String) throws(FileError) -> FilePieces {
    FilePieces(path: path, file: try openToRead(path))
  }

  /// The first chunk of a file.
  func firstPiece(of path: String) throws(FileError) -> [UInt8] {
    let file = try openToRead(path)
    defer { close(file) }
    return try readPiece(of: file, path)
  }

  private func openToRead(_ path: String) throws(FileError) -> Int32 {
    switch kind(of: path) {
    case .file, .other: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case nil: throw missing(path)
    }
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path, "cannot be read") }
    return file
  }
}

/// An open file.
final class FilePieces: Sendable {
  private let path: String
  private let file: Int32

  fileprivate init(path: String, file: Int32) {
    self.path = path
    self.file = file
  }

  deinit { close(file) }

  /// The next chunk. Empty at the end of the file.
  func next() throws(FileError) -> [UInt8] { try readPiece(of: file, path) }
}

/// Reads up to 1 MB of an open file. Returns no bytes at the end.
func readPiece(of file: Int32, _ path: String) throws(FileError) -> [UInt8] {
  var failed = false
  let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
    let result = readBytes(of: file, into: buffer.baseAddress, count: buffer.count)
    failed = result < 0
    count = max(0, result)
  }
  if failed { throw .system(path, "cannot be read") }
  return bytes
}

/// Reads from an open file. Retries after a signal.
///
/// - Returns: The number of bytes, 0 at the end of the file, or a negative number after an error.
func readBytes(of file: Int32, into buffer: UnsafeMutableRawPointer?, count: Int) -> Int {
  while true {
    #if canImport(Darwin)
      let result = Darwin.read(file, buffer, count)
    #elseif canImport(Musl)
      let result = Musl.read(file, buffer, count)
    #else
      let result = Glibc.read(file, buffer, count)
    #endif
    if result >= 0 || errno != EINTR { return result }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard input, which commands read for `-`.
enum StandardInput {
  /// The name in messages.
  static let name = "standard input"

  /// Reads all bytes.
  static func read(from file: Int32 = STDIN_FILENO) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(of: file, name)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
