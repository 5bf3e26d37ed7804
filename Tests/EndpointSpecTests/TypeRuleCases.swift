/// Problems that the loader reports in type expressions and type definitions.
enum TypeRuleCases {
  static let all = expressions + definitions

  private static func response(_ expression: String) -> String {
    endpoint("\"response\": \"\(expression)\"")
  }

  private static let expressions = [
    RuleCase(
      .invalidTypeExpression,
      "column 5 of the type: expected \"]\" for the \"[\" in column 1 of the type, found its end",
      response("[int⟦\"⟧").replacingLast("⟦\"⟧\"", with: "⟦\"⟧")
    ),
    RuleCase(
      .invalidTypeExpression,
      "column 1 of the type: expected a type's name or \"[\", found \"]\"",
      response("⟦]⟧int")
    ),
    RuleCase(
      .invalidTypeExpression,
      "column 5 of the type: expected the end of the type, found \"!\"",
      response("int ⟦!⟧")
    ),
    RuleCase(
      .invalidTypeExpression,
      "the type is already optional",
      hint: "write \"int?\"",
      response("int?⟦?⟧")
    ),
    RuleCase(
      .invalidTypeExpression,
      "the keys of a dictionary must be strings",
      response("[⟦int⟧: int]")
    ),
    RuleCase(
      .invalidTypeExpression,
      "only \"date\" has a format",
      hint: "write \"uuid\"",
      response("string⟦(uuid)⟧")
    ),
    RuleCase(
      .invalidTypeExpression,
      "expected a date format",
      response("date⟦()⟧")
    ),
    RuleCase(
      .invalidTypeExpression,
      "expected at most 32 levels of brackets in a type, found more",
      response(
        String(repeating: "[", count: 32) + "⟦[⟧" + String(repeating: "[", count: 100_000)
      )
    ),
  ]

  private static let definitions = [
    RuleCase(
      .wrongType,
      "expected a type, found a number",
      types("\"T\": { \"fields\": { \"a\": { \"type\": ⟦1⟧ } } }")
    ),
    RuleCase(
      .wrongType,
      "expected a type definition in the array, found a string",
      hint: "\"[int]\"",
      types("\"T\": { \"fields\": { \"a\": [⟦\"int\"⟧] } }")
    ),
    RuleCase(
      .missingKey,
      "missing key \"type\" in a field",
      hint: "add \"type\"",
      types("\"T\": { \"fields\": { \"a\": ⟦{⟧ \"lossy\": true } } }")
    ),
    RuleCase(
      .missingKey,
      "a type needs one of the keys \"fields\"",
      types("\"T\": ⟦{⟧ \"summary\": \"Nothing.\" }", response: "int")
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"feilds\" in a type",
      hint: "\"fields\"",
      types("\"T\": { ⟦\"feilds\"⟧: {} }", response: "int")
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"closed\" in a struct",
      types("\"T\": { \"fields\": {}, ⟦\"closed\"⟧: true }")
    ),
    RuleCase(
      .invalidValue,
      "an integer of an enum needs a name",
      types("\"T\": { \"enum\": [\"a\", ⟦1⟧] }")
    ),
    RuleCase(
      .wrongType,
      "expected a string like the first value, found 1",
      types("\"T\": { \"enum\": { \"a\": \"a\", \"b\": ⟦1⟧ } }")
    ),
    RuleCase(
      .invalidValue,
      "an enum needs a value",
      types("\"T\": { \"enum\": ⟦[⟧] }")
    ),
    RuleCase(
      .invalidValue,
      "a union needs a member",
      types("\"T\": { \"union\": ⟦{⟧} }")
    ),
    RuleCase(
      .conflictingKeys,
      "\"by\" needs the names of the cases",
      types("\"T\": { \"union\": [\"[string: int]\"], \"by\": ⟦\"kind\"⟧ }")
    ),
    RuleCase(
      .conflictingKeys,
      "a named type cannot be optional itself",
      types("\"T\": { \"enum\": [\"a\"], ⟦\"optional\"⟧: true }")
    ),
    RuleCase(
      .wrongType,
      "expected true, a message or an object, found false",
      types("\"T\": { \"enum\": [\"a\"], \"deprecated\": ⟦false⟧ }")
    ),
  ]
}

extension String {
  /// The text with the last occurrence of a part replaced.
  func replacingLast(_ part: String, with other: String) -> String {
    guard let range = ranges(of: part).last else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
