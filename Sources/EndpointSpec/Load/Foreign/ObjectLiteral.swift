/// The object types of TypeScript: `{ id: number; name?: string }`, also as elements of a list.
struct ObjectLiteral {
  let types: ForeignTypes

  /// The type as JSON of the spec language. Nil for other texts, and for dictionaries.
  func definition(_ text: String) -> String? { text.utf8.count > 2_000 ? nil : type(text, 0) }

  private func type(_ text: String, _ depth: Int) -> String? {
    guard depth < 10 else { return nil }
    let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if plain.hasSuffix("[]") {
      return type(String(plain.dropLast(2)), depth + 1).map { "[\($0)]" }
    }
    guard plain.hasPrefix("{"), plain.hasSuffix("}") else { return nil }
    let parts = entries(of: plain.dropFirst().dropLast())
    let fields = parts.compactMap { field($0, depth) }
    guard !fields.isEmpty, fields.count == parts.count, types.translated(plain) == nil else {
      return nil
    }
    return "{ \"fields\": { \(fields.joined(separator: ", ")) } }"
  }

  /// `"name": "string?"` for `name?: string`.
  private func field(_ text: String, _ depth: Int) -> String? {
    let form = /(?:readonly )?["']?([A-Za-z_][\w.\-]*)["']?(\?)?\s*:\s*(.+)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (written, isOptional) = (String(match.3), match.2 != nil)
    if let type = type(written, depth + 1) {
      let more = isOptional ? ", \"optional\": true" : ""
      if isOptional, type.hasPrefix("[") { return nil }
      return "\(quoted(String(match.1))): { \"type\": \(type.dropLast(2))\(more)\(type.suffix(2)) }"
    }
    if let literals = LiteralTypes(written), !isOptional || literals.isOptional {
      return "\(quoted(String(match.1))): \(literals.json(isDefinition: false))"
    }
    let type = types.translated(written) ?? types.ours(written)
    var parser = TypeExpressionParser(type)
    guard (try? parser.parse()) != nil else { return nil }
    return
      "\(quoted(String(match.1))): \(quoted(isOptional && !type.hasSuffix("?") ? type + "?" : type))"
  }

  /// The parts between commas and semicolons that no bracket encloses.
  private func entries(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "{[(<".contains(character) { depth += 1 }
      if "}])>".contains(character) { depth -= 1 }
      if depth == 0, ";,".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
