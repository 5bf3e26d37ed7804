import EndpointJSON
import EndpointSpec

/// An entry of a folder in a commit.
struct GitEntry {
  enum Kind { case file, folder, link, submodule }

  let kind: Kind
  let hash: String

  /// A line of `git ls-tree`: `100644 blob 0123…<tab>Specs/Deck.json`.
  fileprivate static func parsed(_ line: ArraySlice<UInt8>) -> (path: String, entry: GitEntry)? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    let kind: Kind? =
      switch words[0] {
      case "120000": .link
      case "160000": .submodule
      default: words[1] == "tree" ? .folder : words[1] == "blob" ? .file : nil
      }
    let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    return kind.map { (path, GitEntry(kind: $0, hash: String(words[2]))) }
  }
}

/// The folders and files that a repository stores by their hashes. Each is read once.
final class GitObjects {
  let git: Git
  private var folders: [String: [String: GitEntry]] = [:]
  /// Nil for files above the size limit of files.
  private var files: [String: [UInt8]?] = [:]
  private var submodules: [String: GitObjects] = [:]
  /// Whether the file system of the working tree ignores the case of names.
  private lazy var ignoresCase =
    (try? git.line(["config", "--type=bool", "core.ignorecase"])) == "true"

  init(_ git: Git) { self.git = git }

  /// The entries of a folder, or of the root of a commit.
  func entries(of folder: String) throws(GitError) -> [String: GitEntry] {
    if let entries = folders[folder] { return entries }
    let entries = try listing(of: folder, [])
    folders[folder] = Dictionary(entries.map { ($0.path, $0.entry) }) { first, _ in first }
    return folders[folder, default: [:]]
  }

  /// An entry of a folder and its name, which may differ in case.
  func entry(
    _ name: String,
    in folder: String
  ) throws(GitError) -> (name: String, entry: GitEntry)? {
    let entries = try entries(of: folder)
    if let entry = entries[name] { return (name, entry) }
    guard ignoresCase else { return nil }
    return entries.sorted { $0.key < $1.key }.first { $0.key.lowercased() == name.lowercased() }
      .map { ($0.key, $0.value) }
  }

  /// The bytes of a file. Nil if it is above the size limit of files.
  func bytes(of file: String) throws(GitError) -> [UInt8]? {
    if files[file] == nil { try read([file]) }
    return files[file] ?? nil
  }

  /// Reads all documents of a folder and its subfolders with few calls of git.
  func readDocuments(in folder: String) throws(GitError) {
    folders[folder] = [:]
    var hashes = [".": folder]
    var documents: Set<String> = []
    for (path, entry) in try listing(of: folder, ["-r", "-t"]) {
      guard let parent = hashes[FilePath.folder(of: path)] else { continue }
      folders[parent, default: [:]][FilePath.name(of: path)] = entry
      if entry.kind == .folder {
        hashes[path] = entry.hash
        folders[entry.hash] = [:]
      }
      if entry.kind == .file, FilePath.isDocument(path) { documents.insert(entry.hash) }
    }
    try read(documents.sorted())
  }

  /// The repository of a submodule, which must have the given commit.
  ///
  /// - Parameter path: The path of the submodule from the root of the working tree.
  func submodule(at path: String, with commit: String) throws(GitError) -> GitObjects {
    if let objects = submodules["\(path):\(commit)"] { return objects }
    let folder = FilePath.join(try git.line(["rev-parse", "--show-toplevel"]), path)
    let inside = git.moved(to: folder)
    // In a folder without a repository of its own, git finds the outer one.
    guard FileSystem(root: folder).kind(of: ".") == .folder,
      try inside.lineIfAny(["rev-parse", "--show-toplevel"]) == folder
    else {
      throw GitError(
        "the submodule \(path) is not checked out: run \"git submodule update --init \(path)\""
      )
    }
    let found = try inside.lineIfAny(["rev-parse", "--verify", "--quiet", "\(commit)^{commit}"])
    guard found != nil else {
      throw GitError(
        "the submodule \(path) lacks its commit: run \"git -C \(path) fetch origin \(commit)\""
      )
    }
    let objects = GitObjects(inside)
    submodules["\(path):\(commit)"] = objects
    return objects
  }

  private func listing(
    of folder: String,
    _ options: [String]
  ) throws(GitError) -> [(path: String, entry: GitEntry)] {
    try git.output(["ls-tree", "-z", "--full-tree"] + options + [folder])
      .split(separator: 0).compactMap(GitEntry.parsed)
  }

  private func read(_ hashes: [String]) throws(GitError) {
    let sizes = try batch("--batch-check", hashes) { (words, _) in Int(words[2]) ?? 0 }
    let isSmall = zip(hashes, sizes).filter { $0.1 <= Budget.bytes.maximum }.map(\.0)
    for hash in hashes { files.updateValue(nil, forKey: hash) }
    let contents = try batch("--batch", isSmall) { (words, rest) in
      let size = Int(words[2]) ?? 0
      defer { rest = rest.dropFirst(size + 1) }
      return Array(rest.prefix(size))
    }
    for (hash, bytes) in zip(isSmall, contents) { files[hash] = bytes }
  }

  /// Runs `cat-file`, which prints a line `hash type size` for each object.
  ///
  /// - Parameter parse: Parses what follows the line.
  private func batch<Value>(
    _ option: String,
    _ hashes: [String],
    parse: (_ words: [Substring], _ rest: inout ArraySlice<UInt8>) -> Value
  ) throws(GitError) -> [Value] {
    var values: [Value] = []
    var hashes = hashes[...]
    while !hashes.isEmpty {
      var (input, count): ([UInt8], Int) = ([], 0)
      while let next = hashes.first, input.count + next.utf8.count < Subprocess.longestInput {
        input += next.utf8 + [UInt8(ascii: "\n")]
        hashes.removeFirst()
        count += 1
      }
      var rest = try git.output(["cat-file", option], input: input)[...]
      for _ in 0..<count {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3 else {
          throw GitError("git cannot read an object: \(String(decoding: line, as: UTF8.self))")
        }
        rest = rest.dropFirst(line.count + 1)
        values.append(parse(words, &rest))
      }
    }
    return values
  }
}
