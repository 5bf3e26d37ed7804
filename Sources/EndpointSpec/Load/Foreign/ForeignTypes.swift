import EndpointJSON
import EndpointWire

/// Type names and type expressions of other languages: TypeScript, JSON Schema, Swift, Go, Python, Java and SQL.
struct ForeignTypes {
  /// The types of the spec by their names. Such a name means that type, even if another language has it, too.
  let declared: [String: JSONNode]
  /// Whether `date` has another format than RFC 3339 in the spec.
  let hasOtherDates: Bool

  init(_ roots: [JSONNode]) {
    let types = roots.flatMap { $0.member("types")?.value.members ?? [] }
    declared = Dictionary(firstOf: types.map { ($0.key, $0.value) })
    let dates = roots.compactMap { $0.member("defaults")?.value.member("date")?.value.text }
    hasOtherDates = dates.contains { $0 != "rfc3339" }
  }

  /// The hint for a type name of another language. Nil if the name is unknown.
  static func hint(for name: Located<String>) -> Hint? {
    switch name.value.lowercased() {
    case "binary" where name.value == "binary":
      return "write \"data\", or \"file\" in a multipart body"
    case "array", "list", "set", "sequence", "tuple", "vector":
      return "write the type of its elements in brackets, as in \"[string]\""
    case "number", "numeric":
      return .write("double", for: name, isCertain: false)
        .saying("write \"double\", \"int\" for whole numbers, or \"decimal\" for exact ones")
    case "object", "struct", "interface", "class":
      return "define its fields under \"types\", or write \"json\" for any JSON"
    case "identifier", "newtype": return "write { \"identifier\": \"string\" } instead of the name"
    case "alias", "typealias", "external", "events", "fields":
      return
        "write { \(quoted(name.value)): … } instead of the name, under \"types\""
    case "time", "localtime", "timeofday":
      return .write("string", for: name, ": a time of day has no type", isCertain: false)
    case "enum": return "write { \"enum\": [\"a\", …] } instead of the name"
    case "union", "oneof", "anyof":
      return "write { \"union\": { \"case\": \"Type\", … } } instead of the name"
    case "dict", "dictionary", "hash", "map", "record", "hashmap":
      return "write the type of its values, as in \"[string: int]\""
    case "optional", "nullable": return "write the type with \"?\" at its end, as in \"string?\""
    default:
      // `DD.MM.YYYY` has the form of a name.
      return (scalar(named: name.value) ?? date(ofPattern: name.value)).map {
        .write($0, for: name)
      }
    }
  }

  /// The scalar that another language writes in this way. Nil for other names.
  static func scalar(named name: String) -> String? {
    let lowercase = name.lowercased()
    if Scalar.names.contains(lowercase), lowercase != name { return lowercase }
    if lowercase.hasPrefix("google.protobuf.") { return wellKnown[String(lowercase.dropFirst(16))] }
    // `java.time.Instant`, `datetime.date`
    let last = lowercase.split(separator: ".").last.map(String.init) ?? lowercase
    return scalars[lowercase] ?? (last == lowercase ? nil : scalar(named: last))
  }

  /// Our expression for one of another language: `[Item]` for `Item[]` and `Array<Item>`. Nil for a text that has no
  /// such expression, or is it already.
  func translated(_ text: String) -> String? {
    guard text.utf8.count <= Self.longest else { return nil }
    if let built = SchemaBuilder.expression(text, self) { return built }
    let plain = Self.withoutEnd(text)
    // Words of Swift before a protocol.
    for word in ["some ", "any "] where plain.hasPrefix(word) {
      let type = String(plain.dropFirst(word.count))
      return translated(type) ?? ours(type)
    }
    if plain.hasSuffix("..."), plain.count > 3 {
      let element = String(plain.dropLast(3))
      return "[\(translated(element) ?? ours(element))]"
    }
    var parser = ForeignTypeParser(plain, self)
    let found =
      Self.withLateFormat(plain) ?? date(ofPattern: plain) ?? parser.parse() ?? withFormat(plain)
      ?? tuple(plain)
    return found == text ? nil : found
  }

  /// The text without a comment and a punctuation mark at its end: `bool` for `bool, // on`.
  private static func withoutEnd(_ text: String) -> String {
    var plain = text[...]
    if let comment = text.firstRange(of: " //") ?? text.dropFirst().firstRange(of: "#") {
      plain = text[..<comment.lowerBound]
    }
    while let last = plain.last, ",; ".contains(last) { plain.removeLast() }
    return plain.isEmpty ? text : String(plain)
  }

  /// `date(unix)?` for `date?(unix)`.
  private static func withLateFormat(_ text: String) -> String? {
    guard text.hasPrefix("date?("), text.hasSuffix(")") else { return nil }
    return "date" + text.dropFirst(5) + "?"
  }

