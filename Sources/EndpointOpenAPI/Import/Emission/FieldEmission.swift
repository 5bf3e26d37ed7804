import EndpointJSON
import EndpointSpec

/// Emits fields of structs, and the keys that parameters share with them.
extension SpecEmission {
  mutating func field(
    _ field: FieldShape,
    of owner: Int,
    _ members: inout MemberNames
  ) -> JSONValue {
    if let constant = field.constant { return self.constant(constant, field, field.key).value }
    var object = JSONObject()
    let defaultValue = received(field.annotations.defaultValue, field, of: owner)
    object.add("type", type(of: field, owner, hasDefault: defaultValue != nil))
    let name = members.claim(field.key, DerivedName.members(field.key, avoiding: nil))
    object.add("as", DerivedName.given(name, for: field.key))
    object.add("default", defaultValue?.node.value)
    object.add("at", field.at)
    object.add("lenient", isLenient(field, of: owner, hasDefault: defaultValue != nil))
    object.add("wire", field.type.wire)
    object.add("only", field.only)
    object.add("nullable", isNullable(field, of: owner))
    let serverDefault = isSent(field, of: owner) ? field.annotations.defaultValue : nil
    addCommon(field, field.key, serverDefault: serverDefault, to: &object)
    return object.short("type")
  }

  /// A field or a parameter with a constant value.
  func constant(_ value: JSONValue, _ field: FieldShape, _ key: String) -> JSONObject {
    var object: JSONObject = ["constant": value]
    object.add("summary", line(field.annotations, of: key, field.type.use))
    object.add("deprecated", field.annotations.deprecation)
    return object
  }

  private func isSent(_ field: FieldShape, of owner: Int) -> Bool {
    directions.sent.contains(owner) && field.only != "response"
  }

  /// Adds the keys that fields and parameters share.
  ///
  /// - Parameter serverDefault: The value that the server uses if the field is not sent. It is added to the
  ///   documentation.
  mutating func addCommon(
    _ field: FieldShape,
    _ key: String,
    serverDefault: DocumentNode? = nil,
    to object: inout JSONObject
  ) {
    let (annotations, type) = (field.annotations, field.type)
    let line = line(annotations, of: key, type.use)
    let summary = fitting(serverDefault, type, "default").map { saying($0, line) } ?? line
    object.add("limits", limits(annotations.limits, isWhole: isWhole(type.use)))
    object.add("secret", field.isSecret)
    object.add("summary", summary)
    object.add("deprecated", annotations.deprecation)
    object.add("example", fitting(annotations.example, type, "example")?.node.value)
  }

  /// Adds a sentence about the server's default, unless the text already mentions it.
  private mutating func saying(_ value: DocumentNode, _ line: String?) -> String? {
    let text = "\(value.node.value)"
    guard text.utf8.count <= 80, !text.contains(where: { $0 == "`" || $0.isNewline }) else {
      notCarried(
        "the default of a request field, which is too long for its summary",
        at: value.place
      )
      return line
    }
    let plain = text.filter { $0 != "\"" }
    if let line, line.lowercased().contains("default"), line.contains(plain) { return line }
    return adding("Defaults to `\(text)` on the server.", to: line)
  }

  /// The summary of a field or a parameter: its description, or a title of several words that differ from the key. The
  /// title of a type belongs to the type.
  func line(_ annotations: SchemaAnnotations, of key: String, _ use: ShapeUse) -> String? {
    if let description = annotations.description { return Prose(description).line }
    guard let title = annotations.title, title.contains(" "), !Words.areAlike(title, key) else {
      return nil
    }
    if case .shape = use { return nil }
    return Prose(title).line
  }

  private func type(of field: FieldShape, _ owner: Int, hasDefault: Bool) -> String {
    if hasDefault { return text(field.type.use.wrapped) }
    if field.isRequired, !field.type.isNullable || isNullable(field, of: owner) {
      return text(field.type.use)
    }
    if field.isRequired, field.type.use == .json { return "json" }
    return optional(field.type.use)
  }

  /// Whether null differs from a missing key, or the key is required to select a union member.
  private func isNullable(_ field: FieldShape, of owner: Int) -> Bool {
    if directions.hasThreeStates(field, of: owner) { return true }
    return field.isRequired && field.type.isNullable && field.only == nil && field.at == nil
      && field.type.use != .json && membersByKeys.contains(owner)
  }

