import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Proposes edits for findings whose correction is unambiguous.
final class FixProposals {
  let spec: LinkedSpec
  private let samples: DriftSamples
  let types: ProposedTypes
  /// The files of the spec. Nil for those that are not JSON.
  let roots: [JSONNode?]
  /// The fields of types, by location.
  private let fields: [Place: FieldModel]
  /// The endpoints, by location.
  let endpoints: [Place: EndpointModel]
  /// The number of endpoints with each undeclared status.
  let statuses: [Int: Int]
  /// The number of responses by endpoint and status.
  let seenStatuses: [String: [Int: Int]]
  /// The types of failures by name: those of the spec and the proposed ones.
  var caseTypes: [String: TypeReference?]
  /// The names of the members of types and endpoints, with the proposed ones.
  private var members: [Place: MemberNaming] = [:]

  init(
    _ spec: LinkedSpec,
    _ samples: DriftSamples,
    _ files: [SourceFile],
    _ findings: [DriftFinding],
    _ seenStatuses: [String: [Int: Int]]
  ) {
    self.spec = spec
    self.seenStatuses = seenStatuses
    self.samples = samples
    types = ProposedTypes(samples.types, in: spec)
    roots = files.map { try? JSONNode.parse($0.bytes) }
    caseTypes = Dictionary(firstOf: spec.model.failures.cases.map { ($0.name.text, $0.type) })
    fields = Dictionary(firstOf: spec.model.types.flatMap(\.fields).map { ($0.place, $0) })
    endpoints = Dictionary(firstOf: spec.model.endpoints.map { ($0.place, $0) })
    statuses = findings.reduce(into: [:]) { counts, finding in
      guard finding.kind == .undeclaredStatus, let sample = samples[finding.key] else { return }
      counts[sample.status, default: 0] += 1
    }
  }

  func proposal(for finding: DriftFinding) -> Result<FixProposal, NoProposal> {
    Result { () throws(NoProposal) in
      switch finding.kind {
      case .missingField, .missingHeader, .missingArgument: try optional(finding)
      case .nullField: try withNull(finding)
      case .missingBody: try optionalResponse(finding)
      case .wrongType, .wrongFormat: try wider(finding)
      case .unknownValue: try newValues(finding)
      case .undeclaredField: try newField(finding)
      case .undeclaredArgument: try newArgument(finding)
      case .undeclaredParameter: try newParameter(finding)
      case .undeclaredStatus: try newStatus(finding)
      case .undocumentedStatus: try documentedStatuses(finding)
      case .mediaType where finding.level == .care: try jsonResponse(finding)
      case .mediaType: try statedJSON(finding)
      default: throw NoProposal.open
      }
    }
  }

  func path(to place: Place) throws(NoProposal) -> [JSONPath.Component] {
    guard roots.indices.contains(place.file), let path = roots[place.file]?.path(to: place),
      !path.isEmpty
    else { throw NoProposal("the declaration was not found in a JSON file") }
    return path
  }

  func sample(_ finding: DriftFinding) throws(NoProposal) -> DriftSamples.Sample {
    guard let sample = samples[finding.key] else { throw NoProposal("its values are unknown") }
    return sample
  }

  func proposal(
    _ finding: DriftFinding,
    _ summary: String,
    at path: [JSONPath.Component],
    inMainFile: Bool = false,
    _ change: @escaping (JSONValue?) throws(NoProposal) -> JSONValue
  ) -> FixProposal {
    let file = inMainFile ? 0 : finding.place.file
    let edit = SpecEdit(file: file, path: path, change: change)
    return FixProposal(summary: "\(finding.subject): \(summary)", edits: [edit])
  }

  // MARK: - Optionality

  private func optional(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    guard !spec.model.endpoints.contains(where: { $0.place == finding.place }) else {
      throw NoProposal.open
    }
    let path = try path(to: finding.place)
    return proposal(finding, "now optional", at: path, TypeUseEdit.optional)
  }

  private func withNull(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    guard let field = fields[finding.place] else {
      throw NoProposal("the value without a field is null: make its type optional")
    }
    let location = field.location
    guard try sample(finding).path.suffix(location.count) != location[...] else {
      return try optional(finding)
    }
    let path = try path(to: finding.place)
    let summary = "its elements are now optional"
    return proposal(finding, summary, at: path, TypeUseEdit.optionalElements)
  }

  private func optionalResponse(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let status = try sample(finding).status
    guard 200..<300 ~= status else {
      throw NoProposal("the body of an error is missing: its type cannot be optional")
    }
    let path = try path(to: finding.place) + [.key("response")]
    return proposal(finding, "the body is now optional", at: path) { (value) throws(NoProposal) in
      guard case .object(var object)? = value, let inner = object["\(status)"] else {
        return try TypeUseEdit.optional(value)
      }
      object["\(status)"] = try TypeUseEdit.optional(inner)
      return .object(object)
    }
  }

  /// A response in JSON instead of text.
  private func jsonResponse(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    guard let use = types.use(of: sample, under: "Response") else { throw NoProposal.open }
    let path = try path(to: finding.place) + [.key("response")]
    let summary = "the body is now JSON"
    var proposal = proposal(finding, summary, at: path) { (old) throws(NoProposal) in
      guard case .object(var object)? = old else { throw NoProposal.open }
      let key = "\(sample.status)"
      if let inner = object[key] {
        object[key] = try TypeUseEdit.json(inner, use.type)
        return .object(object)
      }
      return try TypeUseEdit.json(.object(object), use.type)
    }
    proposal.edits += edits(for: use, in: finding.place.file)
    return proposal
  }

