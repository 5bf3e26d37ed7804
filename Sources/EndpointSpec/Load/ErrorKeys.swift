import EndpointJSON

/// A rule of an entry of `errors`. The key is a status, a class, `default`, or a case with `when`.
package struct ErrorRuleSpec: Sendable {
  /// The name of the case. Nil if it is the key of the entry.
  package var caseName: Located<String>?
  package var when: [Named<JSONNodeAt>] = []
  package var type: TypeUse?
  /// Whether the rule is only a word: the name of a case or a type.
  package var isWord = false
  /// The text for users, if the body has none.
  package var message: Located<String>?
  package var summary: String?
  /// The former name of the case.
  package var was: Located<String>?
  package var place: Place
}

extension ErrorRuleSpec {
  /// The keys of an error with a status, a class or `default`.
  static let statusKeys = ObjectKeys<ErrorRuleSpec>(
    "an error",
    definition: "errorOfStatus",
    [
      .string("case", \.caseName).required,
      whenKey,
      .type("type", \.type),
      .string("message", \.message),
      .string("was", \.was),
      .summary(\.summary),
    ]
  )

  /// The keys of an error with a condition on fields of the response.
  static let whenKeys = ObjectKeys<ErrorRuleSpec>(
    "an error",
    definition: "errorWhen",
    [
      whenKey.required,
      .type("type", \.type),
      .string("message", \.message),
      .string("was", \.was),
      .summary(\.summary),
    ]
  )

  private static let whenKey = ObjectKey<ErrorRuleSpec>("when") { node, target, reader in
    let hint: Hint? =
      switch node.kind {
      case .string(let text) where ForeignCondition(text) != nil:
        .write(json: ForeignCondition(text)?.json ?? "", for: reader.place(of: node))
      case .array(let elements) where elements.count == 1 && !elements[0].members.isEmpty:
        .write(json: reader.source(of: elements[0]), for: reader.place(of: node))
      case .array(let elements) where elements.count == 2 && elements[0].text != nil:
        .write(
          json: "{ \(reader.source(of: elements[0])): \(reader.source(of: elements[1])) }",
          for: reader.place(of: node),
          isCertain: false
        )
      case .string, .number, .bool:
        Hint("write { \"code\": \(reader.source(of: node)) } with the field that has this value")
      default: nil
      }
    let meant = reader.withoutNestedFields(node)
    target.when = reader.map(meant, hint: hint) { $2.expectation($1) }
    if node.isEmpty {
      reader.reportValue(
        "a condition needs a field",
        at: reader.opening(of: node),
        hint: "write the field and its value: { \"code\": 1 }"
      )
    }
  }

  /// `{ "present": true }`
  static let presenceKeys = ObjectKeys<Located<Bool>?>(
    "a condition",
    definition: "presence",
    [ObjectKey("present", \.self) { $1.bool($0) }.required]
  )
}

extension NodeReader {
  /// Reads the errors of the API.
  mutating func errors(_ node: JSONNode) -> [Named<ErrorRuleSpec>] {
    let hint = errorsHint(node)
    return map(node, hint: hint) { name, node, reader in reader.errorRules(name, node) }
      .flatMap { entry in entry.value.map { Named(entry.name, $0) } }
  }

  /// Reads the errors of an endpoint. `null` removes the rules of the API with this key.
  mutating func endpointErrors(_ node: JSONNode) -> [Named<ErrorRuleSpec?>] {
    let hint = errorsHint(node)
    return map(node, hint: hint) { name, node, reader -> [ErrorRuleSpec?]? in
      if case .null = node.kind { return reader.errorKey(name) == nil ? nil : [nil] }
      if reader.reportsFalse(node) { return nil }
      return reader.errorRules(name, node)
    }
    .flatMap { entry in entry.value.map { Named(entry.name, $0) } }
  }

  /// Reads the rules with a key: one, or a list of rules of one status.
  private mutating func errorRules(
    _ name: Located<String>,
    _ node: JSONNode
  ) -> [ErrorRuleSpec]? {
    guard let key = meantKey(name, node) ?? errorKey(name) else { return nil }
    if key == .caseName, reportsStatusInRule(name, node) { return nil }
    if key == .status, reportsReference(node) { return nil }
    guard key == .status, case .array(let elements) = node.kind else {
      return errorRule(key, node, at: name.place).map { [$0] }
    }
    if let rule = ruleInList(elements, node) { return [rule] }
    if elements.isEmpty {
      reportValue(
        "a status needs a rule",
        at: opening(of: node),
        hint: "write the name of a case, or the type of the body"
      )
    }
    return list(node) { element, reader in
      reader.errorRule(key, element, at: reader.opening(of: element))
    }
  }

