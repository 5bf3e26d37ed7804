import EndpointJSON

extension NodeReader {
  /// Reads a use of a type: an expression, an inline definition, or an array of one definition.
  mutating func typeUse(_ node: JSONNode) -> TypeUse? {
    switch node.kind {
    case .string:
      return typeExpression(node)
    case .object:
      return typeDefinition(node, place: opening(of: node)).map {
        .definition($0.type, isOptional: $0.isOptional)
      }
    case .array(let elements):
      return arrayUse(elements, node)
    default:
      reportKind(expected: "a type", found: node, hint: "write a type such as \"string?\"")
      return nil
    }
  }

  /// Reads a type expression. Equal strings are parsed only once.
  private mutating func typeExpression(_ node: JSONNode) -> TypeUse? {
    guard let text = string(node) else { return nil }
    if let known = expressions[text.value] { return .expression(known, in: text) }
    var parser = TypeExpressionParser(text.value)
    do throws(TextProblem) {
      let expression = try parser.parse()
      expressions[text.value] = expression
      return .expression(expression, in: text)
    } catch {
      var problem = error
      problem.hint = ForeignWords.expressionHint(for: text.value) ?? error.hint
      report(.invalidTypeExpression, problem, in: text)
      return nil
    }
  }

  private mutating func arrayUse(_ elements: [JSONNode], _ node: JSONNode) -> TypeUse? {
    guard elements.count == 1 else {
      reportValue(
        "expected one type definition in the array, found \(elements.count)",
        at: opening(of: node),
        hint: ForeignWords.definitionHint(for: node)
      )
      return nil
    }
    if case .string(let name) = elements[0].kind {
      reportKind(
        expected: "a type definition in the array",
        found: elements[0],
        hint: "write \"[\(name)]\""
      )
      return nil
    }
    return typeUse(elements[0]).map { .array($0, place: opening(of: node)) }
  }

  /// Reads `true`, a message, or an object of both.
  mutating func deprecation(_ node: JSONNode) -> Deprecation? {
    var deprecation = Deprecation(at: opening(of: node))
    switch node.kind {
    case .bool(true): break
    case .string:
      guard let message = string(node) else { return nil }
      deprecation.message = message.value
    case .object:
      object(node, into: &deprecation, Deprecation.keys)
    default:
      reportKind(expected: "true, a message or an object", found: node)
      return nil
    }
    return deprecation
  }
}

extension Deprecation {
  static let keys = ObjectKeys<Deprecation>(
    "a deprecation",
    definition: "deprecationObject",
    [
      .text("message", \.message),
      ObjectKey("sunset") { node, target, reader in
        guard let day = reader.string(node) else { return }
        guard isDay(day.value) else {
          reader.reportValue(
            "expected a day such as \"2027-03-01\", found \(quoted(day.value))",
            at: day.place
          )
          return
        }
        target.sunset = day.value
      },
    ]
  )
}

/// True for an existing day, such as `2027-03-01`.
package func isDay(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  let hyphen = UInt8(ascii: "-")
  guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
    let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
    let day = number(bytes[8..<10]), 1...12 ~= month
  else { return false }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return 1...days[month - 1] ~= day
}

/// Parses decimal digits. Nil if one of the bytes is not a digit.
func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for digit in digits {
    guard isDigit(digit) else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}
