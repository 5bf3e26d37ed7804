import EndpointSpec

extension Match {
  /// What requests have for bodies in both versions.
  func bodyGroups() -> [FieldGroup] { parameterGroups.compactMap(bodyGroup) }

  private func bodyGroup(_ group: ParameterGroup) -> FieldGroup? {
    let endpoint = group.endpoint
    guard let old = endpoint.old.body, let new = endpoint.new.body else { return nil }
    switch (old.type, new.type) {
    case (nil, nil):
      let fields = group.bodyFields.map(\.field)
      return FieldGroup(owner: .body(endpoint), fields: fields, flows: [.request], changed)
    case (let old?, let new?):
      return whole(
        endpoint,
        "body",
        (old.wrapped, endpoint.old.body?.place),
        (new.wrapped, endpoint.new.body?.place),
        .request
      )
    case (let type?, nil):
      guard let fields = fields(of: type, in: self.old) else { return nil }
      let arguments = endpoint.new.bodyParameters.map(\.field)
      let matched = matchFields(fields, arguments)
      return FieldGroup(owner: .body(endpoint), fields: matched, flows: [.request], changed)
    case (nil, let type?):
      guard let fields = fields(of: type, in: self.new) else { return nil }
      let arguments = endpoint.old.bodyParameters.map(\.field)
      let matched = matchFields(arguments, fields)
      return FieldGroup(owner: .body(endpoint), fields: matched, flows: [.request], changed)
    }
  }

  /// The fields that a struct sends.
  private func fields(of type: TypeReference, in side: Side) -> [FieldModel]? {
    guard case .named(let name) = side.resolved(type).wrapped,
      case .structure(let structure)? = side.model.type(named: name)?.form
    else { return nil }
    return structure.fields.filter { $0.direction != .response }
  }

  /// What both versions answer: one value, one a status, or a stream of them.
  func answerGroups() -> [FieldGroup] {
    answerPairs.compactMap { answer in
      let (old, new) = (answer.old, answer.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void) else { return nil }
      return whole(
        answer.endpoint,
        new.name,
        (old.type, old.place),
        (new.type, new.place),
        .response
      )
    }
  }

  private func whole(
    _ endpoint: Pair<EndpointModel>,
    _ name: String,
    _ old: (type: TypeReference, place: Place?),
    _ new: (type: TypeReference, place: Place?),
    _ flow: Flow
  ) -> FieldGroup? {
    if old.type == new.type, isSame(old.type, new.type) { return nil }
    let pair = Pair(
      field(name, old.type, old.place ?? endpoint.old.place),
      field(name, new.type, new.place ?? endpoint.new.place),
      by: .name
    )
    let fields = Matched(pairs: [pair])
    return FieldGroup(owner: .whole(endpoint), fields: fields, flows: [flow], changed)
  }

  private func field(_ name: String, _ type: TypeReference, _ place: Place) -> FieldModel {
    FieldModel(wireName: WireName(name), name: SwiftName(name), type: type, place: place)
  }
}

extension EndpointModel {
  /// The fields of a body that are arguments.
  package var bodyParameters: [ParameterModel] { parameters.filter { $0.location == .body } }
}
