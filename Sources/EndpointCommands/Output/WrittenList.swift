/// The files in the output folder that the tool wrote.
///
/// The tool only ever removes files of this list. The list is committed with the files. Merge conflicts in it are
/// harmless, since the entries of both sides count.
struct WrittenList: Equatable {
  /// The filename of the list in the output folder.
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

  /// Whether the path is inside a module's folder. Protects against edited lists.
  static func isInside(_ path: String) -> Bool {
    path.contains("/") && !path.hasPrefix("/") && !path.hasPrefix("../")
      && FilePath.normalized(path) == path
  }

  /// The module of a file.
  static func module(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }
}
