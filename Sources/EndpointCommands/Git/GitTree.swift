import EndpointJSON
import EndpointSpec

/// The files of a commit, read as if they were on disk.
///
/// What the commit has and git cannot read counts as a document, or as a folder of documents. Reading it throws the
/// reason.
final class GitTree: FileTree {
  private let revision: GitRevision
  private let objects: GitObjects
  /// Where paths are on disk. Nil if they are relative to the root of the repository.
  private let worktree: Worktree?
  private var found: [String: Result<GitPlace?, GitError>] = [:]

  init(_ revision: GitRevision, in objects: GitObjects, worktree: Worktree?) {
    (self.revision, self.objects, self.worktree) = (revision, objects, worktree)
  }

  /// Finds a path. Nil if the commit has nothing there.
  ///
  /// A path on disk is looked up as given, then with all its symbolic links resolved.
  ///
  /// - Throws: If git cannot say what the commit has there.
  func find(_ path: String) throws(GitError) -> GitPlace? {
    for place in try places(of: path) { if let found = try find(place: place) { return found } }
    return nil
  }

  /// - Throws: If the path is outside the repository.
  private func places(of path: String) throws(GitError) -> [String] {
    if let worktree { return try worktree.places(of: path) }
    let place = FilePath.normalized(path)
    guard !place.hasPrefix("/"), place != "..", !place.hasPrefix("../") else {
      throw GitError("\(path) is outside the repository")
    }
    return [place]
  }

  /// Finds a path from the root of the repository.
  func find(place: String) throws(GitError) -> GitPlace? {
    if let result = found[place] { return try result.get() }
    var walk = GitWalk(revision, in: objects)
    let result = Result { () throws(GitError) in try walk.find(place) }
    found[place] = result
    return try result.get()
  }

  /// Reads all documents of a folder with few calls of git.
  func readDocuments(in path: String) throws(GitError) {
    guard let place = try find(path), place.entry.kind == .folder else { return }
    try place.objects.readDocuments(in: place.entry.hash)
  }

  func kind(of path: String) -> FileSystem.Kind? {
    guard (try? places(of: path)) != nil else { return nil }
    do {
      return try find(path).map { $0.entry.kind == .folder ? .folder : .file }
    } catch {
      return FilePath.isDocument(path) ? .file : .folder
    }
  }

  func names(in folder: String) throws(FileError) -> [String] {
    let place = try existing(folder)
    guard place.entry.kind == .folder else { throw FileError(folder, "is not a folder") }
    do {
      return try place.objects.entries(of: place.entry.hash).keys
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw FileError(folder, error.description)
    }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let place = try existing(path)
    guard place.entry.kind == .file else { throw FileError(path, "is a folder, not a file") }
    let bytes: [UInt8]?
    do {
      bytes = try place.objects.bytes(of: place.entry.hash)
    } catch {
      throw FileError(path, error.description)
    }
    guard let bytes else { throw FileError(path, exceeding: .bytes) }
    if bytes.starts(with: "version https://git-lfs.".utf8) {
      throw FileError(path, "is stored with Git LFS: give two files (git lfs smudge reads it)")
    }
    return bytes
  }

  func absolute(_ path: String) -> String { FilePath.normalized(path) }

  /// The absolute path, with the root of the repository as `/`.
  func resolved(_ path: String) throws(FileError) -> String {
    let place = try existing(path)
    return place.path == "." ? "/" : "/\(place.path)"
  }

  private func existing(_ path: String) throws(FileError) -> GitPlace {
    do {
      if let place = try find(path) { return place }
    } catch {
      throw FileError(path, error.description)
    }
    throw FileError(path, "does not exist")
  }
}
