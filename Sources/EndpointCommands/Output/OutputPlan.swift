import EndpointGenerator

/// The changes that bring the output folder up to date. `generate` applies them, `check` reports them.
struct OutputPlan {
  struct Item {
    /// The path in the output folder, such as `DeckOfCardsAPI/Card.swift`.
    let path: String
    let state: State
    /// The content of the file and of the generated one. A missing one is empty.
    var old: [UInt8] = []
    var text = ""
  }

  enum State: String, CaseIterable {
    /// The file has other content.
    case stale
    /// The file does not exist.
    case missing
    /// The file is no longer generated.
    case leftOver = "left-over"
    case unchanged
  }

  struct Module {
    let name: String
    var items: [Item]
  }

  /// The generated modules in order, then those with only left-over files.
  private(set) var modules: [Module] = []
  let oldRecord: OutputRecord
  private(set) var newRecord: OutputRecord

  /// Compares the generated files with the folder.
  ///
  /// - Parameters:
  ///   - inputs: The files that the modules are generated from.
  ///   - scope: The modules to search for left-over files. Nil for all.
  init(
    _ generated: [GeneratedModule],
    from inputs: RunInputs,
    scope: Set<String>?,
    in output: OutputFolder
  ) throws {
    oldRecord = try output.readRecord()
    newRecord = oldRecord
    newRecord.version = version
    var conflicts: [FileError] = []
    var seen: [String: String] = [:]
    for module in generated {
      var items: [Item] = []
      for file in module.files {
        do throws(FileError) {
          // Filenames that differ only in case are the same file on many machines.
          if let other = seen.updateValue(file.path, forKey: file.path.lowercased()) {
            let problem = "is the same file as \(other) on file systems that ignore case"
            throw FileError(file.path, problem)
          }
          items.append(try output.item(of: file))
          newRecord.files[file.path] = SHA256.digest(of: Array(file.text.utf8))
        } catch {
          conflicts.append(error)
        }
      }
      modules.append(Module(name: module.name, items: items))
    }
    guard conflicts.isEmpty else { throw OutputConflicts(errors: conflicts) }
    let wanted = Set(generated.flatMap { $0.files.map(\.path) })
    try addLeftOvers(scope: scope, wanted: wanted, in: output)
    newRecord.inputs = self.inputs(of: inputs, scope: scope, in: output)
  }

  /// The inputs of all modules of the record.
  ///
  /// If it has modules of other specs, changed templates and settings keep their old digests: those modules are stale
  /// until a run generates them, too.
  private func inputs(
    of run: RunInputs,
    scope: Set<String>?,
    in output: OutputFolder
  ) -> [String: String] {
    let others = newRecord.files.keys.contains {
      !(scope?.contains(OutputRecord.module(of: $0)) ?? true)
    }
    guard others else { return run.specs.merging(run.shared) { $1 } }
    let old = output.existingInputs(of: oldRecord)
    return run.shared.merging(old) { $1 }.merging(run.specs) { $1 }
  }

  private mutating func addLeftOvers(
    scope: Set<String>?,
    wanted: Set<String>,
    in output: OutputFolder
  ) throws(FileError) {
    for path in Set(oldRecord.files.keys).subtracting(wanted).sorted() {
      let name = OutputRecord.module(of: path)
      guard scope?.contains(name) ?? true else { continue }
      newRecord.files[path] = nil
      guard try output.holdsOwnFile(path) else { continue }
      let item = Item(path: path, state: .leftOver)
      if let index = modules.firstIndex(where: { $0.name == name }) {
        modules[index].items.append(item)
      } else {
        modules.append(Module(name: name, items: [item]))
      }
    }
  }

  var isUpToDate: Bool {
    newRecord.agrees(with: oldRecord)
      && modules.flatMap(\.items).allSatisfy { $0.state == .unchanged }
  }
}

/// All conflicts of files to write with existing ones. Nothing was changed.
struct OutputConflicts: Error, CustomStringConvertible {
  let errors: [FileError]

  var description: String {
    errors.map(\.description).joined(separator: "\n") + "\nNothing was changed."
  }
}
