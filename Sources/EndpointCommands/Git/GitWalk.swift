import EndpointSpec

/// A file or folder of a commit.
struct GitPlace {
  let entry: GitEntry
  /// The repository that stores it: that of the commit, or a submodule.
  let objects: GitObjects
  /// The path from the root of the repository, with all symbolic links resolved.
  let path: String
}

/// Finds paths in a commit. Follows symbolic links, and enters submodules at their recorded commits.
struct GitWalk {
  /// The folders from the root to the current one.
  private var folders: [GitPlace]
  private var linkCount = 0

  private static let linkLimit = 40

  init(_ revision: GitRevision, in objects: GitObjects) {
    let root = GitEntry(kind: .folder, hash: revision.commit)
    folders = [GitPlace(entry: root, objects: objects, path: ".")]
  }

  /// Finds a path. Nil if the commit has nothing there.
  ///
  /// - Parameter path: The path from the root of the repository.
  /// - Throws: If the commit has something there that this repository does not store.
  mutating func find(_ path: String) throws(GitError) -> GitPlace? {
    var names = Self.reversedNames(of: path)
    while let name = names.popLast() {
      guard name != ".." else {
        guard folders.count > 1 else { throw GitError("\(path) leads outside the repository") }
        folders.removeLast()
        continue
      }
      guard let place = try place(of: name) else { return nil }
      switch place.entry.kind {
      case .folder: folders.append(place)
      case .submodule: folders.append(try submodule(at: place))
      case .link: names += try Self.reversedNames(of: target(of: place))
      case .file: return names.isEmpty ? place : nil
      }
    }
    return folders.last
  }

  private static func reversedNames(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private func place(of name: String) throws(GitError) -> GitPlace? {
    guard let folder = folders.last else { return nil }
    guard let (name, entry) = try folder.objects.entry(name, in: folder.entry.hash) else {
      return nil
    }
    let path = FilePath.join(folder.path, name)
    return GitPlace(entry: entry, objects: folder.objects, path: path)
  }

  private mutating func target(of link: GitPlace) throws(GitError) -> String {
    let target = String(decoding: try link.objects.bytes(of: link.entry.hash) ?? [], as: UTF8.self)
    linkCount += 1
    guard linkCount <= Self.linkLimit, !target.hasPrefix("/") else {
      throw GitError("\(link.path) is a symbolic link to \(target), which git does not store")
    }
    return target
  }

  private func submodule(at place: GitPlace) throws(GitError) -> GitPlace {
    let root = GitEntry(kind: .folder, hash: place.entry.hash)
    let objects = try folders[0].objects.submodule(at: place.path, with: root.hash)
    return GitPlace(entry: root, objects: objects, path: place.path)
  }
}
