import EndpointJSON
import EndpointSpec
import Foundation

/// The files of a run, by paths relative to its folder.
///
/// It does not use the working folder of the process, so that tests can run in parallel.
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
    guard kind(of: folder) != nil else { throw missing(folder, .folder) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: absolute(folder))
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileError(folder, "cannot be read", error)
    }
  }

  /// Reads a file. Throws if it is larger than a file may be.
  func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, within: .bytes) }

  /// - Parameter budget: The maximum size.
  func read(_ path: String, within budget: Budget) throws(FileError) -> [UInt8] {
    switch kind(of: path) {
    case .file: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case .other: throw FileError(path, "is not a file")
    case nil: throw missing(path)
    }
    // A large file is not read. A file that grows meanwhile is read up to the limit.
    let limit = budget.maximum
    var status = stat()
    let isLarge = stat(absolute(path), &status) == 0 && status.st_size > limit
    let bytes = isLarge ? [] : try pieces(of: path).next(upTo: limit + 1)
    guard !isLarge, bytes.count <= limit else {
      throw FileError(path, exceeding: budget, found: isLarge ? Int(status.st_size) : nil)
    }
    return bytes
  }

  /// The error for a missing file or folder. Suggests a similar path, in which each folder exists.
  func missing(_ path: String, _ kind: Kind = .file) -> FileError {
    if let url = path.prefixMatch(of: /https?:\//) {
      // Normalizing a path removes the second slash.
      let rest = path[url.range.upperBound...].drop { $0 == "/" }
      return FileError(
        url.0 + "/" + rest,
        "is a URL: download the file first, for example with curl"
      )
    }
    let hint = existing(like: path, kind).map { "; did you mean \(quoted($0))?" }
    return FileError(path, "does not exist\(hint ?? "")")
  }

  /// The path of this kind that exists, with similar names where a file or a folder is missing.
  private func existing(like path: String, _ kind: Kind) -> String? {
    let (parent, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    if self.kind(of: path) != nil || parent == path { return path }
    guard let folder = existing(like: parent, .folder), let names = try? names(in: folder) else {
      return nil
    }
    let known = names.filter { self.kind(of: FilePath.join(folder, $0)) == kind }
    let nearest =
      known.first { $0 == name || $0 == name + ".json" } ?? nearestName(to: name, in: known)
    return nearest.map { FilePath.join(folder, $0) }
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

  /// When the content of a file last changed, in seconds since 1970. Nil if nothing exists there.
  func modification(of path: String) -> Double? {
    var status = stat()
    guard lstat(absolute(path), &status) == 0 else { return nil }
    #if canImport(Darwin)
      return Self.seconds(status.st_mtimespec)
    #else
      return Self.seconds(status.st_mtim)
    #endif
  }

  /// When anything about a file last changed, in seconds since 1970: its content, name or modification date. No program
  /// can set this time. Nil if nothing exists there.
  func change(of path: String) -> Double? {
    var status = stat()
    guard stat(absolute(path), &status) == 0 else { return nil }
    #if canImport(Darwin)
      return Self.seconds(status.st_ctimespec)
    #else
      return Self.seconds(status.st_ctim)
    #endif
  }

  private static func seconds(_ time: timespec) -> Double {
    Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func setModification(of path: String, to seconds: Double) throws(FileError) {
    let date = Date(timeIntervalSince1970: seconds)
    do {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: absolute(path))
    } catch {
      throw FileError(path, "cannot be dated", error)
    }
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

extension FileSystem {
  /// Opens a file of any size for reading in chunks.
  func pieces(of path: String) throws(FileError) -> FilePieces {
    switch kind(of: path) {
    case .file, .other: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case nil: throw missing(path)
    }
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path, "cannot be read") }
    return FilePieces(path: path, file: FileHandle(fileDescriptor: file, closeOnDealloc: true))
  }
}

/// An open file, or the standard input.
struct FilePieces: Sendable {
  /// As in messages.
  let path: String
  fileprivate let file: FileHandle

  /// The standard input, which commands read for `-`.
  static let standardInput = FilePieces(path: "standard input", file: .standardInput)

  /// The next bytes. Empty at the end of the file.
  func next(upTo count: Int = 1 << 20) throws(FileError) -> [UInt8] {
    do {
      return [UInt8](try file.read(upToCount: count) ?? Data())
    } catch {
      throw FileError(path, "cannot be read", error)
    }
  }

  /// All bytes up to the end of the file. Throws if there are more than a file may have.
  func rest() throws(FileError) -> [UInt8] {
    let bytes = try next(upTo: Budget.bytes.maximum + 1)
    guard bytes.count <= Budget.bytes.maximum else { throw FileError(path, exceeding: .bytes) }
    return bytes
  }
}
