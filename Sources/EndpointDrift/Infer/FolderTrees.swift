/// The words below which names are in folders, which a list marks with a slash.
///
/// | call | response |
/// | --- | --- |
/// | `GET /secrets/list/` | `["team/", "public"]` |
/// | `GET /secrets/list/team/` | `["app", "db"]` |
/// | `GET /secrets/data/team/app` | a secret |
///
/// The values are `/secrets/list/{+path}/` and, behind another word with the same names, `/secrets/data/{+path}`.
struct FolderTrees {
  /// The segments before the names. Nil for values.
  private(set) var starts: [[String?]] = []

  init(_ paths: [SlashedPath]) {
    let folders = paths.reduce(into: [[String]: Set<String>]()) { folders, path in
      if let found = path.folders { folders[path.segments, default: []].formUnion(found) }
    }
    guard folders.contains(where: { !$0.value.isEmpty }) else { return }
    let roots = Set(paths.compactMap { Self.root(of: $0.segments, in: folders) })
    let names = paths.reduce(into: [[String]: Set<ArraySlice<String>>]()) { names, path in
      for start in roots where path.segments.starts(with: start) {
        names[start, default: []].insert(path.segments[start.count...])
      }
    }
    let found = paths.compactMap { path in
      names.first { path.segments.hasName(of: $1, beside: $0) }.map { start, _ in
        path.segments[..<start.count]
      }
    }
    starts = (names.keys.map { $0[...] } + found).map(SlashedPath.template)
      .unique(by: \.self).sorted { "\($0)" < "\($1)" }
  }

  /// The shortest path whose list has the next segment of a path as a folder, which has a list, too.
  private static func root(of path: [String], in folders: [[String]: Set<String>]) -> [String]? {
    path.indices.dropFirst().lazy.map { Array(path[..<$0]) }.first { start in
      folders[start]?.contains(path[start.count]) ?? false
        && folders[start + [path[start.count]]] != nil
    }
  }
}

extension [String] {
  /// Whether a path has one of some names behind another word than the last one of a start.
  fileprivate func hasName(of names: Set<ArraySlice<String>>, beside start: [String]) -> Bool {
    let index = start.count - 1
    return count > start.count && self[index] != start[index]
      && self[..<index] == start[..<index] && names.contains(self[start.count...])
  }
}
