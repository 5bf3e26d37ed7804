/// Links the types of a spec: the declared ones, then those that endpoints define in place.
struct TypeLinker: Linker {
  var diagnostics: [Diagnostic] = []
  /// The names of the module. Types that are defined in place claim theirs.
  var names: ModuleNames
  var types: TypeTable
  /// The format of dates without one.
  let dateFormat: DateFormatModel
  /// The included types of structs by name, until the fields are merged.
  var includes: [SwiftName: [Located<String>]] = [:]
  /// True after all declared types are linked. Inline types then merge their included fields immediately.
  private(set) var areTypesLinked = false
  /// The valid linked expressions by their text.
  var linkedExpressions: [String: TypeReference] = [:]
  /// The number of included fields.
  var includedFields = 0

  init(_ document: SpecDocument, _ names: ModuleNames) {
    self.names = names
    types = TypeTable(capacity: document.types.count)
    let date = document.defaults.date
    dateFormat = date.flatMap { DateFormatModel(parsing: $0.value) } ?? .rfc3339
    if let date { checkDateFormat(date) }
    for entry in document.types {
      link(entry.value, name: SwiftName(entry.name.value), isInline: false)
    }
    breakAliasCycles()
    flattenIncludes()
    areTypesLinked = true
  }
}
