import EndpointJSON
import EndpointWire

/// Links the types of a spec: the declared ones, then those that endpoints define in place.
struct TypeLinker: Reporting {
  var diagnostics: [Diagnostic] = []
  /// The names of the module. Types that are defined in place claim theirs.
  var names: ModuleNames
  var types: TypeTable
  private let declared: [Named<TypeSpec>]
  /// The format of dates without one.
  let dateFormat: DateFormat
  /// The included types of structs by name, until the fields are merged.
  var includes: [SwiftName: [Located<String>]] = [:]
  /// True after all declared types are linked. Inline types then merge their included fields immediately.
  private(set) var areTypesLinked = false
  /// The number of included fields.
  var includedFields = 0
  private var hints: TypeNameHints?
  private var unknownNames = 0

  init(_ document: SpecDocument, _ names: ModuleNames) {
    self.names = names
    declared = document.types
    types = TypeTable(capacity: document.types.count)
    let date = document.defaults.date
    dateFormat = date.flatMap { DateFormat(parsing: $0.value) } ?? .rfc3339
    if let date { checkDateFormat(date) }
    for entry in document.types {
      link(entry.value, name: SwiftName(entry.name.value), isInline: false)
    }
    limitSteps()
    breakAliasCycles()
    flattenIncludes()
    areTypesLinked = true
  }
}

/// Links type expressions.
extension TypeLinker {
  mutating func link(
    _ expression: TypeExpression,
    in text: Located<String>
  ) -> TypeReference? {
    switch expression {
    case .array(let element):
      return link(element, in: text).map { .array($0) }
    case .dictionary(let value):
      return link(value, in: text).map { .dictionary($0) }
    case .optional(let wrapped):
      return link(wrapped, in: text).map { $0.isOptional ? $0 : .optional($0) }
    case .name(let name, let format):
      let format = format.map { Located($0.text, at: text.part($0.range)) }
      return link(Located(name.text, at: text.part(name.range)), format: format)
    }
  }

  private mutating func link(_ name: Located<String>, format: Located<String>?) -> TypeReference? {
    if let format, name.value == "date" {
      let (start, end) = (name.place.start, format.place.end + ")".utf8.count)
      checkDateFormat(format, of: Place(file: name.place.file, start: start, end: end))
      return .scalar(.date(DateFormat(parsing: format.value) ?? .rfc3339))
    }
    if let scalar = Scalar(named: name.value, date: dateFormat) { return .scalar(scalar) }
    if names.declaredTypes[name.value] != nil { return .named(SwiftName(name.value)) }
    if name.value == "self" || name.value.hasPrefix("self.") {
      report(
        .selfWithoutReceiver,
        "\(quoted(name.value)) has no receiver here",
        at: name.place,
        hint: "only a parameter in the path is bound to its receiver, as \"self\" or \"self.field\""
      )
      return nil
    }
    // A type whose name is invalid has an error that proposes this name.
    if typeNames.isProposed(name.value) { return nil }
    unknownNames += 1
    let hint =
      unknownNames <= ToolLimits.printedProblems
      ? typeNames.hint(for: name) : TypeNameHints.withoutSimilarName
    report(.unknownType, "unknown type \(quoted(name.value))", at: name.place, hint: hint)
    return nil
  }

  /// The names of all types for hints. Created for the first mistake.
  private var typeNames: TypeNameHints {
    mutating get {
      if let hints { return hints }
      let created = TypeNameHints(names.typeNames, declared, ownerless: names.ownerless)
      hints = created
      return created
    }
  }
}
