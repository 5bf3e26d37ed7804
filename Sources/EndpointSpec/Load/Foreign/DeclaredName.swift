import EndpointJSON

/// The name of a type as a declaration of another language has it.
enum DeclaredName {
  /// `Cat` for `type Cat`, `struct Cat: Animal`, `Cat extends Animal` and `Cat<T>`. Other texts are unchanged.
  static func plain(_ text: String) -> String {
    var rest = text[...]
    if let space = text.firstIndex(of: " "), keywords.contains(String(text[..<space])) {
      rest = text[space...].drop { $0 == " " }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let behind = rest[name.endIndex...].drop { $0 == " " }
    let isDeclaration =
      behind.isEmpty
      || [":", "<", "(", "{", "extends ", "implements "].contains { behind.hasPrefix($0) }
    return isDeclaration && SwiftNaming.isFullTypeName(String(name)) ? String(name) : text
  }

  private static let keywords: Set = [
    "type", "struct", "class", "enum", "interface", "record", "message", "union", "input", "data",
    "sealed", "object", "model", "schema",
  ]
}
