import EndpointGenerator

/// The changes that bring the output folder up to date. `generate` applies them, `check` reports them.
struct OutputPlan {
  struct Item {
    /// The path in the output folder, such as `DeckOfCardsAPI/Card.swift`.
    let path: String
    let state: State
  }

  enum State {
    case unchanged
    /// The file does not exist.
    case missing(text: String)
    /// The file has other content.
    case stale(old: [UInt8], text: String)
    /// The file is no longer generated.
    case leftOver
  }

  struct Module {
    let name: String
    var items: [Item]
  }

  /// The generated modules in order, then those with only left-over files.
  private(set) var modules: [Module] = []
  let oldList: WrittenList
  private(set) var newList: WrittenList

  /// Compares the generated files with the folder.
  ///
  /// - Parameter scope: The modules to search for left-over files. Nil for all.
  init(_ generated: [GeneratedModule], scope: Set<String>?, in output: OutputFolder) throws {
    oldList = try output.readList()
    newList = oldList
    var conflicts: [FileError] = []
    var seen: [String: String] = [:]
    var folders = OutputFolders(of: output)
    for module in generated {
      var items: [Item] = []
      for file in module.files {
        do throws(FileError) {
          try Self.checkCase(of: file.path, among: &seen)
          let state = try output.state(of: file, in: &folders)
          items.append(Item(path: file.path, state: state))
          newList.paths.insert(file.path)
        } catch {
          conflicts.append(error)
        }
      }
      modules.append(Module(name: module.name, items: items))
    }
    guard conflicts.isEmpty else { throw OutputConflicts(errors: conflicts) }
    let wanted = Set(generated.flatMap { $0.files.map(\.path) })
    try addLeftOvers(scope: scope, wanted: wanted, in: output, &folders)
  }

  /// Checks for filenames that differ only in case. They are the same file on many machines.
  private static func checkCase(
    of path: String,
    among seen: inout [String: String]
  ) throws(FileError) {
    if let other = seen.updateValue(path, forKey: path.lowercased()) {
      throw FileError(path, "is the same file as \(other) on file systems that ignore case")
    }
  }

  private mutating func addLeftOvers(
    scope: Set<String>?,
    wanted: Set<String>,
    in output: OutputFolder,
    _ folders: inout OutputFolders
  ) throws(FileError) {
    for path in oldList.paths.subtracting(wanted).sorted() {
      let name = WrittenList.module(of: path)
      guard scope?.contains(name) ?? true else { continue }
      newList.paths.remove(path)
      guard try output.holdsOwnFile(path, in: &folders) else { continue }
      let item = Item(path: path, state: .leftOver)
      if let index = modules.firstIndex(where: { $0.name == name }) {
        modules[index].items.append(item)
      } else {
        modules.append(Module(name: name, items: [item]))
      }
    }
  }

  var isUpToDate: Bool {
    newList == oldList && modules.allSatisfy { $0.items.allSatisfy(\.isUnchanged) }
  }
}

extension OutputPlan.Item {
  var isUnchanged: Bool {
    if case .unchanged = state { true } else { false }
  }

  /// The file to write. Nil if there is nothing to write.
  var newFile: GeneratedFile? {
    switch state {
    case .missing(let text), .stale(_, let text): GeneratedFile(path: path, text: text)
    case .unchanged, .leftOver: nil
    }
  }

  var isLeftOver: Bool {
    if case .leftOver = state { true } else { false }
  }
}

/// All conflicts of files to write with existing ones. Nothing was changed.
struct OutputConflicts: Error, CustomStringConvertible {
  let errors: [FileError]

  var description: String {
    errors.map(\.description).joined(separator: "\n") + "\nNothing was changed."
  }
}