  /// A response that is JSON under any media type.
  private func statedJSON(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    guard let response = endpoints[finding.place]?.response,
      response.value(status: sample.status)?.encoding == .json,
      !sample.values.isEmpty, !sample.hasOtherBody
    else { throw NoProposal.open }
    let key = response.statuses.isEmpty ? [] : [JSONPath.Component.key("\(sample.status)")]
    let path = try path(to: finding.place) + [.key("response")] + key
    return proposal(finding, "JSON under any media type", at: path) { (old) throws(NoProposal) in
      guard let old else { throw NoProposal.open }
      return ResponseEdit.stating("encoding", "json", in: old)
    }
  }

  // MARK: - Wider types

  private func wider(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    let inferred = sample.place.flatMap(types.use)?.text
    let reason = inferred.map { "the traffic has values of type \(quoted($0))" }
    guard fields[finding.place] != nil, !sample.isCut else {
      throw NoProposal(reason ?? finding.kind.remedy)
    }
    return proposal(finding, "a wider type", at: try path(to: finding.place)) {
      (value) throws(NoProposal) in
      guard let wider = TypeUseEdit.wider(value, for: sample.values) else {
        throw NoProposal(reason ?? finding.kind.remedy)
      }
      return wider
    }
  }

  // MARK: - New declarations

  private func newValues(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    let texts = sample.values.compactMap(\.stringValue)
    guard texts.count == sample.values.count else {
      throw NoProposal("an integer of an enum needs a name")
    }
    guard !sample.isCut else { throw NoProposal("it has too many new values for an enum") }
    guard texts.allSatisfy(BodyContent.isName) else {
      throw NoProposal("a new value may be data rather than an enum value")
    }
    let path = try path(to: finding.place) + [.key("enum")]
    let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return proposal(finding, "new values \(list)", at: path) { (value) throws(NoProposal) in
      switch value {
      case .array(let elements)?: return .array(elements + texts.map { .string($0) })
      case .object(var object)?:
        for text in texts {
          let name = ProposedName.member(text)
          guard object[name] == nil else { throw NoProposal("a new value needs a name") }
          object[name] = .string(text)
        }
        return .object(object)
      default: throw NoProposal("the spec uses another form for the values")
      }
    }
  }

  private func newField(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    let type = spec.model.types.first { $0.place == finding.place }
    guard let type, case .structure(let structure) = type.form else {
      throw NoProposal("no type is declared at its location")
    }
    let path = try path(to: finding.place) + [.key("fields")]
    return try newField(finding, at: path, beside: structure.fields)
  }

  private func newArgument(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    guard let endpoint = spec.model.endpoints.first(where: { $0.place == finding.place }) else {
      return try newField(finding)
    }
    let path = try path(to: finding.place) + [.key("body"), .key("fields")]
    return try newField(finding, at: path, beside: endpoint.parameters.map(\.field))
  }

  private func newField(
    _ finding: DriftFinding,
    at path: [JSONPath.Component],
    beside others: [FieldModel]
  ) throws(NoProposal) -> FixProposal {
    let sample = try sample(finding)
    guard case .key(let key)? = sample.path.last, KnownKeys.shown(key) == key else {
      throw NoProposal("the key may be data: if it is, declare a dictionary or \"additional\"")
    }
    guard let use = types.use(of: sample, under: key) else {
      throw NoProposal("its values are unknown")
    }
    let text = use.type.isOptional ? use.type.text : use.type.text + "?"
    let field = try declaration(of: key, text, beside: others, at: finding.place)
    var proposal = proposal(finding, "declared as \"\(text)\"", at: path + [.key(key)]) {
      (_) throws(NoProposal) in field
    }
    proposal.edits += edits(for: use, in: finding.place.file)
    return proposal
  }

  private func newParameter(_ finding: DriftFinding) throws(NoProposal) -> FixProposal {
    guard let name = finding.subject.split(separator: " ").last.map(String.init), name != "*" else {
      throw NoProposal("the name of the parameter may be data")
    }
    let endpoint = spec.model.endpoints.first { $0.place == finding.place }
    let base = name.prefix { $0 != "[" }
    guard endpoint?.parameters.contains(where: { $0.field.wireName.text == base }) != true else {
      throw NoProposal("the parameter \"\(base)\" has another style or type")
    }
    let scalar = try sample(finding).parameter.type(isOptional: true)
    let type = types.identifiers.identified(scalar, under: name).text
    let others = endpoint?.parameters.map(\.field) ?? []
    let value = try declaration(of: name, type, beside: others, at: finding.place)
    let path = try path(to: finding.place) + [.key("parameters"), .key(name)]
    return proposal(finding, "declared as \"\(type)\"", at: path) { (old) throws(NoProposal) in
      guard old == nil else { throw NoProposal("another parameter has this name in the spec") }
      return value
    }
  }

  /// The declaration of a new field or parameter. Keys such as `aB` and `a_b` would have one name.
  private func declaration(
    of key: String,
    _ type: String,
    beside others: [FieldModel],
    at place: Place
  ) throws(NoProposal) -> JSONValue {
    var names = MemberNaming()
    for field in others { _ = names.name(for: field.wireName.text) }
    guard let name = members[place, default: names].name(for: key) else {
      throw NoProposal("the key needs a name")
    }
    return inferredField(type, as: name.given, isSecret: SecretName.isOne(key))
  }

  /// The edits that declare the new types of a use.
  func edits(for use: ProposedTypes.Use, in file: Int) -> [SpecEdit] {
    use.definitions.map { name, definition in
      SpecEdit(file: file, path: [.key("types"), .key(name)]) { (old) throws(NoProposal) in
        old ?? definition
      }
    }
  }
}