  /// Whether a value in an invalid format must not fail the response: an optional field with a format.
  private func isLenient(_ field: FieldShape, of owner: Int, hasDefault: Bool) -> Bool {
    guard !hasDefault, field.only != "request", directions.received.contains(owner),
      !field.isRequired || field.type.isNullable
    else { return false }
    return shapes.isFormattedText(field.type.use)
  }

  /// The default of a field that only occurs in responses.
  private mutating func received(
    _ value: DocumentNode?,
    _ field: FieldShape,
    of owner: Int
  ) -> DocumentNode? {
    guard let value, !value.isNull, !isSent(field, of: owner) else { return nil }
    if field.isRequired {
      notCarried("the default of a required field", at: value.place)
      return nil
    }
    if field.type.isNullable {
      notCarried("the default of a nullable field", at: value.place)
      return nil
    }
    return fitting(value, field.type, "default", isWrittenInSwift: true)
  }

  mutating func fitting(
    _ value: DocumentNode?,
    _ type: TypedUse,
    _ noun: String,
    isWrittenInSwift: Bool = false
  ) -> DocumentNode? {
    guard let value, !value.isNull else { return nil }
    let found = check.contradiction(
      value,
      type.use,
      wire: type.wire,
      .request,
      isWrittenInSwift: isWrittenInSwift
    )
    guard let found else { return value }
    contradiction("the \(noun): \(found.text)", at: found.place)
    return nil
  }

  mutating func limits(_ limits: [LimitKeyword: DocumentNode], isWhole: Bool) -> JSONValue? {
    var object = JSONObject()
    let step = isWhole ? 1 : 0
    let least = bound(limits, .minimum, .exclusiveMinimum, step: step)
    let most = bound(limits, .maximum, .exclusiveMaximum, step: -step)
    if let first = least?.doubleValue, let last = most?.doubleValue, first > last,
      let place = (limits[.minimum] ?? limits[.exclusiveMinimum])?.place
    {
      contradiction("the minimum is above the maximum", at: place)
    } else {
      object.add("min", least)
      object.add("max", most)
    }
    func range(_ least: LimitKeyword, _ most: LimitKeyword) -> String? {
      LimitKeyword.range(from: limits[least]?.number, to: limits[most]?.number)
    }
    object.add("length", range(.minLength, .maxLength))
    object.add("items", range(.minItems, .maxItems))
    if let pattern = limits[.pattern], let text = pattern.text {
      if let mistake = patternMistake(in: text) {
        contradiction("this is not a regular expression: \(mistake)", at: pattern.place)
      } else {
        object["pattern"] = .string(text)
      }
    }
    if object.isEmpty { return nil }
    return object.value
  }

  /// Whether the values or their elements are integers.
  func isWhole(_ use: ShapeUse) -> Bool {
    guard case .scalar(let name) = shapes.element(use) else { return false }
    return ScalarFormat.table.contains { $0.name == name && $0.type == "integer" }
  }

  /// Combines an inclusive and an exclusive bound. OpenAPI 3.0 uses a Boolean for exclusive bounds, 3.1 a number. If
  /// both are numbers, the narrower one applies. An exclusive bound of integers is converted to an inclusive one.
  private mutating func bound(
    _ limits: [LimitKeyword: DocumentNode],
    _ inclusive: LimitKeyword,
    _ exclusive: LimitKeyword,
    step: Int
  ) -> JSONValue? {
    let end = limits[exclusive]
    let isMinimum = inclusive == .minimum
    var (value, isExclusive) = (limits[inclusive], end?.flag == true)
    if let end, let number = end.number.flatMap({ Double($0) }) {
      let other = value?.number.flatMap { Double($0) }
      let isNarrower = other.map { isMinimum ? number >= $0 : number <= $0 } ?? true
      if isNarrower { (value, isExclusive) = (end, true) }
    }
    guard let value, let text = value.number else { return nil }
    guard isExclusive else { return value.node.value }
    if step != 0, let number = Int(text), number.magnitude < 1 << 52 {
      return .number(JSONNumber(number + step))
    }
    loosened("the exclusive limit \(text) becomes inclusive", at: value.place)
    return value.node.value
  }
}
