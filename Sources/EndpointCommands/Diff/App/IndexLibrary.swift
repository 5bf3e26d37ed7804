import Foundation

/// The functions of `libIndexStore` and `libswiftDemangle`, which belong to every Swift toolchain.
///
/// They are looked up by name at run time, so the tool links neither. `usr/local/include/indexstore/indexstore.h` of a
/// toolchain documents the C functions.
struct IndexLibrary: @unchecked Sendable {
  /// `indexstore_string_ref_t`: the bytes and their number. `iovec` has the same fields, and so the same calling
  /// convention.
  typealias Text = iovec
  /// `indexstore_t`, `indexstore_unit_reader_t`, `indexstore_symbol_t` and so on.
  typealias Object = UnsafeMutableRawPointer
  typealias Context = UnsafeMutableRawPointer?
  /// The error of a function, to be described and disposed.
  typealias ErrorPointer = UnsafeMutablePointer<Object?>
  typealias Visitor = @convention(c) (Context, Object?) -> Bool

  /// `indexstore_store_create(path, error)`
  let createStore: @convention(c) (UnsafePointer<CChar>, ErrorPointer) -> Object?
  /// `indexstore_store_units_apply_f(store, isSorted, context, visitor)`
  let visitUnits:
    @convention(c) (Object, CUnsignedInt, Context, @convention(c) (Context, Text) -> Bool) -> Bool
  /// `indexstore_error_get_description(error)`
  let describeError: @convention(c) (Object) -> UnsafePointer<CChar>?
  /// `indexstore_error_dispose(error)`
  let disposeError: @convention(c) (Object) -> Void

  /// `indexstore_unit_reader_create(store, unitName, error)`
  let createUnit: @convention(c) (Object, UnsafePointer<CChar>, ErrorPointer) -> Object?
  /// `indexstore_unit_reader_dispose(unit)`
  let disposeUnit: @convention(c) (Object) -> Void
  /// `indexstore_unit_reader_get_main_file(unit)`
  let mainFile: @convention(c) (Object) -> Text
  /// `indexstore_unit_reader_get_working_dir(unit)`
  let workingFolder: @convention(c) (Object) -> Text
  /// `indexstore_unit_reader_is_system_unit(unit)`
  let isSystemUnit: @convention(c) (Object) -> Bool
  /// `indexstore_unit_reader_get_modification_time(unit, seconds, nanoseconds)`
  let unitTime:
    @convention(c) (Object, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
  /// `indexstore_unit_reader_dependencies_apply_f(unit, context, visitor)`
  let visitDependencies: @convention(c) (Object, Context, Visitor) -> Bool
  /// `indexstore_unit_dependency_get_kind(dependency)`: 2 is a record.
  let dependencyKind: @convention(c) (Object) -> CInt
  /// `indexstore_unit_dependency_get_filepath(dependency)`
  let dependencyFile: @convention(c) (Object) -> Text
  /// `indexstore_unit_dependency_get_name(dependency)`
  let dependencyName: @convention(c) (Object) -> Text

  /// `indexstore_record_reader_create(store, recordName, error)`
  let createRecord: @convention(c) (Object, UnsafePointer<CChar>, ErrorPointer) -> Object?
  /// `indexstore_record_reader_dispose(record)`
  let disposeRecord: @convention(c) (Object) -> Void
  /// `indexstore_record_reader_occurrences_apply_f(record, context, visitor)`
  let visitOccurrences: @convention(c) (Object, Context, Visitor) -> Bool
  /// `indexstore_occurrence_get_symbol(occurrence)`
  let symbol: @convention(c) (Object) -> Object?
  /// `indexstore_occurrence_get_roles(occurrence)`
  let roles: @convention(c) (Object) -> UInt64
  /// `indexstore_occurrence_get_line_col(occurrence, line, column)`
  let position:
    @convention(c) (
      Object, UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>
    ) -> Void
  /// `indexstore_symbol_get_name(symbol)`
  let symbolName: @convention(c) (Object) -> Text
  /// `indexstore_symbol_get_usr(symbol)`
  let symbolUSR: @convention(c) (Object) -> Text

  /// `swift_demangle_getDemangledName(name, buffer, size)`: returns the length.
  let demangle: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int

  /// - Parameter folder: The folder of a toolchain with both libraries.
  /// - Returns: Nil if a library or one of its functions is missing.
  init?(in folder: String) {
    guard let index = Self.open("IndexStore", in: folder),
      let demangling = Self.open("swiftDemangle", in: folder)
    else { return nil }
    do {
      createStore = try Self.function("indexstore_store_create", of: index)
      visitUnits = try Self.function("indexstore_store_units_apply_f", of: index)
      describeError = try Self.function("indexstore_error_get_description", of: index)
      disposeError = try Self.function("indexstore_error_dispose", of: index)
      createUnit = try Self.function("indexstore_unit_reader_create", of: index)
      disposeUnit = try Self.function("indexstore_unit_reader_dispose", of: index)
      mainFile = try Self.function("indexstore_unit_reader_get_main_file", of: index)
      workingFolder = try Self.function("indexstore_unit_reader_get_working_dir", of: index)
      isSystemUnit = try Self.function("indexstore_unit_reader_is_system_unit", of: index)
      unitTime = try Self.function("indexstore_unit_reader_get_modification_time", of: index)
      visitDependencies = try Self.function(
        "indexstore_unit_reader_dependencies_apply_f",
        of: index
      )
      dependencyKind = try Self.function("indexstore_unit_dependency_get_kind", of: index)
      dependencyFile = try Self.function("indexstore_unit_dependency_get_filepath", of: index)
      dependencyName = try Self.function("indexstore_unit_dependency_get_name", of: index)
      createRecord = try Self.function("indexstore_record_reader_create", of: index)
      disposeRecord = try Self.function("indexstore_record_reader_dispose", of: index)
      visitOccurrences = try Self.function(
        "indexstore_record_reader_occurrences_apply_f",
        of: index
      )
      symbol = try Self.function("indexstore_occurrence_get_symbol", of: index)
      roles = try Self.function("indexstore_occurrence_get_roles", of: index)
      position = try Self.function("indexstore_occurrence_get_line_col", of: index)
      symbolName = try Self.function("indexstore_symbol_get_name", of: index)
      symbolUSR = try Self.function("indexstore_symbol_get_usr", of: index)
      demangle = try Self.function("swift_demangle_getDemangledName", of: demangling)
    } catch {
      return nil
    }
  }

  /// Loads a library, which stays loaded.
  private static func open(_ name: String, in folder: String) -> Object? {
    #if canImport(Darwin)
      dlopen("\(folder)/lib\(name).dylib", RTLD_LAZY | RTLD_LOCAL)
    #else
      dlopen("\(folder)/lib\(name).so", RTLD_LAZY | RTLD_LOCAL)
    #endif
  }

  private struct MissingFunction: Error {}

  /// A function of C, as one of the types above.
  private static func function<Function>(
    _ name: String,
    of library: Object
  ) throws(MissingFunction) -> Function {
    guard let address = dlsym(library, name) else { throw MissingFunction() }
    return unsafeBitCast(address, to: Function.self)
  }
}
