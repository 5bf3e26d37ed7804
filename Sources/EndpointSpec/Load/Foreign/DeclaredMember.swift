import EndpointJSON

/// Names of members as code of other languages has them: `let id`, `case open`, `@Query("page") page`, `id = 1`, `self.id`.
///
/// A name on the wire may have several words, such as `public key`. So one word that English has, too, makes no declaration,
/// and no edit is certain without a word of code.
enum DeclaredMember {
  /// The name on the wire. Nil for a text that is no declaration.
  ///
  /// - Parameter isCase: Whether a case of an enum is possible here.
  static func plain(_ text: String, isCase: Bool = false) -> String? {
    for owner in ["self.", "this."] where text.hasPrefix(owner) {
      let name = text.dropFirst(owner.count)
      return SwiftNaming.isIdentifier(String(name)) ? String(name) : nil
    }
    guard text.utf8.contains(where: { $0 == 0x20 || $0 == 0x3D }) else { return nil }
    if let match = text.wholeMatch(of: /(?:query|mutation|subscription|rpc|async) (\w+\.\w+)/) {
      return String(match.1)
    }
    // A field of protocol buffers has a number behind it: `id = 1`.
    let sides = text.split(separator: "=", maxSplits: 1)
    let isNumbered = sides.count == 2 && Int(sides[1].filter { !" ;".contains($0) }) != nil
    let words = (isNumbered ? sides[0] : text[...]).split(separator: " ")
    let modifiers = words.dropLast()
    guard words.count > (isNumbered ? 0 : 1), let last = words.last,
      modifiers.allSatisfy({ isCode($0) || english.contains(String($0)) }),
      isNumbered || isCase && modifiers == ["case"] || modifiers.count > 1
        || modifiers.contains(where: isCode)
    else { return nil }
    // The argument of an annotation is the name on the wire.
    let arguments = modifiers.compactMap { $0.split(separator: "\"").dropFirst().first }
    let name = arguments.last ?? last
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return isName ? String(name) : nil
  }

  /// Whether a declaration has words or signs that are no part of a name.
  static func isCertain(_ text: String) -> Bool {
    text.contains("=") || text.split(separator: " ").contains(where: isCode)
  }

  private static func isCode(_ word: Substring) -> Bool {
    word.hasPrefix("@") || code.contains(String(word))
  }

  private static let code: Set = [
    "let", "var", "val", "const", "func", "def", "readonly", "lateinit",
  ]
  private static let english: Set = [
    "case", "public", "private", "internal", "protected", "static", "final", "required", "optional",
    "repeated", "fun",
  ]
}

extension NodeReader {
  /// The plain name of an entry with a declaration as its key, which is reported. Nil for other entries.
  mutating func declaredName(_ member: JSONMember) -> Located<String>? {
    let isCase = if case .number = member.value.kind { true } else { false }
    guard let plain = DeclaredMember.plain(member.key, isCase: isCase),
      member.value.member("as") == nil
    else { return nil }
    let name = Located(member.key, at: place(ofKey: member))
    report(
      .invalidName,
      "\(quoted(member.key)) is code, but a name is expected",
      at: name.place,
      hint: .write(plain, for: name, isCertain: isCase || DeclaredMember.isCertain(member.key))
    )
    return Located(plain, at: name.place)
  }

  /// The values of an enum that has cases of Swift, `["case open", "case sold"]`, which are reported.
  mutating func withoutDeclarations(_ node: JSONNode) -> JSONNode {
    guard case .array(let elements) = node.kind, let first = elements.first else { return node }
    let names = elements.compactMap { element in
      element.text.flatMap { DeclaredMember.plain($0, isCase: true) }
    }
    guard names.count == elements.count, let text = first.text else { return node }
    report(
      .invalidName,
      "\(quoted(text)) is code, but a value is expected",
      at: place(of: first),
      // The values may have these words.
      hint: .write(
        json: "[\(names.map(quoted).joined(separator: ", "))]",
        for: place(of: node),
        isCertain: false
      )
    )
    let values = zip(elements, names).map { element, name in
      JSONNode(kind: .string(name), start: element.start, end: element.end)
    }
    return JSONNode(kind: .array(values), start: node.start, end: node.end)
  }
}
