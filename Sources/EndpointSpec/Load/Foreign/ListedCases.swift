import EndpointJSON

/// Lists in place of the cases of an enum.
extension NodeReader {
  /// Reports a list with entries that have names, `[{ "name": "open", "value": 1 }]`, or of integers. Returns whether it
  /// is one.
  mutating func reportsListedEntries(_ node: JSONNode) -> Bool {
    guard case .array(let elements) = node.kind, elements.count > 1 else { return false }
    let entries = elements.compactMap(listedEntry)
    guard entries.count == elements.count, Set(entries.map(\.name)).count == entries.count else {
      return false
    }
    let json = entries.map { "\(quoted($0.name)): \($0.value)" }.joined(separator: ", ")
    reportValue(
      "a list has texts, but each value has a name of its own here",
      at: opening(of: node),
      hint: .write(json: "{ \(json) }", for: place(of: node), isCertain: elements[0].text != nil)
    )
    return true
  }

  /// Reports the values in an object of their own, `{ "values": ["open", "sold"] }`. Returns them.
  mutating func listInside(_ node: JSONNode) -> JSONNode? {
    guard node.members.count == 1, let list = node.members.first?.value,
      case .array(let elements) = list.kind, !elements.isEmpty
    else { return nil }
    reportKind(
      expected: "an array or an object of names and values",
      found: node,
      hint: .write(json: source(of: list), for: place(of: node))
    )
    return list
  }

  /// Reports members of a union as a list, `[{ "card": "Card" }]`. Returns whether it is one.
  mutating func reportsListedMembers(_ node: JSONNode) -> Bool {
    guard case .array(let elements) = node.kind else { return false }
    let entries = elements.flatMap(\.members)
    guard !entries.isEmpty, elements.allSatisfy({ $0.members.count == 1 }),
      entries.count == elements.count, Set(entries.map(\.key)).count == entries.count,
      haveTypes(entries)
    else { return false }
    let json = entries.map { "\(quoted($0.key)): \(source(of: $0.value))" }
    reportValue(
      "members with names are an object, not a list",
      at: opening(of: node),
      hint: .write(json: "{ \(json.joined(separator: ", ")) }", for: place(of: node))
    )
    return true
  }

  /// Warns about cases with types, as an enum of Swift has them: `{ "card": "Card", "note": "string" }`. Names of types
  /// alone may be the values.
  mutating func reportMembersOfUnion(_ node: JSONNode) {
    let types = node.members.compactMap(\.value.text)
    guard types.count == node.members.count, types.contains(where: Scalar.names.contains),
      types.allSatisfy(isType), types.contains(where: { foreignTypes.declared[$0] != nil }),
      let form = member?.member, form.key == "enum"
    else { return }
    report(
      .suspiciousValue,
      "an enum has these words as values, not the types that they name",
      at: opening(of: node),
      hint: .write("union", for: Located(form.key, at: place(ofKey: form)), isCertain: false)
    )
  }

  /// Warns about `"in-transit": "inTransit"`: the key is the name in Swift, and the value is on the wire.
  mutating func reportInverted(_ name: Located<String>, _ value: String, _ node: JSONNode) {
    let isSame = lettersAndDigits(of: name.value) == lettersAndDigits(of: value)
    guard name.value != value, !SwiftNaming.isMemberName(name.value),
      SwiftNaming.isMemberName(value),
      isSame ? value.contains(where: \.isUppercase) : name.value.contains("-")
    else { return }
    reportInverted(name, Located(value, at: place(of: node)))
  }

  mutating func reportInverted(_ name: Located<String>, _ value: Located<String>) {
    report(
      .suspiciousValue,
      "the key is the name in Swift, and the value is what the server sends",
      at: name.place,
      hint: Hint(
        "write \(quoted(value.value)): \(quoted(name.value))",
        [
          .rename(name.place, from: name.value, to: value.value),
          .rename(value.place, from: value.value, to: name.value),
        ],
        isCertain: lettersAndDigits(of: name.value) == lettersAndDigits(of: value.value)
      )
    )
  }

  /// The members of a list as cases with the names of their types: `["Card"]` is `{ "card": "Card" }`.
  func casesHint(_ node: JSONNode) -> Hint {
    let text = "write \"union\": { \"case\": \"Type\", … }"
    guard let list = node.member("union")?.value, case .array(let elements) = list.kind else {
      return Hint(text)
    }
    let names = elements.compactMap(\.text)
    guard names.count == elements.count, Set(names).count == names.count else { return Hint(text) }
    return .write(json: cases(of: names), for: place(of: list), isCertain: false)
  }

  /// The members of a union that are named like their types: `{ "card": "Card" }`.
  func cases(of names: [String]) -> String {
    let cases = names.map { "\(quoted(ProposedName.member($0))): \(quoted($0))" }
    return "{ \(cases.joined(separator: ", ")) }"
  }

  /// An element with a name and a value. An integer needs a name.
  private func listedEntry(_ node: JSONNode) -> (name: String, value: String)? {
    if case .number(let text) = node.kind, Int(text) != nil {
      return ("value\(text.filter { $0 != "-" })", text)
    }
    let names = ["name", "case", "key", "label", "id"]
    let values = ["value", "rawValue", "raw", "wire"]
    guard let name = names.lazy.compactMap({ node.member($0)?.value.text }).first,
      let value = values.lazy.compactMap({ node.member($0)?.value }).first, node.members.count == 2
    else { return nil }
    return (ProposedName.member(name), source(of: value))
  }
}