  private mutating func errorRule(
    _ key: ErrorKey,
    _ node: JSONNode,
    at place: Place
  ) -> ErrorRuleSpec? {
    var rule = ErrorRuleSpec(place: place)
    if key == .status, case .string(let text) = node.kind {
      if reportsMessage(text, node) { return nil }
      rule.caseName = string(node)
      rule.isWord = true
      if SwiftNaming.isFullTypeName(text),
        let name = SwiftNaming.memberName(for: SwiftName(text).last.text)
      {
        rule.caseName = Located(name.text, at: self.place(of: node))
        rule.type = typeUse(node)
      }
      return rule
    }
    let keys = key == .status ? ErrorRuleSpec.statusKeys : ErrorRuleSpec.whenKeys
    let expected =
      key == .status
      ? "a case's name, a type, an object or a list of these" : "an object with \"when\""
    guard object(node, into: &rule, keys, expected: expected) != nil else { return nil }
    if key == .status && rule.caseName == nil { return nil }
    // Without its type or its condition, the rule would seem to equal others.
    if node.member("type") != nil && rule.type == nil { return nil }
    if node.member("when") != nil && rule.when.isEmpty { return nil }
    return rule
  }

  enum ErrorKey { case status, caseName }

  /// Parses the key of an entry: a status, a class, `default`, or a case.
  private mutating func errorKey(_ name: Located<String>) -> ErrorKey? {
    let text = name.value
    if text == "default" { return .status }
    guard let first = text.utf8.first, isDigit(first) || text.hasPrefix(">") else {
      return .caseName
    }
    if text.utf8.count == 3, text.hasSuffix("xx") {
      let number = Int(first - UInt8(ascii: "0"))
      guard 1...5 ~= number else {
        report(
          .statusOutOfRange,
          "expected a class from \"1xx\" to \"5xx\", found \(quoted(text))",
          at: name.place,
          hint: "write \"4xx\", \"5xx\" or \"default\""
        )
        return nil
      }
      return .status
    }
    guard text.utf8.allSatisfy(isDigit), let number = Int(text) else {
      reportValue(
        "\(quoted(text)) is neither a status (\"404\") nor a class (\"4xx\") nor \"default\"",
        at: name.place,
        hint: statusHint(for: name)
      )
      return nil
    }
    let hint = (1...5).contains(number) || number > 999 ? statusHint(for: name) : nil
    return status(Located(number, at: name.place), in: 100...599, hint: hint) == nil
      ? nil : .status
  }

  /// Reads the expected value of a field, or `{ "present": true }`.
  mutating func expectation(_ node: JSONNode) -> JSONNodeAt? {
    switch node.kind {
    case .object where foreignValue(of: node) != nil:
      let value = foreignValue(of: node) ?? node
      reportKind(
        expected: "a scalar or { \"present\": true }",
        found: node,
        hint: .write(json: source(of: value), for: place(of: node))
      )
      return JSONNodeAt(value, file: file)
    case .array(let elements) where elements.count == 1 && isScalar(elements[0]):
      reportKind(
        expected: "a scalar or { \"present\": true }",
        found: node,
        hint: .write(json: source(of: elements[0]), for: place(of: node))
      )
      return JSONNodeAt(elements[0], file: file)
    case .object:
      var isPresent: Located<Bool>?
      object(node, into: &isPresent, ErrorRuleSpec.presenceKeys)
      return isPresent == nil ? nil : JSONNodeAt(node, file: file)
    case .array:
      reportKind(
        expected: "a scalar or { \"present\": true }",
        found: node,
        hint: "write one rule for each value, in a list"
      )
      return nil
    default:
      return JSONNodeAt(node, file: file)
    }
  }

  /// Checks a status. Nil if it is outside of the range.
  mutating func status(
    _ status: Located<Int>,
    in range: ClosedRange<Int>,
    hint: Hint? = nil
  ) -> Located<Int>? {
    guard range.contains(status.value) else {
      report(
        .statusOutOfRange,
        "expected a status from \(range.lowerBound) to \(range.upperBound), found \(status.value)",
        at: status.place,
        hint: hint ?? "write a status from \(range.lowerBound) to \(range.upperBound)"
      )
      return nil
    }
    return status
  }
}
