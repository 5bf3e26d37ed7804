/// The name that `if let` gives an optional value: its own, if it is no more than a name.
struct OptionalBinding {
  let name: String
  private let value: String

  init(_ value: String) {
    self.value = value
    let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    name = isName ? value : "value"
  }

  /// What follows `if let`: `note`, `value = self.note`.
  var text: String { name == value ? name : "\(name) = \(value)" }
}
