import EndpointJSON
import EndpointWire

extension EndpointLinker {
  mutating func linkParameter(
    _ entry: Named<ParameterSpec>,
    scope: EndpointScope,
    template: PathTemplate?,
    among parameterNames: Set<String>
  ) -> ParameterModel {
    let spec = entry.value
    let wireName = spec.wireName ?? entry.name
    // Nil if the path cannot be read: then no parameter is in the wrong place.
    let isInPath = template.map { path in path.names.contains { $0.value == wireName.value } }
    if let path = spec.field.type?.receiverPath {
      let parameter = receiverParameter(entry, path, scope: scope)
      let isMisnamed = template?.names.contains { !parameterNames.contains($0.value) } ?? false
      let isForeign = template.map { $0.hasPlaceholder(wireName.value) } ?? false
      checkReceiver(parameter, wireName, isInPath: isInPath ?? true || isMisnamed || isForeign)
      return parameter
    }
    let location = spec.location?.value ?? (isInPath == true ? .path : .query)
    if location == .path && isInPath == false {
      reportNotInPath(wireName, at: spec.location?.place)
    }
    return argument(entry, in: location, owner: scope.owner)
  }

  mutating func linkDefaultParameters() -> [ParameterModel] {
    document.defaults.parameters.map { entry in
      let location = entry.value.location
      if location?.value == .path {
        report(
          .invalidValue,
          "a default parameter cannot be in the path",
          at: location?.place ?? entry.name.place,
          hint: Hint(
            "write \"query\", \"header\" or \"cookie\"",
            location.map { [.replace($0.place, with: "\"query\"")] } ?? []
          )
        )
      }
      var parameter = argument(
        entry,
        in: location?.value ?? .query,
        owner: InlineOwner(type: SwiftName(names.api))
      )
      parameter.isInherited = true
      return parameter
    }
  }

  /// The parameters of the endpoint, then the default parameters that it does not replace.
  func merge(_ own: [ParameterModel], _ defaults: [ParameterModel]) -> [ParameterModel] {
    own
      + defaults.filter { parameter in
        !own.contains {
          $0.field.wireName == parameter.field.wireName && $0.location == parameter.location
        }
      }
  }

  /// Links a parameter or a body field that is not part of the receiver.
  mutating func argument(
    _ entry: Named<ParameterSpec>,
    in location: ParameterLocation,
    owner: InlineOwner
  ) -> ParameterModel {
    let spec = entry.value
    var field = typeLinker.linkField(
      Named(nameWithoutBrackets(entry, in: location) ?? entry.name, spec.field),
      owner: owner,
      wireName: spec.wireName?.value
    )
    if spec.serverDefault != nil { field.type = .optional(field.type.wrapped) }
    checkDefaults(spec)
    return ParameterModel(
      field: field,
      location: location,
      binding: binding(spec, field),
      label: label(spec.label, name: field.name),
      serverDefault: spec.serverDefault?.node.value,
      arrayStyle: style(ofArrays: spec.style, field.type, in: location),
      objectStyle: style(spec.style, among: ParameterStyle.ofObjects) ?? objectStyle,
      partEncoding: spec.encoding?.value,
      allowsEmpty: spec.allowsEmpty,
      written: entry
    )
  }

  private mutating func binding(
    _ spec: ParameterSpec,
    _ field: FieldModel
  ) -> ParameterModel.Binding {
    if let constant = field.constant { return .constant(constant) }
    guard spec.isSpread else { return .argument }
    return checkSpread(field.type, at: spec.field.type?.place ?? spec.field.place)
      ? .spread : .argument
  }

  /// Checks that a spread type is a non-optional struct.
  mutating func checkSpread(_ type: TypeReference, at place: Place) -> Bool {
    guard type.isOptional || types.structure(type) == nil else { return true }
    if type == .scalar(.json) { return false }
    report(
      .misplacedType,
      "only a struct that is not optional can be spread",
      at: place,
      hint: type.isOptional
        ? "remove the \"?\": all fields may be optional instead" : "remove \"spread\""
    )
    return false
  }

  private mutating func checkDefaults(_ spec: ParameterSpec) {
    guard let serverDefault = spec.serverDefault else { return }
    guard spec.field.defaultValue != nil || spec.field.constant != nil else { return }
    report(
      .conflictingKeys,
      "\"serverDefault\" documents a value that is not sent, but this parameter is always sent",
      at: serverDefault.place,
      hint: "remove \"serverDefault\""
    )
  }

  /// The label of an argument. It is the name by default, and nil for `_`.
  mutating func label(_ label: Located<String>?, name: SwiftName?) -> SwiftName? {
    guard let label else { return name }
    if label.value == "_" { return nil }
    if !SwiftNaming.isMemberName(label.value) {
      report(
        .invalidName,
        "\(quoted(label.value)) is not a valid argument label",
        at: label.place,
        hint: ProposedName.isNamed(by: label.value)
          ? "write \(quoted(ProposedName.member(label.value)))"
          : "use letters and digits, or \"_\" for none"
      )
    }
    return SwiftName(label.value)
  }

  /// The style of an array, or of the arrays in an object. The `deepObject` of an object does not change the arrays in
  /// it.
  private func style(
    ofArrays style: Located<ParameterStyle>?,
    _ type: TypeReference,
    in location: ParameterLocation
  ) -> ParameterStyle {
    let isObject = if case .dictionary = type.wrapped { true } else { types.structure(type) != nil }
    let own = self.style(style, among: ParameterStyle.ofArrays)
    if let own, own != .deepObject || !isObject { return own }
    return location == .cookie ? .repeat : arrayStyle
  }

  private func style(
    _ style: Located<ParameterStyle>?,
    among styles: [ParameterStyle]
  ) -> ParameterStyle? {
    style.flatMap { styles.contains($0.value) ? $0.value : nil }
  }

  mutating func reportNotInPath(_ name: Located<String>, at place: Place?) {
    report(
      .pathParameterMissing,
      "the path has no {\(name.value)}",
      at: place ?? name.place,
      hint: "write {\(name.value)} in \"path\", or send the parameter elsewhere with \"in\""
    )
  }
}

extension PathTemplate {
  /// Whether the path has a parameter in the syntax of another language.
  fileprivate func hasPlaceholder(_ name: String) -> Bool {
    let texts = parts.map { part in
      if case .text(let text) = part { text } else { "{}" }
    }
    return PathHint.placeholders(in: texts.joined()).contains { $0.name == name }
  }
}
