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
  ///
  /// - Parameters:
  ///   - inputs: The files that the modules are generated from.
  ///   - scope: The modules to search for left-over files. Nil for all.
  func write(
    _ generated: [GeneratedModule],
    from inputs: RunInputs,
    scope: Set<String>?
  ) throws -> [ModuleSummary] {
    try files.makeFolder(path)
    return try files.withLock(on: path) {
      let plan = try OutputPlan(generated, from: inputs, scope: scope, in: self)
      try removeTemporaryFiles(plan)
      return try carryOut(plan)
    }
  }

  /// Applies the plan. The record is first written with the old and new files, so that it contains every written file
  /// even if the run is killed.
  private func carryOut(_ plan: OutputPlan) throws(FileError) -> [ModuleSummary] {
    var union = plan.oldRecord
    union.files.merge(plan.newRecord.files) { old, _ in old }
    if union != plan.oldRecord { try write(union) }
    var summaries: [ModuleSummary] = []
    for module in plan.modules {
      summaries.append(try carryOut(module))
    }
    if union != plan.newRecord { try write(plan.newRecord) }
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

  private func write(_ record: OutputRecord) throws(FileError) {
    try files.replaceFile(path(of: OutputRecord.name), with: Array(record.text.utf8))
  }

  /// Removes an empty folder and its empty parents, up to the output folder.
  private func removeEmptyFolders(_ folder: String) {
    var folder = folder
    while folder != ".", files.removeEmptyFolder(path(of: folder)) {
      folder = FilePath.folder(of: folder)
    }
  }

  private func removeTemporaryFiles(_ plan: OutputPlan) throws(FileError) {
    let paths = Set(plan.oldRecord.files.keys).union(plan.newRecord.files.keys)
    for folder in Set(paths.map(FilePath.folder(of:))).union(["."]) {
      try files.removeTemporaryFiles(in: folder == "." ? path : path(of: folder))
    }
  }
}
