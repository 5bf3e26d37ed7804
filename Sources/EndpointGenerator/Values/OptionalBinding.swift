/// The binding of an optional value with `if let`. Uses the name of the value if it is an identifier.
struct OptionalBinding {
  let name: String
  private let value: String

  init(_ value: String) {
    self.value = value
    let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    name = isName ? value : "value"
  }

  /// The text after `if let`: `note`, `value = self.note`.
  var text: String { name == value ? name : "\(name) = \(value)" }
}
