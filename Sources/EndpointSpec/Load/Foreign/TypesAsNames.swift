import EndpointJSON

/// Types in place of a name in Swift: `"type": "string", "as": "int"`.
extension NodeReader {
  /// Reports the name of a field that is a type, unless the name on the wire has this word.
  /// Removes one that Swift does not take.
  mutating func checkSwiftName(
    _ field: inout FieldSpec,
    of name: Located<String>,
    _ node: JSONNode
  ) {
    guard let written = field.swiftName, let type = typeInName(written.value),
      let member = node.member("as"), let use = node.member("type"),
      !lettersAndDigits(of: name.value).contains(lettersAndDigits(of: written.value))
    else { return }
    // Swift takes `int` as a name, but not `Int`.
    let isName = SwiftNaming.isMemberName(written.value)
    if !isName { field.swiftName = nil }
    report(
      isName ? .suspiciousValue : .invalidName,
      "\(quoted(written.value)) is a type, but \"as\" is the name in Swift",
      at: written.place,
      hint: hint(for: type, member, use)
    )
  }

  /// Our type for a text that is hardly the name of a value: `int`, `Bool`, `[string]`.
  private func typeInName(_ text: String) -> String? {
    let word = text.filter { $0.isLetter || $0.isNumber }.lowercased()
    guard Self.clearTypes.contains(word) else { return nil }
    let type = foreignTypes.translated(text) ?? foreignTypes.ours(text)
    return isType(type) ? type : nil
  }

  /// The words for scalars that are no usual names, as `date`, `url` and `text` are.
  private static let clearTypes: Set = [
    "string", "int", "int32", "int64", "uint32", "uint64", "double", "decimal", "bool", "integer",
    "boolean",
  ]

  private func hint(for type: String, _ member: JSONMember, _ use: JSONMember) -> Hint {
    guard let text = use.value.text, text != type else {
      return Hint("remove it", [removal(of: member)])
    }
    let ends = [type, text].map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    // A number or a date that the server sends in a string.
    let isInString =
      ends[1] == "string" && Scalar(named: ends[0], date: .rfc3339)?.takesWireForm ?? false
    let mark = text.hasSuffix("?") ? "?" : ""
    let json = "\"type\": \(quoted(ends[0] + mark))" + (isInString ? ", \"wire\": \"string\"" : "")
    return Hint("write \(json)", [.replace(place(of: use), with: json), removal(of: member)])
  }
}
