import EndpointJSON

/// Links parameters of the type `self` or `self.owner`, which send the receiver.
extension EndpointLinker {
  /// Checks that the receiver is sent in the path.
  mutating func checkReceiver(
    _ parameter: ParameterModel,
    _ wireName: Located<String>,
    isInPath: Bool
  ) {
    let spec = parameter.written.value
    let remedy = argumentHint(spec, parameter.field.type)
    if let location = spec.location, location.value != .path {
      report(
        .selfWithoutReceiver,
        "the receiver is always in the path, so \"in\" is not allowed",
        at: location.place,
        hint: remedy.saying("remove \"in\", or \(remedy)")
      )
    } else if !isInPath {
      report(
        .pathParameterMissing,
        "the path has no {\(wireName.value)}, and the receiver is always in the path",
        at: wireName.place,
        hint: remedy.saying("write {\(wireName.value)} in \"path\", or \(remedy)")
      )
    }
  }

  /// How to send the value as an argument instead.
  private func argumentHint(_ spec: ParameterSpec, _ type: TypeReference) -> Hint {
    guard type != .scalar(.json), case .expression(_, let written)? = spec.field.type else {
      return "give the parameter its own type"
    }
    return Hint(
      "give the parameter the type \(quoted(type.text)), which makes it an argument",
      [.rename(written.place, from: written.value, to: type.text)]
    )
  }

  mutating func receiverParameter(
    _ entry: Named<ParameterSpec>,
    _ path: (field: Located<String>?, place: Place),
    scope: EndpointScope
  ) -> ParameterModel {
    let spec = entry.value
    var binding = ParameterModel.Binding.receiver
    var type = TypeReference.scalar(.json)
    if let bound = bound(path, scope: scope, named: entry.name.value) { (binding, type) = bound }
    let wireName = spec.wireName?.value ?? entry.name.value
    let name = SwiftNaming.memberName(for: entry.name.value) ?? SwiftName(entry.name.value)
    let field = FieldModel(
      wireName: WireName(wireName),
      name: name,
      type: type,
      wire: spec.field.wire?.value,
      limits: spec.field.limits,
      isSecret: spec.field.isSecret,
      documentation: spec.field.documentation,
      deprecation: spec.field.deprecation,
      example: spec.field.example?.node.value,
      written: Named(entry.name, spec.field)
    )
    return ParameterModel(
      field: field,
      location: .path,
      binding: binding,
      partEncoding: nil,
      allowsEmpty: spec.allowsEmpty,
      written: entry
    )
  }

  /// The binding of the parameter and its type. Nil after a report.
  private mutating func bound(
    _ path: (field: Located<String>?, place: Place),
    scope: EndpointScope,
    named name: String
  ) -> (ParameterModel.Binding, TypeReference)? {
    guard case .type(let receiver) = scope.receiver, let type = types.type(named: receiver) else {
      report(
        .selfWithoutReceiver,
        "\(quoted(scope.id.value)) has no receiver that is a type",
        at: path.place,
        hint: receiverHint(scope, path.field)
      )
      return nil
    }
    guard let field = path.field else {
      if case .identifier = type.form { return (.receiver, .named(receiver)) }
      report(
        .selfWithoutReceiver,
        "\(quoted(receiver.text)) is not an identifier, so it cannot be sent as a whole",
        at: path.place,
        hint: partHint(of: type, for: name, at: path.place),
        related: [.init("\(quoted(receiver.text)) is defined here", at: type.place)]
      )
      return nil
    }
    return boundField(field, of: type)
  }

  /// The hint for a struct that is bound as a whole: the field with the name of the parameter, or `id`.
  private func partHint(of type: TypeModel, for parameter: String, at place: Place) -> Hint {
    let named = type.bindable.first { type.mayMean($0, by: parameter) }
    guard let field = named ?? type.bindable.first(where: { $0.name.text == "id" }) else {
      return "bind one of its fields, as \"self.id\""
    }
    let path = "self.\(field.name.text)"
    return Hint(
      "bind one of its fields, as \(quoted(path))",
      [.rename(place, from: "self", to: path)],
      isCertain: named != nil
    )
  }

