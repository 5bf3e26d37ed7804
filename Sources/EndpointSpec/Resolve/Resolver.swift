import EndpointJSON

/// What is known while a document is linked: the types so far, the names that are taken, the problems.
///
/// Each part of the language has a file with an extension of it; they are called in one line by `resolve`.
struct Resolver {
  let document: SpecDocument
  /// The API's name; a stand-in where the document lacks one, which the loader has reported.
  let apiName: String
  var diagnostics: [Diagnostic] = []
  var types: TypeTable
  /// The names of types and namespaces that the module declares, with their places.
  var takenNames: [String: Place] = [:]
  /// The same names by their small letters, as some file systems have them.
  var fileNames: [String: String] = [:]
  /// Those of the names that are derived, in order.
  var derivedNames: [Located<String>] = []
  /// The types that expressions may name.
  let declaredTypes: [String: Place]
  /// Their names, in order.
  let typeNames: [String]
  /// Those of them that only name another type, so that nothing can be nested in them.
  let onlyNames: Set<String>
  /// The name of the module.
  var moduleName = ""
  /// What structs include, by their name, until the fields are merged.
  var includes: [SwiftName: [Located<String>]] = [:]
  /// Whether all declared types are whole: what a type in place includes is merged at once from then on.
  var areTypesLinked = false
  /// What expressions that nothing is wrong with stand for, by their strings.
  var linkedExpressions: [String: TypeReference] = [:]
  /// The names of members that wire names have become: a few stand in most types.
  private var memberNames: [String: MemberName] = [:]
  /// What the verbs of endpoints add to the names of their types: many have the same.
  private var verbParts: [String: String] = [:]
  /// How many names have been compared with one that is unknown.
  private var comparedNames = 0
  /// How many fields inclusions have copied.
  var includedFields = 0
  /// The API's error rules, which endpoints add to.
  var apiRules: [LinkedRule] = []
  let dateFormat: DateFormat
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle
  let schemes: [String: AuthenticationSchemeSpec]
  /// The names of the endpoints in their parts, in order; nil where one is no name.
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
    dateFormat = defaults.date.flatMap { DateFormat(parsing: $0.value) } ?? .rfc3339
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

  /// The hint `did you mean "count"?`; none any more once many names have been compared, which takes time.
  mutating func nearest(to name: String, in candidates: [String]) -> String? {
    comparedNames += candidates.count
    return comparedNames <= 50_000 ? nearestHint(to: name, in: candidates) : nil
  }

  /// The name in Swift of a member with that wire name.
  mutating func convertedName(_ wireName: String) -> MemberName {
    if let known = memberNames[wireName] { return known }
    let name = MemberName(wireName)
    memberNames[wireName] = name
    return name
  }

  /// The part of a type's name that comes from a verb.
  mutating func typeNamePart(ofVerb verb: String) -> String {
    if let known = verbParts[verb] { return known }
    let part = SwiftNaming.typeNamePart(for: verb)
    verbParts[verb] = part
    return part
  }

  /// The path that the text spells; nil after a report if it spells none.
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

/// What becomes of a member's wire name in Swift.
struct MemberName {
  /// Nil if no name comes out.
  let name: SwiftName?
  /// The name to propose if it has another meaning in Swift.
  let alternative: String?

  init(_ wireName: String) {
    name = SwiftNaming.memberName(for: wireName)
    alternative = name.flatMap { ReservedNames.alternative(toMember: $0.text) }
  }
}

extension Located<String> {
  /// The place of a part of the text, in bytes; of the whole string where escapes stand in it.
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
