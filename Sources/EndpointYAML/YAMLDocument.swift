import EndpointJSON

extension DocumentText {
  /// Parses a text with one YAML 1.2 document with the core schema.
  ///
  /// A JSON document is also valid YAML, but `JSONNode.parse` is faster. Features without a JSON equivalent are rejected:
  /// several documents in one text, keys that are arrays or objects, the numbers `.inf` and `.nan`, and encodings other
  /// than UTF-8. Tags outside the core schema are ignored: their scalars are strings.
  ///
  /// - Throws: The first syntax error.
  package init(parsingYAML bytes: [UInt8]) throws(JSONFailure) {
    let documents = try Self.documents(in: bytes)
    if documents.count > 1 {
      throw JSONFailure(
        path: "",
        offset: documents[1].root.start,
        expected: "one document",
        found: "\(documents.count)"
      )
    }
    self = documents.first ?? DocumentText(root: JSONNode(kind: .null, start: 0, end: 0), notes: [])
  }

  /// Parses all documents of a text.
  package static func documents(in bytes: [UInt8]) throws(JSONFailure) -> [DocumentText] {
    try checkCharacters(bytes)
    return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFailure) in
      var reader = YAMLReader(YAMLText(buffer))
      var documents: [DocumentText] = []
      if !reader.text.hasContent() { reader.text.findContent() }
      while let root = try reader.document() {
        documents.append(DocumentText(root: root, notes: reader.notes))
      }
      return documents
    }
  }

  /// Rejects control characters and invalid UTF-8.
  private static func checkCharacters(_ bytes: [UInt8]) throws(JSONFailure) {
    let isControl = { (byte: UInt8) in byte < 0x20 && ![9, 10, 13].contains(byte) }
    if let offset = bytes.firstIndex(where: isControl) {
      let found = "byte 0x" + String(bytes[offset], radix: 16, uppercase: true)
      throw JSONFailure(path: "", offset: offset, expected: "text in UTF-8", found: found)
    }
    let valid = String(decoding: bytes, as: UTF8.self).utf8
    guard !valid.elementsEqual(bytes) else { return }
    let offset = zip(valid, bytes).prefix { $0 == $1 }.count
    throw JSONFailure(path: "", offset: offset, expected: "text in UTF-8", found: "other bytes")
  }
}

/// A value that YAML 1.1 and 1.2 read differently.
package struct YAMLNote: Sendable {
  /// The maximum number of notes.
  static let maximum = 100

  package let offset: Int
  package let end: Int
  package let message: String
  /// How to write the value so that both versions read it equally.
  package let hint: String
}

extension YAMLReader {
  /// Reads the next document of a text (YAML 1.2.2, 9). Nil at the end.
  mutating func document() throws(JSONFailure) -> JSONNode? {
    startDocument()
    while text.isAt("."), text.byte != 0 { try endMarker() }
    guard text.index < text.count else { return nil }
    if text.byte == UInt8(ascii: "%"), text.column == 0 {
      try directives()
      guard text.isAt("-") else { throw text.failure("\"---\" after the directives") }
    }
    let isMarked = text.isAt("-")
    if isMarked { text.index += 3 }
    let root = try blockNode(above: -1, at: isMarked ? .document : .line)
    guard text.index >= text.count || text.isAtMarker else {
      throw text.failure("the end of the document")
    }
    if text.isAt(".") {
      try endMarker()
    } else if text.index < text.count, !text.isAt("-") {
      throw text.failure("\"---\" before the next document")
    }
    return root
  }

  private mutating func endMarker() throws(JSONFailure) {
    text.index += 3
    try text.endLine()
  }

  private mutating func directives() throws(JSONFailure) {
    var hasVersion = false
    while text.byte == UInt8(ascii: "%"), text.column == 0 {
      let start = text.index
      let words = directiveWords()
      switch words.first {
      case "%YAML":
        guard !hasVersion, words.count == 2, words[1].hasPrefix("1."),
          Int(words[1].dropFirst(2)) != nil
        else { throw text.failure("one directive \"%YAML 1.2\"", at: start) }
        hasVersion = true
      case "%TAG":
        guard words.count == 3 else { throw text.failure("\"%TAG HANDLE PREFIX\"", at: start) }
        handles.set(words[1], to: words[2])
      default: break
      }
      if text.isAtComment { text.skipToBreak() }
      guard text.isAtBreakOrEnd else { throw text.failure("the end of the line") }
      text.findContent()
    }
  }

  private mutating func directiveWords() -> [String] {
    var words: [String] = []
    while !text.isAtLineEnd {
      let start = text.index
      while !text.byte.isYAMLSpaceOrEnd { text.index += 1 }
      words.append(text.string(start, text.index))
      text.skipBlanks()
    }
    return words
  }
}