  private mutating func receiverHint(_ scope: EndpointScope, _ field: Located<String>?) -> Hint {
    if case .namespace(let name) = scope.receiver {
      let place = scope.id.part(0..<name.text.utf8.count)
      let near = nearest(to: Located(name.text, at: place), in: names.typeNames)
      return near.flatMap { canBind($0, field) ? $0 : nil }
        ?? "define \(quoted(name.text)) under \"types\", or give the parameter its own type"
    }
    return "name the endpoint \"Type.verb\", or give the parameter its own type"
  }

  /// Whether the type that a hint proposes is an identifier, or a struct with the field.
  private func canBind(_ hint: Hint, _ field: Located<String>?) -> Bool {
    guard case .rename(_, _, let name)? = hint.edits.first,
      let type = types.type(named: SwiftName(name))
    else { return true }
    if let field { return type.bindable.contains { $0.name.text == field.value } }
    return if case .identifier = type.form { true } else { false }
  }

  /// The hint for a misspelled field. Its edit keeps `self.` before the name.
  private func fieldHint(_ name: Located<String>, in fields: [String]) -> Hint? {
    guard let hint = nearest(to: name, in: fields),
      case .rename(_, _, let field)? = hint.edits.first
    else { return nil }
    let edit = Edit.rename(name.place, from: "self.\(name.value)", to: "self.\(field)")
    return Hint(hint.text, [edit], isCertain: hint.isCertain)
  }

  private mutating func boundField(
    _ name: Located<String>,
    of type: TypeModel
  ) -> (ParameterModel.Binding, TypeReference)? {
    guard case .structure(let structure) = type.form else {
      report(
        .selfWithoutReceiver,
        "\(quoted(type.name.text)) is not a struct, so it has no fields",
        at: name.place,
        hint: "write \"self\"",
        related: [.init("\(quoted(type.name.text)) is defined here", at: type.place)]
      )
      return nil
    }
    let properties = structure.fields.filter { $0.constant == nil && $0.direction != .request }
    let field =
      properties.first { $0.name.text == name.value }
      ?? properties.first { $0.wireName.text == name.value }
    guard let field else {
      report(
        .selfWithoutReceiver,
        "\(quoted(type.name.text)) has no field \(quoted(name.value))",
        at: name.place,
        hint: fieldHint(name, in: properties.map(\.name.text))
          ?? type.bindable.first { type.mayMean($0, by: name.value) }.map { field in
            let edit = Edit.rename(
              name.place,
              from: "self.\(name.value)",
              to: "self.\(field.name.text)"
            )
            return Hint("did you mean \(quoted(field.name.text))?", [edit])
          } ?? partsHint(properties.map(\.name.text))
      )
      return nil
    }
    guard !field.type.isOptional, field.direction == nil else {
      report(
        .selfWithoutReceiver,
        "the field \(quoted(name.value)) is optional, but a path requires it",
        at: name.place,
        hint: "remove the \"?\" of the field, or give the parameter its own type",
        related: [.init("the field is here", at: field.place)]
      )
      return nil
    }
    return (.receiverField(field.name), field.type)
  }
}

extension TypeModel {
  /// The fields that a path can send.
  fileprivate var bindable: [FieldModel] {
    fields.filter { $0.constant == nil && $0.direction == nil && !$0.type.isOptional }
  }

  /// Whether a name means a field, alone or behind the name of the type: `id` by `deck_id` in `Deck`.
  fileprivate func mayMean(_ field: FieldModel, by name: String) -> Bool {
    let (own, meant) = (lettersAndDigits(of: field.name.text), lettersAndDigits(of: name))
    return meant == own || meant == lettersAndDigits(of: self.name.text) + own
  }
}
