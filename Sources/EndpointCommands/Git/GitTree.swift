import EndpointSpec

/// The specs of a commit, read as if they were on disk.
///
/// A document may refer to files next to it. These are read on demand.
struct GitTree: FileTree {
  private let revision: GitRevision
  private let git: Git
  /// The given path, as messages show it.
  private let root: String
  /// Whether paths are relative to the root of the repository.
  private let isFromRoot: Bool
  private var blobs: [String: [UInt8]] = [:]
  /// The names in each folder.
  private var folders: [String: Set<String>] = [:]
  private var others: Set<String> = []

  /// Reads the specs at a path.
  ///
  /// - Parameters:
  ///   - path: The path in the commit, relative to its root.
  ///   - shown: The same path for messages.
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

  /// A file that the given document may refer to.
  private func neighbor(_ path: String) -> GitTreeEntry? {
    guard blobs[root] != nil, path != root else { return nil }
    do {
      let place = try place(of: path)
      return try git.entries(of: revision, at: place).first { $0.path == place }
    } catch {
      // A path outside the repository does not exist.
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
      case .file, nil: throw FileError(path, "does not exist")
      }
    }
    return bytes
  }

  func absolute(_ path: String) -> String { FilePath.normalized(path) }

  /// The absolute path, with the root of the repository as `/`.
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
  /// Files above the size limit of specs are `.other`.
  let kind: FileSystem.Kind
  let hash: String
  let size: Int
  let path: String

  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 4 else { return nil }
    // A symbolic link is a blob, too. It contains the path of its target.
    let isFile = words[1] == "blob" && words[0] != "120000"
    hash = String(words[2])
    size = Int(words[3]) ?? 0
    kind = isFile && size <= ToolLimits.specBytes ? .file : .other
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
  }
}

extension Git {
  /// The files at a path of a commit, recursively.
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

  /// The contents of blobs, in order.
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

  /// Parses the output of `cat-file --batch`. For each blob: a line `hash type size`, the bytes, and a line break.
  private static func blobs(in output: [UInt8], count: Int) throws(GitError) -> [[UInt8]] {
    var rest = output[...]
    var blobs: [[UInt8]] = []
    for _ in 0..<count {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), rest.count > line.count + size + 1 else {
        throw GitError("unexpected output of git: \(String(decoding: line, as: UTF8.self))")
      }
      rest = rest.dropFirst(line.count + 1)
      blobs.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return blobs
  }
}
