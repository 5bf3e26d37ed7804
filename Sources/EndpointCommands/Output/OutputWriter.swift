import EndpointGenerator
import EndpointSpec

/// The changes that a run made to one module.
struct ModuleSummary: Equatable {
  let name: String
  let written: Int
  let unchanged: Int
  let removed: Int

  var line: String {
    "\(name): \(written) written, \(unchanged) unchanged, \(removed) removed"
  }
}

extension OutputFolder {
  /// Writes the generated modules into the folder. Returns a summary of each.
  func write(
    _ generated: [GeneratedModule],
    scope: Set<String>?
  ) throws -> [ModuleSummary] {
    try files.makeFolder(path)
    return try files.withLock(on: path) {
      let plan = try OutputPlan(generated, scope: scope, in: self)
      try removeTemporaryFiles(plan)
      return try carryOut(plan)
    }
  }

  /// Applies the plan. The list is first written with the old and new paths, so that it contains every written file
  /// even if the run is killed.
  private func carryOut(_ plan: OutputPlan) throws(FileError) -> [ModuleSummary] {
    let union = WrittenList(plan.oldList.paths.union(plan.newList.paths))
    if union != plan.oldList { try write(union) }
    var summaries: [ModuleSummary] = []
    for module in plan.modules {
      summaries.append(try carryOut(module))
    }
    if union != plan.newList { try write(plan.newList) }
    return summaries
  }

  /// Removes files before it writes. If a name changed only in case, a file system may treat both as one file.
  private func carryOut(_ module: OutputPlan.Module) throws(FileError) -> ModuleSummary {
    let items = Dictionary(grouping: module.items, by: \.state)
    let leftOvers = items[.leftOver] ?? []
    for item in leftOvers { try files.removeFile(path(of: item.path)) }
    let new = module.items.filter { $0.state == .missing || $0.state == .stale }
    for item in new { try files.replaceFile(path(of: item.path), with: Array(item.text.utf8)) }
    Set(leftOvers.map { FilePath.folder(of: $0.path) }).forEach(removeEmptyFolders)
    return ModuleSummary(
      name: module.name,
      written: new.count,
      unchanged: items[.unchanged]?.count ?? 0,
      removed: leftOvers.count
    )
  }

  private func write(_ list: WrittenList) throws(FileError) {
    try files.replaceFile(path(of: WrittenList.name), with: Array(list.text.utf8))
  }

  /// Removes an empty folder and its empty parents, up to the output folder.
  private func removeEmptyFolders(_ folder: String) {
    var folder = folder
    while folder != ".", files.removeEmptyFolder(path(of: folder)) {
      folder = FilePath.folder(of: folder)
    }
  }

  private func removeTemporaryFiles(_ plan: OutputPlan) throws(FileError) {
    let paths = plan.oldList.paths.union(plan.newList.paths)
    for folder in Set(paths.map(FilePath.folder(of:))).union(["."]) {
      try files.removeTemporaryFiles(in: folder == "." ? path : path(of: folder))
    }
  }
}

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
