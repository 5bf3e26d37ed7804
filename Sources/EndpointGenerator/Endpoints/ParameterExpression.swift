import EndpointSpec
import EndpointWire

extension APIIndex {
  /// A parameter of the query, a header, a cookie or a form field, as an element of a dictionary literal.
  ///
  /// ```swift
  /// "count": count
  /// "tags": ParameterValue(tags, style: .comma)
  /// "filter": ParameterValue(filter, nested: .comma)
  /// "since": ParameterValue(since, .unix)
  /// ```
  func parameterElement(
    _ parameter: BoundParameter,
    hasStyle: Bool = true
  ) -> String {
    "\(stringLiteral(parameter.wireName)): \(parameterValue(parameter, hasStyle: hasStyle))"
  }

  private func parameterValue(_ parameter: BoundParameter, hasStyle: Bool) -> String {
    let options = (hasStyle ? styles(of: parameter) : []) + options(of: parameter)
    if needsOwnWriting(parameter) {
      let isJSON = hasStyle && style(of: parameter) == .json
      let name = options.isEmpty ? "ParameterValue" : call("ParameterValue", options)
      let statement = writing(parameter, isWhole: isJSON || parameter.sendsNull)
      return closure(name, takes: "json", [statement])
    }
    let arguments = formArguments(of: parameter) + options
    if arguments.isEmpty { return parameter.value }
    return call("ParameterValue", [parameter.value] + arguments)
  }

  /// A part of a multipart body: `.init("caption", caption)`, `.json("meta", meta)`.
  func part(_ parameter: BoundParameter) -> String {
    let isJSON = parameter.model.partEncoding == .json
    let name = stringLiteral(parameter.wireName)
    let form = formArguments(of: parameter)
    let initializer = isJSON ? ".json" : ".init"
    if needsOwnWriting(parameter) || isJSON && !form.isEmpty {
      let head = call(initializer, [name] + options(of: parameter))
      let statement = writing(parameter, isWhole: isJSON || parameter.sendsNull)
      return closure(head, takes: "json", [statement])
    }
    return call(initializer, [name, parameter.value] + form + options(of: parameter))
  }

  private func styles(of parameter: BoundParameter) -> [String] {
    let styles = [("style", style(of: parameter)), ("nested", nestedStyle(of: parameter))]
    return styles.compactMap { label, style in style.map { "\(label): .\($0.rawValue)" } }
  }

  private func options(of parameter: BoundParameter) -> [String] {
    (parameter.field.isSecret ? ["secret: true"] : [])
      + (parameter.sendsNull ? ["nullable: true"] : [])
  }

  private func formArguments(of parameter: BoundParameter) -> [String] {
    [formArgument(of: parameter)].compactMap(\.self)
  }

  /// The argument for the wire form of a value, such as `.unix` or `.number`.
  func formArgument(of parameter: BoundParameter) -> String? {
    wireForm(of: parameter.type) ?? parameter.field.wire.map { ".\($0.rawValue)" }
  }

  /// The style. Nil if it is the default for the kind of value.
  private func style(of parameter: BoundParameter) -> ParameterStyle? {
    if isArray(parameter.type) { return parameter.arrayStyle }
    guard isObject(parameter.type) else { return nil }
    return parameter.objectStyle ?? (mayBeArray(parameter) ? parameter.arrayStyle : nil)
  }

  /// True if the type is a union with an array, or any JSON.
  private func mayBeArray(_ parameter: BoundParameter) -> Bool {
    if let constant = parameter.field.constant { return constant.arrayValue != nil }
    let type = parameter.type
    guard case .named(let name) = plain(type) else { return plain(type) == .scalar(.json) }
    guard case .union(let union) = form(of: name) else { return false }
    return union.members.contains { isArray($0.type) }
  }

  /// The style of arrays in an object or objects in an array. Nil for the default.
  private func nestedStyle(of parameter: BoundParameter) -> ParameterStyle? {
    switch parameter.field.constant {
    case nil, .array, .object: break
    default: return nil
    }
    let inner = reachable(from: parts(of: parameter.type), parts)
    if isArray(parameter.type) {
      return inner.contains(where: isObject) ? parameter.objectStyle : nil
    }
    return isObject(parameter.type) && inner.contains(where: isArray) ? parameter.arrayStyle : nil
  }

  private func parts(of type: TypeReference) -> [TypeReference] {
    switch plain(type) {
    case .array(let part), .dictionary(let part): return [part]
    case .scalar(.json): return [.array(type)]
    case .named(let name):
      switch form(of: name) {
      case .structure(let structure): return structure.fields.map(\.type)
      case .union(let union): return union.members.map(\.type)
      case .identifier, .enumeration, .alias, .external, nil: return []
      }
    case .scalar, .optional: return []
    }
  }

  /// True if the value contains dates in a non-default format, so that a closure must write it.
  private func needsOwnWriting(_ parameter: BoundParameter) -> Bool {
    if case .scalar = plain(parameter.type) { return false }
    return !isPlain(parameter.type, wire: nil)
  }

  /// The statement in a closure that writes the value.
  ///
  /// A nil array or dictionary is written as an empty one, which sends nothing. If an empty one would be sent, null is
  /// written: it sends nothing or null.
  private func writing(_ parameter: BoundParameter, isWhole: Bool) -> String {
    var (value, type) = (parameter.value, resolvingAlias(parameter.type))
    if !isWhole, case .optional(let wrapped) = type {
      let empty = if case .dictionary = resolvingAlias(wrapped) { "[:]" } else { "[]" }
      (value, type) = ("\(value) ?? \(empty)", wrapped)
    }
    return writing(value, type, wire: parameter.field.wire)
  }
}

extension BoundParameter {
  fileprivate var arrayStyle: ParameterStyle? {
    model.arrayStyle == .repeat ? nil : model.arrayStyle
  }

  fileprivate var objectStyle: ParameterStyle? {
    model.objectStyle == .deepObject ? nil : model.objectStyle
  }

  /// True if nil is sent as null.
  var sendsNull: Bool { field.isNullable && !field.isPatch }
}
