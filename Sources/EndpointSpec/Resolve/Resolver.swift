import EndpointJSON

/// The state of linking: types, reserved names, diagnostics.
///
/// Each part of the language is an extension in a separate file. `resolve` calls them in order.
struct Resolver {
  let document: SpecDocument
  /// The name of the API, or a placeholder if the loader reported that it is missing.
  let apiName: String
  var diagnostics: [Diagnostic] = []
  var types: TypeTable
  /// The names of types and namespaces in the module, with their places.
  var takenNames: [String: Place] = [:]
  /// The names by their lowercase form, for case-insensitive file systems.
  var fileNames: [String: String] = [:]
  /// The derived names, in order.
  var derivedNames: [Located<String>] = []
  /// The types that expressions can name.
  let declaredTypes: [String: Place]
  /// The names of these types, in order.
  let typeNames: [String]
  /// The declared types that only name another type, so that no type can be nested in them.
  let onlyNames: Set<String>
  /// The name of the module.
  var moduleName = ""
  /// The included types of structs by name, until the fields are merged.
  var includes: [SwiftName: [Located<String>]] = [:]
  /// True after all declared types are linked. Inline types then merge their included fields immediately.
  var areTypesLinked = false
  /// The valid linked expressions by their text.
  var linkedExpressions: [String: TypeReference] = [:]
  /// The Swift names of members by wire name. Many types share them.
  private var memberNames: [String: MemberName] = [:]
  /// The parts of type names by the verb of an endpoint.
  private var verbParts: [String: String] = [:]
  /// The number of names compared with unknown ones.
  private var comparedNames = 0
  /// The number of included fields.
  var includedFields = 0
  /// The error rules of the API. Endpoints may add rules.
  var apiRules: [LinkedRule] = []
  let dateFormat: DateFormatModel
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle
  let schemes: [String: AuthenticationSchemeSpec]
  /// The components of the endpoint names in order. Nil for an invalid name.
  let endpointNames: [EndpointName?]

  init(_ document: SpecDocument) {
    self.document = document
    apiName = document.api?.value ?? "API"
    declaredTypes = Dictionary(
      document.types.map { ($0.name.value, $0.name.place) },
      uniquingKeysWith: { first, _ in first }
    )
    typeNames = document.types.map(\.name.value)
    onlyNames = Set(document.types.filter(\.value.isOnlyName).map(\.name.value))
    types = TypeTable(capacity: document.types.count)
    endpointNames = document.endpoints.map { EndpointName($0.name.value) }
    schemes = Dictionary(
      document.authentication.map { ($0.name.value, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let defaults = document.defaults
    arrayStyle = defaults.arrayStyle.flatMap { ParameterStyle(rawValue: $0.value) } ?? .repeat
    objectStyle = defaults.objectStyle.flatMap { ParameterStyle(rawValue: $0.value) } ?? .deepObject
    dateFormat = defaults.date.flatMap { DateFormatModel(parsing: $0.value) } ?? .rfc3339
    if let date = defaults.date { checkDateFormat(date) }
  }

  mutating func report(
    _ rule: Rule,
    _ message: String,
    at place: Place,
    hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: place, hint: hint, related: related))
  }

  /// The hint `did you mean "count"?`. Nil after many comparisons, which take time.
  mutating func nearest(to name: String, in candidates: [String]) -> String? {
    comparedNames += candidates.count
    return comparedNames <= 50_000 ? nearestHint(to: name, in: candidates) : nil
  }

  /// The Swift name of a member with this wire name.
  mutating func convertedName(_ wireName: String) -> MemberName {
    if let known = memberNames[wireName] { return known }
    let name = MemberName(wireName)
    memberNames[wireName] = name
    return name
  }

  /// The part of a type name for a verb.
  mutating func typeNamePart(ofVerb verb: String) -> String {
    if let known = verbParts[verb] { return known }
    let part = SwiftNaming.typeNamePart(for: verb)
    verbParts[verb] = part
    return part
  }

  /// Parses a path. Nil after a report.
  mutating func path(_ text: Located<String>?) -> JSONPath? {
    guard let text else { return nil }
    do throws(JSONPathError) {
      return try JSONPath.parse(text.value)
    } catch {
      report(
        .invalidJSONPath,
        "column \(error.offset + 1) of the path: \(error.text)",
        at: text.part(error.offset..<error.offset + 1),
        hint: "a path is written like \"user.name\", \"items[].id\" or \"[last]\""
      )
      return nil
    }
  }
}

/// The Swift name for the wire name of a member.
struct MemberName {
  /// Nil if no name can be derived.
  let name: SwiftName?
  /// The alternative, if the name is reserved in Swift.
  let alternative: String?

  init(_ wireName: String) {
    name = SwiftNaming.memberName(for: wireName)
    alternative = name.flatMap { ReservedNames.alternative(toMember: $0.text) }
  }
}

extension Located<String> {
  /// The place of a byte range of the text. The whole string if it contains escapes.
  func part(_ range: Range<Int>) -> Place {
    guard place.end - place.start == value.utf8.count + 2 else { return place }
    let start = place.start + 1 + range.lowerBound
    return Place(file: place.file, start: start, end: max(start + range.count, start + 1))
  }
}

extension Deprecation {
  init(_ spec: DeprecationSpec) {
    self.init(message: spec.message, sunset: spec.sunset?.value)
  }
}
