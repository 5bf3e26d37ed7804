import EndpointSpec

extension Match {
  /// The request bodies of both versions.
  func bodyGroups() -> [FieldGroup] { parameterGroups.compactMap(bodyGroup) }

  private func bodyGroup(_ group: ParameterGroup) -> FieldGroup? {
    let endpoint = group.endpoint
    guard let oldBody = endpoint.old.body, let newBody = endpoint.new.body else { return nil }
    func arguments(_ fields: Matched<FieldModel>) -> FieldGroup {
      FieldGroup(
        self,
        owner: .body(endpoint),
        fields: fields,
        flows: [.request],
        in: newBody.encoding.notation
      )
    }
    switch (oldBody.type, newBody.type) {
    case (nil, nil):
      return arguments(group.bodyFields.map(\.field))
    case (let old?, let new?):
      return whole(
        endpoint,
        "body",
        (old.wrapped, oldBody.place),
        (new.wrapped, newBody.place),
        .request,
        in: newBody.encoding.notation
      )
    case (let type?, nil):
      guard let fields = fields(of: type, in: self.old) else { return nil }
      return arguments(matchFields(fields, endpoint.new.bodyParameters.map(\.field)))
    case (nil, let type?):
      guard let fields = fields(of: type, in: self.new) else { return nil }
      return arguments(matchFields(endpoint.old.bodyParameters.map(\.field), fields))
    }
  }

  /// The fields that a struct sends.
  private func fields(of type: TypeReference, in side: Side) -> [FieldModel]? {
    guard case .named(let name) = side.resolved(type).wrapped,
      case .structure(let structure)? = side.model.type(named: name)?.form
    else { return nil }
    return structure.fields.filter { $0.direction != .response }
  }

  /// The responses of both versions: a value, one value per status, or a stream.
  func responseGroups() -> [FieldGroup] {
    responsePairs.compactMap { response in
      let (old, new) = (response.old, response.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void) else { return nil }
      return whole(
        response.endpoint,
        new.name,
        (old.type, old.place),
        (new.type, new.place),
        .response,
        in: .json
      )
    }
  }

  private func whole(
    _ endpoint: Pair<EndpointModel>,
    _ name: String,
    _ old: (type: TypeReference, place: Place?),
    _ new: (type: TypeReference, place: Place?),
    _ flow: Flow,
    in notation: Notation
  ) -> FieldGroup? {
    if old.type == new.type, isSame(old.type, new.type) { return nil }
    let pair = Pair(
      field(name, old.type, old.place ?? endpoint.old.place),
      field(name, new.type, new.place ?? endpoint.new.place),
      by: .name
    )
    let fields = Matched(pairs: [pair])
    return FieldGroup(self, owner: .whole(endpoint), fields: fields, flows: [flow], in: notation)
  }

  private func field(_ name: String, _ type: TypeReference, _ place: Place) -> FieldModel {
    FieldModel(wireName: WireName(name), name: SwiftName(name), type: type, place: place)
  }
}

extension BodyEncoding {
  /// The notation of a body's values.
  var notation: Notation { self == .json ? .json : .text }
}

extension EndpointModel {
  /// The fields of a body that are arguments.
  package var bodyParameters: [ParameterModel] { parameters.filter { $0.location == .body } }
}

extension Match {
  /// A change of a request body as a whole.
  func bodyChange(_ kind: ChangeKind, _ pair: Pair<EndpointModel>, _ summary: String) -> Change {
    change(
      kind,
      pair,
      summary,
      old: pair.old.body.map { $0.specText(pair.old) },
      new: pair.new.body.map { $0.specText(pair.new) },
      at: { $0.body?.place }
    )
  }

  /// The optionality change of a body that is one value.
  func bodyOptionality(_ pair: Pair<EndpointModel>) -> TypeDifference.Optionality? {
    guard let old = pair.old.body?.type, let new = pair.new.body?.type else { return nil }
    let difference = difference(old, new, .request)
    return difference.relation.kind == .neither ? nil : difference.optionality
  }
}

extension Side {
  /// Whether every call must specify the body.
  func isBodyRequired(_ endpoint: EndpointModel) -> Bool {
    guard let type = endpoint.body?.type else {
      return endpoint.bodyParameters.contains { isRequired($0) || $0.constant != nil }
    }
    return !isOptional(type)
  }
}

extension Pair<EndpointModel> {
  /// Whether the request has a new body. A body whose fields were parameters before is a move of these.
  var hasNewBody: Bool { old.body == nil && new.body != nil && !new.bodyStays(in: old) }
}

extension EndpointModel {
  /// Whether each field of the body is a parameter of the other version, outside of a body.
  func bodyStays(in other: EndpointModel) -> Bool {
    let names = Set(other.parameters.map(\.field.wireName))
    return !bodyParameters.isEmpty
      && bodyParameters.allSatisfy { names.contains($0.field.wireName) }
  }

  /// Whether calls specify the body.
  var bodyHasArguments: Bool { body?.type != nil || bodyParameters.contains(where: \.isArgument) }
}

extension BodyModel {
  /// The body in spec syntax: its type, or the names of its fields.
  fileprivate func specText(_ endpoint: EndpointModel) -> String {
    if let type { return type.text }
    return "{ \(endpoint.bodyParameters.map(\.field.wireName.text).joined(separator: ", ")) }"
  }
}
