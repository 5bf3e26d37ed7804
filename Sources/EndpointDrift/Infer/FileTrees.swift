/// The words below which all paths end in files, at several depths. No file is a folder of another one.
struct FileTrees {
  /// The segments before the files. Nil for values.
  let starts: [[String?]]

  fileprivate struct Tree {
    var depths: Set<Int> = []
    var count = 0
    var files = 0
    var hasOther = false
    var hasInner = false

    static let fewestPaths = 3
  }

  init(_ paths: [[String]]) {
    let all = Set(paths)
    var trees: [[String]: Tree] = [:]
    for path in all where path.count > 1 {
      let ending = PathWord.fileEnding(path[path.count - 1])
      let inner = (2..<max(2, path.count)).last { all.contains(Array(path[..<$0])) } ?? 0
      for length in 1..<path.count {
        trees[Array(path[..<length]), default: Tree()].add(
          path.count - length,
          ending,
          hasInner: inner > length
        )
      }
    }
    var found: [[String]] = []
    for (start, tree) in trees.sorted(by: { $0.key.count < $1.key.count }) where tree.isOfFiles {
      if !found.contains(where: { start.starts(with: $0) }) { found.append(start) }
    }
    starts = found.map { start in Self.longest(start, all.filter { $0.starts(with: start) }) }
      .unique(by: \.self).sorted { "\($0)" < "\($1)" }
  }

  /// The start with the values and the word that follow in all paths: `/runs/{id}/artifacts` for files of several runs.
  private static func longest(_ start: [String], _ paths: [[String]]) -> [String?] {
    let words = start.map { PathShape.isWord($0) ? $0 : nil }
    let end = (paths.map(\.count).min() ?? 0) - 1
    for index in start.count..<max(start.count, end) {
      let next = Set(paths.map { $0[index] })
      if next.contains(where: PathShape.isWord) {
        guard next.count == 1, index > start.count, let word = next.first else { break }
        return words + Array(repeating: nil, count: index - start.count) + [word]
      }
    }
    return words
  }
}

extension FileTrees.Tree {
  fileprivate mutating func add(_ depth: Int, _ ending: Substring?, hasInner: Bool) {
    depths.insert(depth)
    count += 1
    if let ending {
      files += 1
      hasOther = hasOther || !PathWord.isFormat(ending)
    }
    self.hasInner = self.hasInner || hasInner
  }

  /// `/users/1.json` and `/users.json` are formats of an API.
  fileprivate var isOfFiles: Bool {
    count >= Self.fewestPaths && depths.count > 1 && files * 2 >= count && hasOther && !hasInner
  }
}
