import EndpointJSON

extension EndpointLinker {
  mutating func linkResponse(
    _ spec: ResponseSpec?,
    scope: EndpointScope,
    at defaultPath: JSONPath?
  ) -> ResponseModel {
    switch spec {
    case nil:
      return .value(
        ResponseValue(
          type: .scalar(.void),
          at: nil,
          encoding: .json,
          statesEncoding: false,
          headers: [],
          place: scope.id.place
        )
      )
    case .value(let value):
      return .value(linkValue(value, scope: scope, at: defaultPath))
    case .statuses(let entries, _):
      if entries.count == 1, let entry = entries.first {
        var value = linkValue(entry.value, scope: scope, at: defaultPath)
        value.status = Int(entry.name.value)
        return .value(value)
      }
      return linkStatuses(entries, scope: scope, at: defaultPath)
    case .stream(let stream):
      let name = InlineName(owner: scope.owner, key: "event")
      let type = typeLinker.linkOrAny(stream.type, named: name)
      let word = stream.format?.value ?? .sse
      let reconnect = stream.reconnect?.value ?? false
      if reconnect, word != .sse, let place = stream.reconnect?.place {
        report(
          .invalidValue,
          "only a stream with the format \"sse\" can reconnect",
          at: place,
          hint: "remove \"reconnect\""
        )
      }
      return .stream(type, word.format(end: stream.end?.value, reconnect: reconnect))
    }
  }

  private mutating func linkStatuses(
    _ entries: [Named<ResponseValueSpec>],
    scope: EndpointScope,
    at defaultPath: JSONPath?
  ) -> ResponseModel {
    let name = names.nestedName(InlineName(owner: scope.owner, key: "response"))
    typeLinker.names.claimDerived(name.text, for: "the enum of the responses", at: scope.id.place)
    let statuses = entries.compactMap { entry -> ResponseModel.Status? in
      guard let status = Int(entry.name.value) else { return nil }
      let caseName = SwiftName(StatusNames.name(of: "\(status)"))
      return ResponseModel.Status(
        status: status,
        name: caseName,
        value: linkValue(entry.value, of: caseName.text + "_", scope: scope, at: defaultPath)
      )
    }
    return .statuses(name: name, statuses)
  }

  /// - Parameter status: A prefix that distinguishes the types of several statuses: `accepted_`.
  private mutating func linkValue(
    _ spec: ResponseValueSpec,
    of status: String = "",
    scope: EndpointScope,
    at defaultPath: JSONPath?
  ) -> ResponseValue {
    // The name describes an element of the array.
    let noun = if case .array = spec.type { "item" } else { "response" }
    let inline = InlineName(owner: scope.owner, key: status + noun)
    let type = typeLinker.linkOrAny(spec.type, named: inline)
    let encoding = encoding(spec.encoding, isData: type.wrapped == .scalar(.data))
    let isWrapped = encoding == .json && type != .scalar(.void)
    return ResponseValue(
      type: type,
      at: spec.at != nil ? responsePath(spec.at) : isWrapped ? defaultPath : nil,
      encoding: encoding,
      statesEncoding: spec.encoding != nil,
      headers: linkHeaders(spec.headers, owner: scope.owner),
      documentedStatuses: spec.status?.value ?? [],
      place: spec.place
    )
  }

  private mutating func linkHeaders(
    _ entries: [Named<FieldSpec>],
    owner: InlineOwner
  ) -> [ResponseValue.Header] {
    let headers = entries.map { entry in
      let field = typeLinker.linkField(entry, owner: owner)
      checkHeaderName(field.name, at: entry.value.swiftName?.place ?? entry.name.place)
      return ResponseValue.Header(
        wireName: field.wireName,
        name: field.name,
        type: field.type.wrapped,
        isOptional: field.type.isOptional,
        documentation: field.documentation,
        place: field.place
      )
    }
    checkClashes(
      headers.map { ($0.name, $0.wireName.text, $0.place) },
      hint: "give one of the two another name with \"as\""
    )
    return headers
  }

  private mutating func checkHeaderName(_ name: SwiftName, at place: Place) {
    guard ReservedNames.responseMembers.contains(name.text) else { return }
    report(
      .reservedName,
      "every response has a member \(quoted(name.text)) already",
      at: place,
      hint: "choose another name with \"as\""
    )
  }

  /// Links the body, including fields that are arguments.
  mutating func linkBody(
    _ spec: BodySpec?,
    scope: EndpointScope
  ) -> (body: BodyModel?, parameters: [ParameterModel]) {
    guard let spec else { return (nil, []) }
    switch spec.content {
    case .fields(let entries):
      let parameters = entries.map { argument($0, in: .body, owner: scope.owner) }
      return (body(spec, .fields, isData: false), parameters)
    case .type(let use):
      let type = typeLinker.linkOrAny(use, named: InlineName(owner: scope.owner, key: "body"))
      let isSpread = spec.isSpread && checkSpread(type, at: use.place ?? spec.place)
      let content = BodyModel.Content.value(
        type,
        label: label(spec.label, name: nil),
        isSpread: isSpread
      )
      return (body(spec, content, isData: type.wrapped == .scalar(.data)), [])
    }
  }

  private mutating func body(
    _ spec: BodySpec,
    _ content: BodyModel.Content,
    isData: Bool
  ) -> BodyModel {
    BodyModel(
      content: content,
      encoding: encoding(spec.encoding, isData: isData),
      at: responsePath(spec.at),
      arrayStyle: arrayStyle,
      objectStyle: objectStyle,
      place: spec.place
    )
  }

  /// The encoding: JSON by default, raw bytes for data.
  func encoding(_ encoding: Located<BodyEncoding>?, isData: Bool) -> BodyEncoding {
    encoding?.value ?? (isData ? .binary : .json)
  }

  /// Links the examples. Validation checks them against the types.
  mutating func linkExamples(
    _ entries: [Named<ExampleSpec>],
    response: ResponseModel
  ) -> [ExampleModel] {
    let examples = entries.map { entry in
      ExampleModel(
        wireName: entry.name.value,
        name: memberName(for: entry.name, renaming: .key),
        arguments: entry.value.arguments.map {
          ExampleModel.Argument(name: $0.name.value, value: $0.value.node.value)
        },
        status: entry.value.status?.value ?? response.usualStatus,
        response: body(entry.value.response),
        place: entry.value.place
      )
    }
    checkClashes(
      examples.map { ($0.name, $0.wireName, $0.place) },
      hint: "rename one of the two"
    )
    return examples
  }

  private func body(_ response: JSONNodeAt?) -> JSONValue? {
    guard let response else { return nil }
    if case .null = response.node.kind { return nil }
    return response.node.value
  }
}
