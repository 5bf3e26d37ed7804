import EndpointJSON

extension EndpointLinker {
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
  func encoding(_ encoding: Located<String>?, isData: Bool) -> BodyEncoding {
    encoding.flatMap { BodyEncoding(rawValue: $0.value) } ?? (isData ? .binary : .json)
  }
}
