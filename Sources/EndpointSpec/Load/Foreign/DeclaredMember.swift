import EndpointJSON

/// Names of members as declarations of other languages have them: `let id`, `case open`, `@Query("page") page`, `id = 1`.
enum DeclaredMember {
  /// The name on the wire. Nil for a text that is no declaration.
  static func plain(_ text: String) -> String? {
    // A field of protocol buffers has a number behind it: `id = 1`.
    let sides = text.split(separator: "=", maxSplits: 1)
    let isNumbered = sides.count == 2 && Int(sides[1].filter { !" ;".contains($0) }) != nil
    let words = (isNumbered ? sides[0] : text[...]).split(separator: " ")
    guard words.count > (isNumbered ? 0 : 1), let last = words.last,
      words.dropLast().allSatisfy(isModifier)
    else { return nil }
    // The argument of an annotation is the name on the wire.
    let arguments = words.dropLast().compactMap { $0.split(separator: "\"").dropFirst().first }
    let name = arguments.last ?? last
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return isName ? String(name) : nil
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || modifiers.contains(String(word))
  }

  private static let modifiers: Set = [
    "let", "var", "val", "const", "case", "public", "private", "internal", "protected", "static",
    "final", "readonly", "lateinit", "required", "optional", "repeated", "func", "fun", "def",
  ]
}

extension NodeReader {
  /// The plain name of an entry with a declaration as its key, which is reported. Nil for other entries.
  mutating func declaredName(_ member: JSONMember) -> Located<String>? {
    guard let plain = DeclaredMember.plain(member.key), member.value.member("as") == nil else {
      return nil
    }
    let name = Located(member.key, at: place(ofKey: member))
    report(
      .invalidName,
      "\(quoted(member.key)) is a declaration, but a name is expected",
      at: name.place,
      hint: .write(plain, for: name)
    )
    return Located(plain, at: name.place)
  }

  /// The values of an enum that has cases of Swift, `["case open", "case sold"]`, which are reported.
  mutating func withoutDeclarations(_ node: JSONNode) -> JSONNode {
    guard case .array(let elements) = node.kind, let first = elements.first else { return node }
    let names = elements.compactMap { $0.text.flatMap(DeclaredMember.plain) }
    guard names.count == elements.count, let text = first.text else { return node }
    report(
      .invalidName,
      "\(quoted(text)) is a declaration, but a value is expected",
      at: place(of: first),
      hint: .write(json: "[\(names.map(quoted).joined(separator: ", "))]", for: place(of: node))
    )
    let values = zip(elements, names).map { element, name in
      JSONNode(kind: .string(name), start: element.start, end: element.end)
    }
    return JSONNode(kind: .array(values), start: node.start, end: node.end)
  }
}
