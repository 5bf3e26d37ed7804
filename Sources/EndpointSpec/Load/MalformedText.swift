/// Explains why a text is not JSON: common mistakes, and unclosed brackets or quotes.
struct MalformedText {
  let bytes: [UInt8]
  /// The offset where the parser stopped.
  let offset: Int
  /// How many mistakes behind this one a remedy may leave.
  var others = 2

  var mistake: TextProblem? { ofMarks ?? ofValues ?? ofBrackets ?? ofDocuments }

  private var ofMarks: TextProblem? {
    mergeMarker ?? trailingComma ?? comment ?? interpolation ?? unclosedText ?? foreignQuote
      ?? deceptive
  }

  private var ofValues: TextProblem? {
    foreignValue ?? foreignNumber ?? foreignSeparator ?? commaAfterKey ?? repeatedSeparator
      ?? missingQuote
      ?? missingSeparator
  }

  private var ofBrackets: TextProblem? {
    keyOutside ?? wrongBracket ?? surplusBracket ?? swallowed ?? missingEnd
  }

  func mistake(
    _ message: String,
    _ range: Range<Int>,
    _ hint: Hint,
    replacement: String? = nil
  ) -> TextProblem {
    let remedy = replacement.map { TextProblem.Replacement(range: range, text: $0) }
    return mistake(message, range, hint, [remedy].compactMap(\.self))
  }

  func mistake(
    _ message: String,
    _ range: Range<Int>,
    _ hint: Hint,
    _ remedy: [TextProblem.Replacement],
    isCertain: Bool = true
  ) -> TextProblem {
    TextProblem(range: range, message: message, hint: hint, remedy: remedy, isCertain: isCertain)
  }

