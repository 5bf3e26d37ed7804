import EndpointJSON

/// Keys and values of `errors` that are written otherwise.
extension NodeReader {
  /// Reports a sentence in place of the name of a case. Returns whether it is one.
  mutating func reportsMessage(_ text: String, _ node: JSONNode) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2 || words.count == 2 && text.last?.isPunctuation ?? false,
      !text.contains("<"), !text.contains("|")
    else { return false }
    let status = member?.member.key ?? ""
    let json =
      "{ \"case\": \(quoted(StatusNames.name(of: status))), \"message\": \(source(of: node)) }"
    reportValue(
      "expected the name of a case, found a sentence",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: false)
    )
    return true
  }

  /// The hint for `4XX`, `4**` or `404 Not Found`.
  func statusHint(for name: Located<String>) -> Hint {
    let numbers = name.value.split { !$0.isNumber }
    let digits = name.value.prefix { $0.isNumber }
    let classes = Set(numbers.map { $0.prefix(1) })
    if numbers.count == 2, numbers.allSatisfy({ $0.count == 3 }), classes.count == 1,
      numbers[0].hasSuffix("00"), numbers[1].hasSuffix("99")
    {
      return .write("\(digits.prefix(1))xx", for: name)
    }
    if numbers.count > 1, numbers.allSatisfy({ $0.count == 3 }) {
      return "write a rule for each status: \(quotedList(numbers.map(String.init), "and"))"
    }
    if digits.count == 3, numbers.count == 1 { return .write(String(digits), for: name) }
    if digits.count == 1, name.value.count == 3 { return .write("\(digits)xx", for: name) }
    return "write a status (\"404\"), a class (\"4xx\"), \"default\", or the name of a case"
  }
}
