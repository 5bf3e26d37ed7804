import EndpointJSON

/// A field of a struct, or the properties that a parameter shares with it.
package struct FieldSpec: Sendable {
  package var place: Place
  /// Nil if there is a `constant`, or after the loader reported a missing or invalid type.
  package var type: TypeUse?
  @Sparse package var swiftName: Located<String>? = nil
  @Sparse package var defaultValue: JSONNodeAt? = nil
  @Sparse package var constant: JSONNodeAt? = nil
  @Sparse package var at: Located<String>? = nil
  package var isLossy = false
  package var isLenient = false
  @Sparse package var wire: Located<WireForm>? = nil
  @Sparse package var only: Located<Direction>? = nil
  @Sparse package var limits: ValueLimits? = nil
  @Sparse package var was: Located<String>? = nil
  package var isSecret = false
  package var isNullable = false
  /// The place of the value of `nullable`.
  package var nullablePlace: Place?
  package var isUserFacing = false
  @Sparse package var documentation = Documentation()
  @Sparse package var deprecation: Deprecation? = nil
  @Sparse package var example: JSONNodeAt? = nil
}

extension FieldSpec {
  static let keys = ObjectKeys<FieldSpec>(
    "a field",
    definition: "field",
    [
      .type("type", \.type),
      .string("as", \.swiftName),
      .json("default", \.defaultValue),
      .json("constant", \.constant),
      .string("at", \.at),
      .flag("lossy", \.isLossy),
      .flag("lenient", \.isLenient),
      .word("wire", \.wire, of: [.number, .string]),
      .word("only", \.only, of: [.response, .request]),
      limits,
      .string("was", \.was),
      .flag("secret", \.isSecret),
      ObjectKey("nullable") { node, target, reader in
        target.isNullable = reader.bool(node)?.value ?? false
        target.nullablePlace = reader.place(of: node)
      },
      .flag("userFacing", \.isUserFacing),
      .summary(\.documentation.summary),
      .deprecated(\.deprecation),
      .json("example", \.example),
    ]
  )

  static let headerKeys = ObjectKeys<FieldSpec>(
    "a header",
    definition: "header",
    ["type", "as", "summary"].compactMap { keys[$0] }
  )

  static let limits = ObjectKey("limits", \FieldSpec.limits) { node, reader in
    if reader.reportsForeignLimits(node) { return nil }
    let limits = reader.object(node, filling: ValueLimits(), ValueLimits.keys)
    if let limits { reader.checkLimits(limits, node) }
    return limits
  }

  static func parameterKeys(_ names: [String]) -> [ObjectKey<ParameterSpec>] {
    names.compactMap { keys[$0]?.lifted(\ParameterSpec.field) }
  }
}

extension NodeReader {
  /// Reads a field: a type expression or an object.
  mutating func field(
    _ name: Located<String>,
    _ node: JSONNode,
    _ keys: ObjectKeys<FieldSpec> = FieldSpec.keys
  ) -> FieldSpec? {
    var field = FieldSpec(place: name.place)
    if reportSchema(node, noun: keys.noun, known: keys.names) { return field }
    if reportsFieldlessObject(node, noun: keys.noun, known: keys.names) { return field }
    if case .object = node.kind {
      let node = withoutRange(node)
      let present = object(node, into: &field, keys)
      checkSwiftName(&field, of: name, node)
      if field.isLossy || field.isLenient, reportsFlagOfScalar(name, node) {
        (field.isLossy, field.isLenient) = (false, false)
      }
      checkType(present, node, noun: keys.noun)
      checkLimits(ofTypeIn: node)
    } else {
      readBareType(node, into: &field)
    }
    return field
  }

  mutating func parameter(
    _ name: Located<String>,
    _ node: JSONNode,
    _ keys: ObjectKeys<ParameterSpec>
  ) -> ParameterSpec? {
    var parameter = ParameterSpec(field: FieldSpec(place: name.place))
    if reportSchema(node, noun: keys.noun, known: keys.names) { return parameter }
    if reportsFieldlessObject(node, noun: keys.noun, known: keys.names) { return parameter }
    if case .object = node.kind {
      let node = withoutRange(withoutForeignStyle(node, keys))
      let present = object(node, into: &parameter, keys)
      checkSwiftName(&parameter.field, of: name, node)
      checkType(present, node, noun: keys.noun)
      checkArgument(parameter, node)
      checkLimits(ofTypeIn: node)
    } else {
      readBareType(node, into: &parameter.field, isParameter: keys["in"] != nil)
    }
    return parameter
  }

  /// Reads the type of a field that is no object. A literal of TypeScript needs an object: `'open' | 'sold'`.
  private mutating func readBareType(
    _ node: JSONNode,
    into field: inout FieldSpec,
    isParameter: Bool = false
  ) {
    if let text = node.text, let literals = literals(text) {
      reportLiterals(literals, node, isDefinition: false)
    } else if let union = node.text.flatMap(union) {
      reportUnion(node, write: "{ \"type\": \(union) }")
    } else if let text = node.text, let json = fieldOfText(text, isParameter: isParameter) {
      report(
        .invalidTypeExpression,
        "expected a type, found \(quoted(text))",
        at: place(of: node),
        hint: .write(json: json, for: place(of: node))
      )
    } else {
      field.type = typeUse(node)
    }
  }

  private mutating func checkType(_ present: [String]?, _ node: JSONNode, noun: String) {
    // A form such as `enum` has an error of its own, which says where to write it.
    let types = ["type", "constant"] + TypeDraft.formNames
    guard let present, !types.contains(where: present.contains) else { return }
    reportMissing("type", in: noun, node)
  }

  private func headerNameHint(for name: Located<String>) -> Hint {
    let plain = DeceptiveText(name.value)?.plain ?? name.value
    var trimmed = plain[...]
    while let last = trimmed.last, last == ":" || last.isWhitespace { trimmed.removeLast() }
    let valid = String(
      trimmed.map { $0 == " " || $0 == "/" ? "-" : $0 }.filter { isHeaderName(String($0)) }
    )
    return isHeaderName(valid) && valid != name.value
      ? .write(valid, for: name, isCertain: valid == trimmed) : "use letters, digits and \"-\""
  }

  mutating func checkHeader(_ name: Located<String>) -> Bool {
    let isName = isHeaderName(name.value)
    if !isName {
      reportValue(
        "\(quoted(name.value)) is not a valid header name",
        at: name.place,
        hint: headerNameHint(for: name)
      )
    }
    return isName
  }
}

extension ObjectKey {
  /// The key `headers`: names and constant values.
  static func headers(_ path: Property<Target, [Named<Located<String>>]>) -> ObjectKey {
    .map("headers", path) { name, node, reader in
      guard reader.checkHeader(name), !reader.reportsHeaderArgument(name, node),
        !reader.reportsHeaderNumber(node), let value = reader.string(node)
      else { return nil }
      guard !value.value.contains(where: \.isNewline) else {
        reader.reportValue(
          "a header must be one line",
          at: value.place,
          hint: .write(
            value.value.split(whereSeparator: \.isNewline).joined(separator: " "),
            for: value,
            isCertain: false
          )
        )
        return nil
      }
      return value
    }
  }
}

/// True for a valid header name (RFC 9110, section 5.1).
package func isHeaderName(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      0x21...0x7E ~= byte && !Array("\"(),/:;<=>?@[\\]{}".utf8).contains(byte)
    }
}
