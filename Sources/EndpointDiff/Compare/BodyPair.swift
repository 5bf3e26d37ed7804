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
      let old = field("body", old.wrapped, oldBody.place)
      let new = field("body", new.wrapped, newBody.place)
      return whole(endpoint, old, new, .request, in: newBody.encoding.notation)
    case (let type?, nil):
      guard let fields = self.old.model.structure(type)?.sentFields else { return nil }
      return arguments(matchFields(fields, endpoint.new.bodyParameters.map(\.field)))
    case (nil, let type?):
      guard let fields = self.new.model.structure(type)?.sentFields else { return nil }
      return arguments(matchFields(endpoint.old.bodyParameters.map(\.field), fields))
    }
  }

  /// The responses of both versions: a value, one value per status, or a stream.
  func responseGroups() -> [FieldGroup] {
    responsePairs.compactMap { response in
      let (old, new) = (response.old, response.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void) else { return nil }
      return whole(
        response.endpoint,
        field(new.name, old.type, old.place),
        field(new.name, new.type, new.place),
        .response,
        in: .json
      )
    }
  }

  private func whole(
    _ endpoint: Pair<EndpointModel>,
    _ old: FieldModel,
    _ new: FieldModel,
    _ flow: Flow,
    in notation: Notation
  ) -> FieldGroup? {
    if old.type == new.type, isSame(old.type, new.type) { return nil }
    let fields = Matched(pairs: [Pair(old, new)])
    return FieldGroup(self, owner: .whole(endpoint), fields: fields, flows: [flow], in: notation)
  }

  private func field(_ name: String, _ type: TypeReference, _ place: Place) -> FieldModel {
    FieldModel(wireName: WireName(name), name: SwiftName(name), type: type, place: place)
  }
}

extension StructModel {
  fileprivate var sentFields: [FieldModel] { fields.filter { $0.direction != .response } }
}

extension BodyEncoding {
  /// The notation of a body's values.
  var notation: Notation { self == .json ? .json : .text }
}

extension Match {
  /// A change of a request body as a whole.
  func bodyChange(_ kind: ChangeKind, _ pair: Pair<EndpointModel>, _ summary: String) -> Change {
    change(kind, pair, summary, at: { $0.body?.place }).showing(
      pair.old.body.map { $0.specText(pair.old) },
      pair.new.body.map { $0.specText(pair.new) }
    )
  }

  /// Whether a body that is one value became optional, or no longer is.
  func bodyBecame(optional isOptional: Bool, _ pair: Pair<EndpointModel>) -> Bool {
    guard let old = pair.old.body?.type, let new = pair.new.body?.type,
      self.old.isOptional(old) != isOptional, self.new.isOptional(new) == isOptional
    else { return false }
    return difference(old, new, .request).relation.kind != .neither
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
