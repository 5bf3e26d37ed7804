/// The files in the output folder that the tool wrote, by their paths in it.
///
/// It is what tells the tool's files from a user's: only files of this list are ever removed. It is committed with the
/// files, and a merge conflict in it is no harm, since the entries of both sides count.
struct WrittenList: Equatable {
  /// The list's own name in the output folder.
  static let name = ".endpoints"

  var paths: Set<String>

  init(_ paths: Set<String> = []) {
    self.paths = paths
  }

  init(parsing text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    paths = Set(lines.filter { !"#<=>|".contains($0.first ?? "#") && Self.isInside($0) })
  }

  var text: String {
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lead =
      "# Written by \"endpoints generate\", which replaces and removes these files and no others."
    return ([lead] + sorted).map { $0 + "\n" }.joined()
  }

  /// Whether the path leads to something in a module's folder, whatever someone wrote into the list.
  static func isInside(_ path: String) -> Bool {
    path.contains("/") && !path.hasPrefix("/") && !path.hasPrefix("../")
      && FilePath.normalized(path) == path
  }

  /// The module's folder that holds a file.
  static func module(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }
}