  private var mergeMarker: TextProblem? {
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != newline }
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    guard marks.contains(where: { line.starts(with: $0.utf8) }) else { return nil }
    return mistake(
      "an unresolved merge conflict",
      start..<start + 7,
      "resolve the conflict, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>"
    )
  }

  private var trailingComma: TextProblem? {
    if byte(at: offset) == UInt8(ascii: ","),
      !bytes[(offset + 1)...].contains(where: { !isSpace($0) })
    {
      return mistake(
        "a comma after the last bracket",
        offset..<offset + 1,
        "delete the comma",
        replacement: ""
      )
    }
    guard let found = byte(at: offset), found == UInt8(ascii: "}") || found == UInt8(ascii: "]"),
      let comma = bytes[..<offset].lastIndex(where: { !isSpace($0) }),
      bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    let closing = String(UnicodeScalar(found))
    return mistake(
      "a comma before \(quoted(closing))",
      comma..<comma + 1,
      "delete the comma",
      replacement: ""
    )
  }

  private var comment: TextProblem? {
    let isComment =
      bytes[offset...].starts(with: "//".utf8) || bytes[offset...].starts(with: "/*".utf8)
      || byte(at: offset) == UInt8(ascii: "#")
    guard isComment else { return nil }
    let width = byte(at: offset) == UInt8(ascii: "#") ? 1 : 2
    return mistake(
      "a comment, which JSON does not allow",
      offset..<offset + width,
      "delete it, or write it under \"summary\", \"description\" or a key such as \"x-note\"",
      [TextProblem.Replacement(range: offset..<endOfComment, text: "")],
      isCertain: false
    )
  }

  private var endOfComment: Int {
    guard bytes[offset...].starts(with: "/*".utf8) else {
      return bytes[offset...].firstIndex(of: newline) ?? bytes.count
    }
    let end = bytes[(offset + 2)...].indices.first { bytes[$0...].starts(with: "*/".utf8) }
    return end.map { $0 + 2 } ?? bytes.count
  }

  private var foreignQuote: TextProblem? {
    let quotes = ["'", "`", "“", "”", "„", "‘", "’", "«", "»"]
    guard let quote = quotes.first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
      return nil
    }
    let names = ["'": "a single quote around a string", "`": "a backtick around a string"]
    let start = offset..<offset + quote.utf8.count
    let closing = ["“": "”", "„": "“", "‘": "’", "«": "»"][quote] ?? quote
    let rest = String(decoding: bytes[start.upperBound...].prefix { $0 != newline }, as: UTF8.self)
    let inside = rest.firstRange(of: closing).map { rest[..<$0.lowerBound] }
    // The rest of the line is the text if its last quote is wrong, too.
    let isWhole = inside.map { !$0.contains("\"") && !$0.contains("\\") } ?? false
    let end = start.upperBound + (inside?.utf8.count ?? 0)
    let remedy = [start, end..<end + closing.utf8.count].map {
      TextProblem.Replacement(range: $0, text: "\"")
    }
    return mistake(
      names[quote] ?? "a typographic quote, \(quote)",
      start,
      "write \" around names and strings",
      isWhole ? remedy : []
    )
  }

  /// An invisible character, or one that looks like a space or a bracket.
  private var deceptive: TextProblem? {
    guard let first = byte(at: offset), first >= 0x80 else { return nil }
    let rest = String(decoding: bytes[offset...].prefix(8), as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first, let text = DeceptiveText(String(scalar)) else {
      return nil
    }
    let end = offset + String(scalar).utf8.count
    let remedy: Hint = text.plain.isEmpty ? "delete it" : "write \(quoted(text.plain)) instead"
    return mistake(text.reason, offset..<end, remedy, replacement: text.plain)
  }

  /// `None`, `True`, `undefined`, `NaN`, or a name without quotes.
  private var foreignValue: TextProblem? {
    guard let first = byte(at: offset),
      isLetter(first) || isDigit(first) || first == UInt8(ascii: "_") || first == UInt8(ascii: "$")
    else { return nil }
    let word = String(
      decoding: bytes[offset...].prefix {
        isLetter($0) || isDigit($0) || "_-.$?".utf8.contains($0)
      },
      as: UTF8.self
    )
    let before = bytes[..<offset].last { !isSpace($0) }
    let next = bytes[(offset + word.utf8.count)...].first { !isSpace($0) }
    guard let before, ":,[{".utf8.contains(before), let next, ":,]}".utf8.contains(next) else {
      return nil
    }
    let values = [
      "true": "true", "false": "false", "yes": "true", "no": "false", "none": "null",
      "null": "null", "nil": "null", "undefined": "null", "nan": "null",
    ]
    let isKey = next == UInt8(ascii: ":")
    if isDigit(first), !isKey { return nil }
    let value = isKey ? quoted(word) : values[word.lowercased()] ?? quoted(word)
    return mistake(
      isKey ? "a key without quotes, \(word)" : "a value that JSON does not have, \(word)",
      offset..<offset + word.utf8.count,
      "write \(value)",
      replacement: value
    )
  }

  /// A comma or a colon that is missing between two parts of an object or an array.
  private var missingSeparator: TextProblem? {
    guard let found = byte(at: offset),
      let last = bytes[..<offset].lastIndex(where: { !isSpace($0) }),
      "\"]}0123456789el".utf8.contains(bytes[last]), "\"[{".utf8.contains(found)
    else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.textStart == nil, let open = scan.open.last else { return nil }
    let line = bytes[last...offset].contains(newline)
    let isKeyed = open.byte == UInt8(ascii: "{")
    if isKeyed, scan.isAfterKey {
      return mistake(
        "no \":\" between a key and its value",
        last + 1..<last + 1,
        "write \":\" after the key",
        replacement: ":"
      )
    }
    guard !isKeyed || found == UInt8(ascii: "\"") else { return nil }
    return mistake(
      "no comma between two \(isKeyed ? "keys" : "values")",
      last + 1..<last + 1,
      "write a comma\(line ? " at the end of the line above" : "")",
      replacement: ","
    )
  }

  func name(at start: Int) -> String {
    String(decoding: bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// The hint for an error without a known cause.
  var hint: Hint? {
    if let unclosed {
      return unclosed.noun == "text"
        ? "close the text with \""
        : "close it with \(quoted(unclosed.noun.contains("[") ? "]" : "}"))"
    }
    guard let found = byte(at: offset) else { return "close the open brackets" }
    return switch found {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      "delete the bracket, or write what is missing before it"
    case UInt8(ascii: ",") where bytes[..<offset].last { !isSpace($0) } == UInt8(ascii: ":"):
      "write the value after the key, or remove the key"
    case UInt8(ascii: ","): "delete the comma, or write the value before it"
    case UInt8(ascii: "("): "write a list in brackets: [ … ]"
    default: "write names and strings in quotes, and a comma between two of them"
    }
  }

  /// The bracket or quote that is not closed before the parser stopped.
  var unclosed: (range: Range<Int>, noun: String)? {
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    if let text = scan.textStart { return (text..<text + 1, "text") }
    let isAtEnd = !bytes[offset...].contains { !isSpace($0) }
    let found = byte(at: offset)
    let isClosing = found == UInt8(ascii: "}") || found == UInt8(ascii: "]")
    guard isAtEnd || isClosing, let open = scan.suspect ?? scan.open.last?.index else {
      return nil
    }
    return (open..<open + 1, quoted(String(UnicodeScalar(bytes[open]))))
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
