import EndpointJSON

/// A field in one text, as code has it: `int = 20`, `decimal as string`, `decimal(string)`.
extension NodeReader {
  /// The field as JSON of the spec language. Nil for other texts.
  ///
  /// A regular expression is parsed whenever it is evaluated, so cheap tests come first.
  ///
  /// - Parameter isParameter: Whether the field has a location.
  mutating func fieldOfText(_ text: String, isParameter: Bool) -> String? {
    if text.utf8.contains(UInt8(ascii: "{")),
      let type = ObjectLiteral(types: foreignTypes).definition(text)
    {
      return "{ \"type\": \(type) }"
    }
    if let json = SchemaBuilder.json(text, foreignTypes, isDefinition: false) { return json }
    if text.utf8.contains(UInt8(ascii: ":")), let type = declaredType(text) { return quoted(type) }
    if text.utf8.contains(UInt8(ascii: "=")),
      let match = text.wholeMatch(of: /([^=]*[^=\s])\s*=\s*(\S.*)/)
    {
      return withDefault(String(match.1), String(match.2))
    }
    guard text.utf8.contains(where: " (,".utf8.contains) else { return nil }
    let words = TypeWithWords(text, foreignTypes, isParameter: isParameter)
    if let words, isType(words.type) { return words.json }
    if let limited = withLimits(text) { return limited }
    guard let match = text.wholeMatch(of: /(\w+)(\??)(?:\s+as\s+|\s*\()(?i:string)\)?(\??)/),
      let scalar = Scalar(named: String(match.1), date: .rfc3339), scalar.takesWireForm
    else { return nil }
    let mark = match.2.isEmpty ? match.3 : match.2
    return "{ \"type\": \(quoted("\(match.1)\(mark)")), \"wire\": \"string\" }"
  }

  /// The type of a declaration in code: `string` for `let name: String`.
  private func declaredType(_ text: String) -> String? {
    let form = /(?:(?:public|private|readonly|let|var|val|const|final)\s+)+\w+\s*:\s*([^=]+)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let type = foreignTypes.translated(String(match.1)) ?? foreignTypes.ours(String(match.1))
    return isType(type) ? type : nil
  }

