import EndpointJSON

extension YAMLReader {
  /// Reads a flow node (YAML 1.2.2, 7): an alias, a scalar, or a collection in brackets.
  mutating func flowNode(
    above parent: Int,
    _ properties: NodeProperties = .init()
  ) throws(JSONFailure) -> Token {
    let start = text.index
    switch text.byte {
    case UInt8(ascii: "*"): return try alias(properties)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = try text.quotedScalar(above: parent)
      return try quoted(string, start, text.index, properties)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try flowCollection(above: parent, properties)
    default: throw text.failure("a value")
    }
  }

  /// Reads a node inside brackets, which may be empty.
  private mutating func flowEntry(above parent: Int) throws(JSONFailure) -> Token {
    var properties = NodeProperties()
    if text.byte == UInt8(ascii: "&") || text.byte == UInt8(ascii: "!") {
      properties = try self.properties(inFlow: true)
      try skipSpace(above: parent)
    }
    let start = text.index
    if text.isPlainStart(inFlow: true) {
      let string = try text.flowPlainScalar(above: parent)
      return try plain(string, start, text.index, properties)
    }
    switch text.byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return try empty(properties)
    case UInt8(ascii: ":") where isColon: return try empty(properties)
    default: return try flowNode(above: parent, properties)
    }
  }

  private mutating func flowCollection(
    above parent: Int,
    _ properties: NodeProperties
  ) throws(JSONFailure) -> Token {
    let (start, before) = (text.index, nodes)
    let isObject = text.byte == UInt8(ascii: "{")
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
    brackets.append(start)
    text.index += 1
    try skipSpace(above: parent)
    while text.byte != closing {
      if isObject {
        members.append(try flowMember(above: parent))
      } else {
        elements.append(try flowElement(above: parent))
      }
      try skipSpace(above: parent)
      if text.byte == UInt8(ascii: ",") {
        text.index += 1
        try skipSpace(above: parent)
      } else if text.byte != closing {
        throw text.failure(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
      }
    }
    text.index += 1
    brackets.removeLast()
    let kind: JSONNode.Kind = isObject ? .object(try merged(members)) : .array(elements)
    return finish(kind, start, text.index, properties, nodesBefore: before)
  }

  /// Reads `key: value`, `key`, `: value` or `? key : value`.
  private mutating func flowMember(above parent: Int) throws(JSONFailure) -> JSONMember {
    if text.byte == UInt8(ascii: "?"), text.isIndicator(text.index) {
      text.index += 1
      try skipSpace(above: parent)
    } else if text.byte == UInt8(ascii: ",") {
      throw text.failure("a key")
    }
    let start = text.index
    let token = try nestedEntry(above: parent)
    let end = text.index
    try skipSpace(above: parent)
    return try member(token, start, end, isQuoted: isQuote(end - 1) && end > start, above: parent)
  }

  /// Reads the value of a key, if a `:` follows.
  private mutating func member(
    _ token: Token,
    _ start: Int,
    _ end: Int,
    isQuoted: Bool,
    above parent: Int
  ) throws(JSONFailure) -> JSONMember {
    guard let key = token.key else { throw text.failure("a scalar as the key", at: start) }
    let member = JSONMember(unfinished: key, start, end)
    guard text.byte == UInt8(ascii: ":"), isColon || isQuoted else { return member }
    text.index += 1
    try skipSpace(above: parent)
    return member.with(try nestedEntry(above: parent).node)
  }

  /// Reads an element of an array. `[key: value]` is an object with one member.
  private mutating func flowElement(above parent: Int) throws(JSONFailure) -> JSONNode {
    let start = text.index
    if text.byte == UInt8(ascii: "?"), text.isIndicator(text.index) {
      let member = try flowMember(above: parent)
      return finish(.object([member]), start, text.index, .init()).node
    }
    if text.byte == UInt8(ascii: ",") { throw text.failure("a value") }
    let line = text.lineStart
    let token = try nestedEntry(above: parent)
    let end = text.index
    let isQuoted = isQuote(end - 1) && end > start
    var ahead = text
    ahead.skipBlanks()
    guard ahead.byte == UInt8(ascii: ":"), isQuoted || isColon(ahead) else { return token.node }
    guard text.lineStart == line else { throw text.failure("a key on one line", at: start) }
    text = ahead
    let member = try member(token, start, end, isQuoted: isQuoted, above: parent)
    return finish(.object([member]), start, text.index, .init()).node
  }

  private mutating func nestedEntry(above parent: Int) throws(JSONFailure) -> Token {
    try nested { (reader) throws(JSONFailure) in try reader.flowEntry(above: parent) }
  }

  /// Whether the `:` here separates a key from its value.
  private var isColon: Bool { isColon(text) }

  private func isColon(_ text: YAMLText) -> Bool {
    text.isIndicator(text.index) || text[text.index + 1].isYAMLFlowIndicator
  }

  /// Whether the `:` after a node needs no space, since the node ends in a quote or bracket.
  private func isQuote(_ offset: Int) -> Bool { "\"']}".utf8.contains(text[offset]) }

  /// Skips white space, line breaks and comments between the parts of a collection.
  private mutating func skipSpace(above parent: Int) throws(JSONFailure) {
    while true {
      text.skipBlanks()
      if text.isAtComment { text.skipToBreak() }
      guard text.byte.isYAMLBreak else { break }
      text.skipBreak()
      let spaces = text.skipSpaces()
      let hasTab = text.skipBlanks()
      if text.isAtLineEnd { continue }
      if text.isAtMarker { throw text.failure("the end of this value before the document ends") }
      guard spaces > parent || isClosing && !hasTab && spaces == parent else {
        throw text.failure("an indentation of at least \(parent + 1) spaces")
      }
    }
    guard text.byte == 0, let opening = brackets.last else { return }
    throw JSONFailure(
      path: "",
      offset: opening,
      expected: "a closing bracket for this one",
      found: "the end of the text"
    )
  }

  private var isClosing: Bool { text.byte == UInt8(ascii: "]") || text.byte == UInt8(ascii: "}") }
}