  /// A type and its format with a separator: `date:unix`, `string/date-time`, `integer:int64`.
  private func withFormat(_ text: String) -> String? {
    let isOptional = text.hasSuffix("?")
    let parts = (isOptional ? text.dropLast() : text[...])
      .split(maxSplits: 1, omittingEmptySubsequences: false) { ":/|@".contains($0) }
      .map { $0.filter { !$0.isWhitespace } }
    guard parts.count == 2, let format = parts.last, !format.isEmpty else { return nil }
    let type =
      ["date", "datetime", "time"].contains(parts[0].lowercased())
      ? DateFormat.meant(by: format).map { "date(\($0))" }
      : ForeignSchema.scalar(parts[0].lowercased(), format: format.lowercased())
    return type.map { isOptional ? $0 + "?" : $0 }
  }

  /// The hint for a type with arguments that is no array, dictionary or optional: `Page<Item>`.
  private func genericHint(for text: Located<String>) -> Hint? {
    guard text.value.contains("<"), text.value.hasSuffix(">") || text.value.hasSuffix(">?"),
      !text.value.contains("{")
    else { return nil }
    let words = text.value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard words.count > 1 else { return nil }
    let sets = [words, words.reversed(), [words[0], "Of"] + words.dropFirst()].map { words in
      words.map { ProposedName.typeNamePart($0) }.joined()
    }
    let known = sets.first { declared[$0] != nil }
    let end = text.value.hasSuffix("?") ? "?" : ""
    if let known { return .write(known + end, for: text, isCertain: false) }
    if ["Omit", "Pick", "Exclude", "Extract"].contains(words[0]) {
      return Hint("define a type with the fields that you need under \"types\", and write its name")
    }
    let name = words.reversed().map { ProposedName.typeNamePart($0) }.joined()
    return Hint(
      "types have no arguments: define \(quoted(name)) under \"types\", and write its name"
    )
  }

  /// Longer texts are no types of another language.
  private static let longest = 200

  /// The list for a tuple of Swift, `(int, string)`, or of TypeScript, `[int, string]`, and that of a list of them. Nil for
  /// other texts.
  private func tuple(_ text: String) -> String? {
    guard text.utf8.count <= Self.longest else { return nil }
    var (text, lists) = (text, 0)
    while text.hasSuffix("][]") || text.hasSuffix(")[]") {
      text.removeLast(2)
      lists += 1
    }
    let ends = [text.first, text.last]
    guard ends == ["(", ")"] || ends == ["[", "]"], text.contains(",") else { return nil }
    let types = text.dropFirst().dropLast().split(separator: ",").map { part in
      part.filter { !$0.isWhitespace }
    }
    guard types.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }),
      let first = types.first
    else { return nil }
    let element = Set(types).count > 1 ? "json" : translated(first) ?? ours(first)
    let brackets = (String(repeating: "[", count: lists), String(repeating: "]", count: lists))
    return "\(brackets.0)[\(element)]\(brackets.1)"
  }

  /// The type of the spec in parentheses, as cases of Swift have it: `Mail` for `mail(Mail)`.
  private func payload(of text: String) -> String? {
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "(") else { return nil }
    let inner = text[start...].dropFirst().dropLast().split(separator: ":").last ?? ""
    let name = inner.filter { !$0.isWhitespace }
    return declared[name] == nil ? nil : name
  }

  /// The hint for an expression that our language does not have.
  func hint(for text: Located<String>) -> Hint? {
    let isNumber = text.value.lowercased().contains("number")
    if let json = ObjectLiteral(types: self).definition(text.value) {
      return .write(json: json, for: text.place, isCertain: !isNumber)
    }
    // `Item!` is required in GraphQL, and may be nil in Swift.
    // `Item*` is a list in a grammar, and a pointer in C. A `number` may be whole.
    // A tuple has a fixed length.
    let isCertain =
      !text.value.contains("!") && !text.value.hasSuffix("*") && !isNumber
      && tuple(text.value) == nil
    if let found = translated(text.value) { return .write(found, for: text, isCertain: isCertain) }
    if let generic = genericHint(for: text) { return generic }
    if let first = text.value.first, "@#$*&".contains(first),
      let plain = known(text.value.dropFirst())
    {
      return .write(plain, for: text)
    }
    if let payload = payload(of: text.value) { return .write(payload, for: text) }
    if text.value.hasPrefix("("), text.value.contains(",") {
      return "define a type with these fields under \"types\", and write its name"
    }
    if text.value.contains("|") {
      return "define an enum or a union under \"types\", and write its name"
    }
    if text.value.contains("&") {
      return
        "define a struct under \"types\" that includes both: { \"include\": [\"A\", \"B\"], \"fields\": {} }"
    }
    return Self.hint(for: text)
      ?? (text.value.contains("{")
        ? "write an object, in brackets for a list: { \"fields\": { \"name\": \"string\", … } }"
        : nil)
  }

  /// The expression of a scalar or of a type that the spec declares. Nil for others.
  private func known(_ expression: Substring) -> String? {
    let text = String(expression)
    guard let name = TypeExpression.name(in: text)?.text else { return nil }
    return Scalar.names.contains(name) || declared[name] != nil ? text : translated(text)
  }

  /// The name of a type in our language.
  func ours(_ name: String) -> String {
    declared[name] != nil ? name : Self.scalar(named: name) ?? name
  }

  /// The type of a list or a dictionary of another language, where `Object` is any value.
  func element(_ name: String) -> String {
    ["object", "dynamic"].contains(name.lowercased()) && declared[name] == nil ? "json" : name
  }
}