  /// `{ "type": "int", "limits": { "min": 1, "max": 100 } }` for `int(1...100)`, and the length for `string(1-50)`.
  private func withLimits(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "(")),
      let match = text.wholeMatch(of: /(\w+)(\??)\s*\(\s*(\d[^()]*)\)(\??)/)
    else { return nil }
    let name = foreignTypes.ours(String(match.1))
    let range = String(match.3)
    guard let numbers = rangeOfLimits(JSONNode(kind: .string(range), start: 0, end: 0)) else {
      return nil
    }
    let type = quoted("\(name)\(match.2)\(match.4)")
    if ["int", "int32", "int64", "uint32", "uint64", "double", "decimal"].contains(name) {
      return "{ \"type\": \(type), \"limits\": \(numbers) }"
    }
    let ends = range.split { !$0.isNumber }
    guard name == "string", ends.count == 2 else { return nil }
    return "{ \"type\": \(type), \"limits\": { \"length\": \"\(ends[0])...\(ends[1])\" } }"
  }

  /// `{ "type": "int", "default": 20 }` for `int = 20`. A default of nil is an optional type.
  private mutating func withDefault(_ type: String, _ value: String) -> String? {
    let types = foreignTypes
    let ours = types.translated(type) ?? types.ours(type)
    guard isType(ours), !value.hasPrefix("=") else { return nil }
    if ["nil", "null", "undefined", "None"].contains(value) {
      return quoted(ours.hasSuffix("?") ? ours : ours + "?")
    }
    let plain = ours.hasSuffix("?") ? String(ours.dropLast()) : ours
    let isJSON = (try? JSONNode.parse(Array(value.utf8))) != nil
    let bare = value.filter { !"'\"`".contains($0) }
    let json = isJSON ? value : quoted(bare.hasPrefix(".") ? String(bare.dropFirst()) : bare)
    return "{ \"type\": \(quoted(plain)), \"default\": \(json) }"
  }

  /// Reports a response in one word that has a form of its own: `stream Event`, `Blob`. Returns whether it is one.
  mutating func reportsForeignResponse(_ node: JSONNode) -> Bool {
    guard let text = node.text, foreignTypes.declared[text] == nil, text != "data" else {
      return false
    }
    let bytes = ["blob", "binary", "file", "bytes", "buffer", "arraybuffer", "stream", "download"]
    if bytes.contains(text.lowercased()) {
      reportForeignResponse(node, "{ \"type\": \"data\", \"encoding\": \"binary\" }")
      return true
    }
    guard text.utf8.contains(where: " <".utf8.contains) else { return false }
    let form = /(?i:stream|asyncstream|asyncthrowingstream|flow|observable)(?:\s+|<)(\w+)(?:,.*)?>?/
    guard let match = text.wholeMatch(of: form), isType(String(match.1)) else { return false }
    reportForeignResponse(
      node,
      "{ \"stream\": \(quoted(String(match.1))), \"format\": \"sse\" }",
      isCertain: false
    )
    return true
  }

  private mutating func reportForeignResponse(
    _ node: JSONNode,
    _ json: String,
    isCertain: Bool = true
  ) {
    report(
      .invalidTypeExpression,
      "expected the type of a response, found \(source(of: node))",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: isCertain)
    )
  }

  /// Reports a stream under the name of its format: `{ "sse": "Event" }`. Returns whether it is one.
  mutating func reportsNamedStream(_ node: JSONNode) -> Bool {
    guard node.members.count == 1, let member = node.members.first,
      let type = member.value.text, isType(type), let word = Self.streamWord(member.key)
    else { return false }
    let json = "{ \"stream\": \(quoted(type)), \"format\": \(quoted(word)) }"
    reportUnknownKey(
      member,
      noun: "a response",
      hint: .write(json: json, for: place(of: node), isCertain: foreignTypes.declared[type] != nil)
    )
    return true
  }

  /// The format of a stream that a text names.
  private static func streamWord(_ text: String) -> String? {
    ForeignWords.meaning(of: text, among: StreamWord.allCases.map(\.rawValue))
  }

  /// Reports `{ "type": "Event", "stream": true }`. Returns whether it is one.
  mutating func reportsStreamFlag(_ node: JSONNode) -> Bool {
    guard let stream = node.member("stream"), let type = node.member("type")?.value,
      type.text != nil
    else { return false }
    let word = stream.value.text.flatMap(Self.streamWord)
    guard stream.value.isTrue || word != nil else { return false }
    let format = node.member("format").map { source(of: $0.value) } ?? quoted(word ?? "sse")
    let json = "{ \"stream\": \(source(of: type)), \"format\": \(format) }"
    reading(stream) { reader in
      reader.reportKind(
        expected: "a type",
        found: stream.value,
        hint: .write(json: json, for: reader.place(of: node), isCertain: false)
      )
    }
    return true
  }
}

extension NodeReader {
  /// The enum that a text lists: `'open' | 'sold'`, `open | sold`, `enum State { open sold }`.
  func literals(in text: String) -> String? {
    if let literals = LiteralTypes(text) { return literals.json(isDefinition: true) }
    let values: [String]
    if let match = text.wholeMatch(of: /enum\s*\w*\s*\{([^{}]*)\}/) {
      values = match.1.split { $0.isWhitespace || ",;".contains($0) }.map(String.init)
    } else {
      values = text.split(separator: "|").map { $0.filter { !$0.isWhitespace } }
      let areTypes = values.contains { isType($0) || ForeignTypes.scalar(named: $0) != nil }
      // Names of types begin with a capital letter, and have others.
      let areWords =
        values.allSatisfy { $0.first?.isLowercase ?? false }
        || values.allSatisfy {
          $0.first?.isUppercase ?? false && !$0.contains(where: \.isLowercase)
        }
      guard values.count > 1, !areTypes, areWords
      else { return nil }
    }
    let isName = { (value: String) in
      !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
    }
    guard !values.isEmpty, values.allSatisfy(isName), Set(values).count == values.count else {
      return nil
    }
    return "{ \"enum\": [\(values.map(quoted).joined(separator: ", "))] }"
  }

  /// The type that a word for lists, dictionaries or optionals makes of another one: `{ "array": "Card" }`.
  func aliasOfWord(_ member: JSONMember) -> String? {
    guard let text = member.value.text, isType(text) else { return nil }
    switch lettersAndDigits(of: member.key) {
    case "array", "list", "arrayof", "listof", "set", "elements", "collection": return "[\(text)]"
    case "map", "dictionary", "mapof", "record", "dict", "string":
      return "[string: \(text)]"
    case "optional", "nullable", "maybe": return text.hasSuffix("?") ? text : text + "?"
    default: return nil
    }
  }
}
