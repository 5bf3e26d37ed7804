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
  /// `indexstore_store_dispose(store)`
  let disposeStore: @convention(c) (Object) -> Void
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
    guard
      let createStore = dlsym(index, "indexstore_store_create"),
      let disposeStore = dlsym(index, "indexstore_store_dispose"),
      let visitUnits = dlsym(index, "indexstore_store_units_apply_f"),
      let describeError = dlsym(index, "indexstore_error_get_description"),
      let disposeError = dlsym(index, "indexstore_error_dispose"),
      let createUnit = dlsym(index, "indexstore_unit_reader_create"),
      let disposeUnit = dlsym(index, "indexstore_unit_reader_dispose"),
      let mainFile = dlsym(index, "indexstore_unit_reader_get_main_file"),
      let workingFolder = dlsym(index, "indexstore_unit_reader_get_working_dir"),
      let isSystemUnit = dlsym(index, "indexstore_unit_reader_is_system_unit"),
      let unitTime = dlsym(index, "indexstore_unit_reader_get_modification_time"),
      let visitDependencies = dlsym(index, "indexstore_unit_reader_dependencies_apply_f"),
      let dependencyKind = dlsym(index, "indexstore_unit_dependency_get_kind"),
      let dependencyFile = dlsym(index, "indexstore_unit_dependency_get_filepath"),
      let dependencyName = dlsym(index, "indexstore_unit_dependency_get_name"),
      let createRecord = dlsym(index, "indexstore_record_reader_create"),
      let disposeRecord = dlsym(index, "indexstore_record_reader_dispose"),
      let visitOccurrences = dlsym(index, "indexstore_record_reader_occurrences_apply_f"),
      let symbol = dlsym(index, "indexstore_occurrence_get_symbol"),
      let roles = dlsym(index, "indexstore_occurrence_get_roles"),
      let position = dlsym(index, "indexstore_occurrence_get_line_col"),
      let symbolName = dlsym(index, "indexstore_symbol_get_name"),
      let symbolUSR = dlsym(index, "indexstore_symbol_get_usr"),
      let demangle = dlsym(demangling, "swift_demangle_getDemangledName")
    else { return nil }
    self.createStore = Self.function(createStore)
    self.disposeStore = Self.function(disposeStore)
    self.visitUnits = Self.function(visitUnits)
    self.describeError = Self.function(describeError)
    self.disposeError = Self.function(disposeError)
    self.createUnit = Self.function(createUnit)
    self.disposeUnit = Self.function(disposeUnit)
    self.mainFile = Self.function(mainFile)
    self.workingFolder = Self.function(workingFolder)
    self.isSystemUnit = Self.function(isSystemUnit)
    self.unitTime = Self.function(unitTime)
    self.visitDependencies = Self.function(visitDependencies)
    self.dependencyKind = Self.function(dependencyKind)
    self.dependencyFile = Self.function(dependencyFile)
    self.dependencyName = Self.function(dependencyName)
    self.createRecord = Self.function(createRecord)
    self.disposeRecord = Self.function(disposeRecord)
    self.visitOccurrences = Self.function(visitOccurrences)
    self.symbol = Self.function(symbol)
    self.roles = Self.function(roles)
    self.position = Self.function(position)
    self.symbolName = Self.function(symbolName)
    self.symbolUSR = Self.function(symbolUSR)
    self.demangle = Self.function(demangle)
  }

  /// Loads a library, which stays loaded.
  private static func open(_ name: String, in folder: String) -> Object? {
    #if canImport(Darwin)
      dlopen("\(folder)/lib\(name).dylib", RTLD_LAZY | RTLD_LOCAL)
    #else
      dlopen("\(folder)/lib\(name).so", RTLD_LAZY | RTLD_LOCAL)
    #endif
  }

  /// The function of C at an address, as one of the types above.
  private static func function<Function>(_ address: Object) -> Function {
    unsafeBitCast(address, to: Function.self)
  }
}
