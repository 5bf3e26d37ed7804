import EndpointDiff
import Foundation

/// A request to read the index of some folders.
///
/// The library of the toolchain ends the process if an index is damaged. So the tool runs itself for it, and a run that
/// ends early is a run without an index.
struct IndexRequest: Equatable {
  /// The folder of the toolchain with the library.
  let library: String
  /// The absolute path of the index.
  let store: String
  /// The modules whose declarations are of interest.
  let modules: [String]
  /// The absolute paths of folders or files.
  let folders: [String]

  /// What the index has about a file.
  struct File {
    var time: Double
    var names: [IndexedFile.Name]
  }

  private static let word = "--read-index"
  /// A run that takes longer is ended by the system.
  private static let longestRun: UInt32 = 120

  init(library: String, store: String, modules: [String], folders: [String]) {
    (self.library, self.store) = (library, store)
    (self.modules, self.folders) = (modules, folders)
  }

  /// Reads the arguments of such a run. Nil for other arguments.
  init?(_ arguments: [String]) {
    guard arguments.count >= 4, arguments[0] == Self.word, let count = Int(arguments[3]),
      0...arguments.count - 4 ~= count
    else { return nil }
    self.init(
      library: arguments[1],
      store: arguments[2],
      modules: Array(arguments[4..<4 + count]),
      folders: Array(arguments[(4 + count)...])
    )
  }

  var arguments: [String] {
    [Self.word, library, store, "\(modules.count)"] + modules + folders
  }

  /// Prints the files to the standard output, and returns the exit status.
  func runAsProcess() -> Int32 {
    alarm(Self.longestRun)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(try text().utf8))
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)".utf8))
      return ExitStatus.failure.rawValue
    }
  }

  // MARK: - Reading

  /// The files by their absolute paths. The newest index of a file counts.
  ///
  /// - Parameter executable: The tool. Nil to read in this process.
  func files(_ executable: String?, _ environment: [String: String]) throws(FileError) -> [String:
    File]
  {
    guard let executable else { return Self.files(in: try text()) }
    let process = Subprocess(program: executable, arguments: arguments, environment: environment)
    let result: Subprocess.Result
    do { result = try process.run() } catch { throw FileError(store, "cannot be read as an index") }
    switch result.status {
    case 0: return Self.files(in: String(decoding: result.output, as: UTF8.self))
    case ExitStatus.failure.rawValue:
      throw FileError(store, String(decoding: result.errors, as: UTF8.self))
    default: throw FileError(store, "cannot be read as an index: it is damaged")
    }
  }

  /// A line for each file, with its time, and for each name in it: line, column, name and declaration.
  func text() throws(FileError) -> String {
    guard let library = IndexLibrary(in: library) else {
      throw FileError(
        store,
        "cannot be read as an index: \(self.library) has no usable libIndexStore"
      )
    }
    let index = try IndexStore(store, library)
    var units: [String: IndexStore.Unit] = [:]
    for unit in index.units(where: isWanted)
    where units[unit.file].map({ $0.time < unit.time }) ?? true {
      units[unit.file] = unit
    }
    var text = ""
    for unit in units.values {
      guard let file = index.file(of: unit.record, modules: modules) else { continue }
      text += "\(unit.time)\t\(unit.file)\n"
      for name in file.names {
        text += "\t\(name.line)\t\(name.column)\t\(name.text)\t\(name.declaration)\n"
      }
    }
    return text
  }

  /// False for a file outside of the folders, and for one in a hidden folder below them, such as `.build`.
  private func isWanted(_ path: String) -> Bool {
    folders.contains { folder in
      path == folder
        || path.hasPrefix(folder + "/") && !path.dropFirst(folder.count).contains("/.")
    }
  }

  private static func files(in text: String) -> [String: File] {
    var files: [String: File] = [:]
    var path = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 2, let time = Double(fields[0]) {
        path = fields[1]
        files[path] = File(time: time, names: [])
      } else if fields.count == 5, let line = Int(fields[1]), let column = Int(fields[2]) {
        let name = IndexedFile.Name(
          line: line,
          column: column,
          text: fields[3],
          declaration: fields[4]
        )
        files[path]?.names.append(name)
      }
    }
    return files
  }
}
