import EndpointDiff
import Foundation

/// An index that the compiler wrote (`-index-store-path`), read with the library of a toolchain.
struct IndexStore {
  /// The index of one file.
  struct Unit {
    /// Absolute.
    let file: String
    let record: String
    /// When it was written, in seconds since 1970.
    let time: Double
  }

  private let library: IndexLibrary
  private let store: IndexLibrary.Object

  /// An index has a folder for each version of its format, such as `v5/units`.
  static func isStore(_ path: String, _ files: FileSystem) -> Bool {
    let names = (try? files.names(in: path)) ?? []
    return names.contains { name in
      name.hasPrefix("v") && name.dropFirst().allSatisfy(\.isNumber) && name.count > 1
        && files.kind(of: FilePath.join(path, "\(name)/units")) == .folder
    }
  }

  /// Opens the index at an absolute path. The library keeps it open until the process ends.
  init(_ path: String, _ library: IndexLibrary) throws(FileError) {
    var error: IndexLibrary.Object?
    guard let store = library.createStore(path, &error) else {
      throw FileError(path, "cannot be read as an index: \(library.text(of: error))")
    }
    (self.library, self.store) = (library, store)
  }

  /// The readable units of files outside of the system.
  ///
  /// - Parameter isWanted: Whether the file at an absolute path is of interest.
  func units(where isWanted: (String) -> Bool) -> [Unit] {
    let names = Collected<String>()
    _ = library.visitUnits(store, 0, names.context) { context, name in
      Collected<String>.of(context).values.append(IndexLibrary.string(name))
      return true
    }
    return names.values.compactMap { unit($0, where: isWanted) }
  }

  private func unit(_ name: String, where isWanted: (String) -> Bool) -> Unit? {
    var error: IndexLibrary.Object?
    guard let unit = library.createUnit(store, name, &error) else {
      _ = library.text(of: error)
      return nil
    }
    defer { library.disposeUnit(unit) }
    let file = IndexLibrary.string(library.mainFile(unit))
    guard !file.isEmpty, !library.isSystemUnit(unit) else { return nil }
    let folder = IndexLibrary.string(library.workingFolder(unit))
    let path = FilePath.normalized(FilePath.join(folder, file))
    guard isWanted(path) else { return nil }
    var (seconds, nanoseconds) = (Int64(0), Int64(0))
    library.unitTime(unit, &seconds, &nanoseconds)
    return record(of: unit, file).map { record in
      Unit(file: path, record: record, time: Double(seconds) + Double(nanoseconds) / 1e9)
    }
  }

  /// The record of the unit's own file. Units also depend on the records of other modules.
  private func record(of unit: IndexLibrary.Object, _ file: String) -> String? {
    let records = Collected<(file: String, name: String)>(library)
    _ = library.visitDependencies(unit, records.context) { context, dependency in
      let found = Collected<(file: String, name: String)>.of(context)
      guard let dependency, let library = found.library, library.dependencyKind(dependency) == 2
      else { return true }
      let file = IndexLibrary.string(library.dependencyFile(dependency))
      found.values.append((file, IndexLibrary.string(library.dependencyName(dependency))))
      return true
    }
    return records.values.first { $0.file == file }?.name
  }

  /// The names in the file of a record. Nil if it cannot be read.
  ///
  /// - Parameter modules: The modules whose declarations are of interest.
  func file(of record: String, modules: [String]) -> IndexedFile? {
    var error: IndexLibrary.Object?
    guard let reader = library.createRecord(store, record, &error) else {
      _ = library.text(of: error)
      return nil
    }
    defer { library.disposeRecord(reader) }
    let names = Collected<IndexedFile.Name>(library, modules)
    _ = library.visitOccurrences(reader, names.context) { context, occurrence in
      let found = Collected<IndexedFile.Name>.of(context)
      if let occurrence, let name = found.library?.name(of: occurrence, in: found.modules) {
        found.values.append(name)
      }
      return found.values.count < 1_000_000
    }
    return IndexedFile(names.values)
  }
}

extension IndexLibrary {
  static func string(_ text: Text) -> String {
    guard let start = text.iov_base else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: text.iov_len),
      as: UTF8.self
    )
  }

  /// The description of an error, which is disposed.
  fileprivate func text(of error: Object?) -> String {
    guard let error else { return "unknown error" }
    defer { disposeError(error) }
    return describeError(error).map { String(cString: $0) } ?? "unknown error"
  }

  /// The mangled protocol whose initializers take literals.
  private static let identifier = "s:15EndpointRuntime10IdentifierP"

  /// `INDEXSTORE_SYMBOL_ROLE_REFERENCE` and `INDEXSTORE_SYMBOL_ROLE_IMPLICIT`
  private static let (reference, implicit): (UInt64, UInt64) = (1 << 2, 1 << 8)

  /// Nil for a declaration without text in the source, such as the getter of a property.
  fileprivate func name(of occurrence: Object, in modules: [String]) -> IndexedFile.Name? {
    guard let symbol = symbol(occurrence) else { return nil }
    let usr = Self.string(symbolUSR(symbol))
    let isLiteral = usr.hasPrefix(Self.identifier)
    guard roles(occurrence) & Self.implicit == 0 || isLiteral else { return nil }
    var (line, column) = (CUnsignedInt(0), CUnsignedInt(0))
    position(occurrence, &line, &column)
    // `s:` and the mangled name, which has the module's name with its length.
    let isWanted =
      roles(occurrence) & Self.reference != 0 && usr.hasPrefix("s:")
      && (isLiteral || modules.contains { usr.contains("\($0.utf8.count)\($0)") })
    return IndexedFile.Name(
      line: Int(line),
      column: Int(column),
      text: Self.string(symbolName(symbol)),
      declaration: isWanted ? demangled("$s\(usr.dropFirst(2))") : ""
    )
  }

  /// Empty if it is not a mangled name.
  private func demangled(_ name: String) -> String {
    let length = demangle(name, nil, 0)
    guard length > 0, length < 100_000 else { return "" }
    return String(unsafeUninitializedCapacity: length + 1) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        min(demangle(name, text.baseAddress, length + 1), length)
      }
    }
  }
}

/// What a visitor of the library collects.
private final class Collected<Value> {
  var values: [Value] = []
  let library: IndexLibrary?
  let modules: [String]

  init(_ library: IndexLibrary? = nil, _ modules: [String] = []) {
    (self.library, self.modules) = (library, modules)
  }

  var context: IndexLibrary.Context { Unmanaged.passUnretained(self).toOpaque() }

  static func of(_ context: IndexLibrary.Context) -> Collected {
    // The caller holds the object while its function runs.
    guard let context else { return Collected() }
    return Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue()
  }
}
