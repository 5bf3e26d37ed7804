import EndpointSpec

/// The specs of a commit, read as if they lay on disk.
///
/// A document that is named by itself may refer to files beside it: these are looked up when they are asked for.
struct GitTree: FileTree {
  private let revision: GitRevision
  private let git: Git
  /// What was named, as messages show it.
  private let root: String
  /// Whether paths begin at the root of the repository.
  private let isFromRoot: Bool
  private var blobs: [String: [UInt8]] = [:]
  /// By folder, the names in it.
  private var folders: [String: Set<String>] = [:]
  private var others: Set<String> = []

  /// Reads the specs at a path.
  ///
  /// - Parameters:
  ///   - path: In the commit, from its root.
  ///   - shown: The same as messages show it.
  init(_ revision: GitRevision, path: String, shownAs shown: String, git: Git) throws(GitError) {
    isFromRoot = path == shown
    (self.revision, self.git, root) = (revision, git, shown)
    var specs: [(path: String, hash: String)] = []
    for entry in try git.entries(of: revision, at: path) {
      let path = Self.moved(entry.path, from: path, to: shown)
      enter(path)
      if entry.kind == .file, FilePath.isDocument(path) || path == shown {
        specs.append((path, entry.hash))
      } else {
        others.insert(path)
      }
    }
    for (path, bytes) in zip(specs.map(\.path), try git.blobs(specs.map(\.hash))) {
      blobs[path] = bytes
    }
  }

  func kind(of path: String) -> FileSystem.Kind? {
    if folders[path] != nil { return .folder }
    if blobs[path] != nil { return .file }
    return others.contains(path) ? .other : neighbor(path)?.kind
  }

  /// A file beside the one that was named.
  private func neighbor(_ path: String) -> GitTreeEntry? {
    guard blobs[root] != nil, path != root else { return nil }
    do {
      let place = try place(of: path)
      return try git.entries(of: revision, at: place).first { $0.path == place }
    } catch {
      // Outside of the repository there is nothing.
      return nil
    }
  }

  /// The path in the commit.
  private func place(of path: String) throws(GitError) -> String {
    isFromRoot ? FilePath.normalized(path) : try git.pathFromRoot(path)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    guard let names = folders[folder] else { throw FileError(folder, "is not a folder") }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = blobs[path] else {
      if let entry = neighbor(path), entry.kind == .file, entry.size <= limit {
        do {
          return try git.blobs([entry.hash])[0]
        } catch {
          throw FileError(path, error.description)
        }
      }
      switch kind(of: path) {
      case .folder: throw FileError(path, "is a folder, not a file")
      case .other: throw FileError(path, "is not a regular file, or is too large")
      default: throw FileError(path, "does not exist")
      }
    }
    return bytes
  }

  func absolute(_ path: String) -> String { FilePath.normalized(path) }

  /// The path from the root of the repository, which is `/`.
  func resolved(_ path: String) throws(FileError) -> String {
    do {
      let place = try place(of: path)
      return place == "." ? "/" : "/\(place)"
    } catch {
      throw FileError(path, error.description)
    }
  }

  private mutating func enter(_ path: String) {
    var path = path
    while path != ".", path != "/" {
      let folder = FilePath.folder(of: path)
      guard folders[folder, default: []].insert(FilePath.name(of: path)).inserted else { return }
      path = folder
    }
  }

  private static func moved(_ path: String, from root: String, to shown: String) -> String {
    if path == root { return shown }
    let rest = root == "." ? path : String(path.dropFirst(root.count + 1))
    return FilePath.normalized(FilePath.join(shown, rest))
  }
}

/// A line of `git ls-tree -l`: `100644 blob 0123… 1500<tab>Specs/Deck.json`.
private struct GitTreeEntry {
  /// A file that is larger than any spec is `.other`.
  let kind: FileSystem.Kind
  let hash: String
  let size: Int
  let path: String

  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 4 else { return nil }
    // A symbolic link is a blob too, with the path that it leads to.
    let isFile = words[1] == "blob" && words[0] != "120000"
    hash = String(words[2])
    size = Int(words[3]) ?? 0
    kind = isFile && size <= ToolLimits.specBytes ? .file : .other
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
  }
}

extension Git {
  /// The files of a commit at a path, and below it.
  fileprivate func entries(
    of revision: GitRevision,
    at path: String
  ) throws(GitError) -> [GitTreeEntry] {
    let paths = path == "." ? [] : ["--", path]
    let listing = try output(
      ["ls-tree", "-r", "-z", "-l", "--full-tree", revision.commit] + paths
    )
    return listing.split(separator: 0).compactMap(GitTreeEntry.init)
  }

  /// The contents of blobs, in their order.
  fileprivate func blobs(_ hashes: [String]) throws(GitError) -> [[UInt8]] {
    var blobs: [[UInt8]] = []
    var rest = hashes[...]
    while !rest.isEmpty {
      var input: [UInt8] = []
      var count = 0
      while let next = rest.first, input.count + next.utf8.count < Subprocess.longestInput {
        input += next.utf8 + [UInt8(ascii: "\n")]
        rest.removeFirst()
        count += 1
      }
      blobs += try Self.blobs(in: try output(["cat-file", "--batch"], input: input), count: count)
    }
    return blobs
  }

  /// Takes apart what `cat-file --batch` prints: a line `hash blob size`, the bytes, and a line break, for each.
  private static func blobs(in output: [UInt8], count: Int) throws(GitError) -> [[UInt8]] {
    var rest = output[...]
    var blobs: [[UInt8]] = []
    for _ in 0..<count {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), rest.count > line.count + size + 1 else {
        throw GitError("git gave no content: \(String(decoding: line, as: UTF8.self))")
      }
      rest = rest.dropFirst(line.count + 1)
      blobs.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return blobs
  }
}
