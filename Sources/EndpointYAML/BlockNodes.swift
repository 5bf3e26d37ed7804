import EndpointJSON

/// The position of a node in its block. It determines which nodes may start on the same line.
enum BlockPlace {
  case line
  /// After `---`.
  case document
  /// After `- `.
  case entry
  /// After `? `, or after its `: `.
  case explicit
  /// After the `: ` of a key on one line.
  case value

  /// Whether a mapping or a sequence may start on the same line, as in `- name: Ada`.
  var isCompact: Bool { self == .entry || self == .explicit }
}

extension YAMLReader {
  /// Reads a node whose lines are indented more than its parent (YAML 1.2.2, 8.2), and finds the next content.
  mutating func blockNode(above parent: Int, at place: BlockPlace) throws(JSONFailure) -> JSONNode {
    var mayOpen = place == .line && !text.hasTabIndent
    var properties = NodeProperties()
    if place != .line {
      mayOpen = !text.skipBlanks() && place.isCompact
      if text.isAtLineEnd {
        let empty = try empty()
        try text.endLine()
        guard isContent(above: parent, at: place) else { return empty.node }
        mayOpen = !text.hasTabIndent
      }
    }
    while text.byte == UInt8(ascii: "&") || text.byte == UInt8(ascii: "!") {
      let (start, column) = (text.index, text.column)
      let own = try self.properties()
      if text.isAtLineEnd {
        try properties.add(own, at: start, in: text)
        let empty = try empty(properties)
        try text.endLine()
        guard isContent(above: parent, at: place) else { return empty.node }
        openAnchor(of: properties)
        mayOpen = !text.hasTabIndent
        continue
      }
      if mayOpen, let key = try findKey(own, above: parent) {
        return try mapping(at: column, properties, first: key)
      }
      try properties.add(own, at: start, in: text)
      mayOpen = false
      break
    }
    return try content(above: parent, properties, mayOpen: mayOpen)
  }

  /// Whether the current line belongs to the node. Sequences in a mapping need no indentation.
  private func isContent(above parent: Int, at place: BlockPlace) -> Bool {
    if text.indent > parent { return true }
    return text.indent == parent && parent >= 0 && place != .entry && !text.hasTabIndent
      && text.byte == UInt8(ascii: "-") && text.isIndicator(text.index)
  }

  /// Reads a node after its properties.
  private mutating func content(
    above parent: Int,
    _ properties: NodeProperties,
    mayOpen: Bool
  ) throws(JSONFailure) -> JSONNode {
    let (start, column) = (text.index, text.column)
    switch text.byte {
    case UInt8(ascii: "-") where text.isIndicator(start):
      guard mayOpen else { throw text.failure("no sequence on this line") }
      return try sequence(at: column, properties)
    case UInt8(ascii: "?") where text.isIndicator(start),
      UInt8(ascii: ":") where text.isIndicator(start):
      guard mayOpen else { throw text.failure("no mapping on this line") }
      return try mapping(at: column, properties, first: nil)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let (string, end) = try text.blockScalar(above: parent)
      return try quoted(string, start, end, properties).node
    default: break
    }
    if text.isPlainStart(inFlow: false) {
      text.skipPlainLine(inFlow: false)
      let end = text.index
      if text.findColon() {
        guard mayOpen else { throw text.failure("no mapping on this line", at: start) }
        let key = JSONMember(unfinished: text.string(start, end), start, end)
        return try mapping(at: column, properties, first: key)
      }
      let (string, last) = try text.plainScalar(from: start, above: parent)
      return try plain(string, start, last, properties).node
    }
    if mayOpen, let key = try findKey(.init(), above: parent) {
      return try mapping(at: column, properties, first: key)
    }
    let token = try flowNode(above: parent, properties)
    try text.endLine()
    return token.node
  }

  /// Reads a key on one line, up to its `:`. If there is none, moves back and returns nil.
  private mutating func findKey(
    _ properties: NodeProperties,
    above parent: Int
  ) throws(JSONFailure) -> JSONMember? {
    let before = text
    let keyStart = text.index
    let line = text.lineStart
    let token: Token
    if text.isPlainStart(inFlow: false) {
      text.skipPlainLine(inFlow: false)
      let string = text.string(keyStart, text.index)
      token = finish(.string(string), key: string, keyStart, text.index, properties)
    } else if text.byte == UInt8(ascii: ":"), text.isIndicator(keyStart) {
      token = try empty(properties)
    } else {
      token = try flowNode(above: parent, properties)
    }
    let end = text.index
    guard text.lineStart == line, text.findColon() else {
      text = before
      return nil
    }
    guard let key = token.key else { throw text.failure("a scalar as the key", at: keyStart) }
    return JSONMember(unfinished: key, keyStart, end)
  }

  // MARK: - Collections

  /// Reads the entries at a column, each after `- `.
  private mutating func sequence(
    at column: Int,
    _ properties: NodeProperties
  ) throws(JSONFailure) -> JSONNode {
    let (start, before) = (text.index, nodes)
    var elements: [JSONNode] = []
    repeat {
      text.index += 1
      elements.append(try value(above: column, at: .entry))
    } while text.indent == column && !text.hasTabIndent && text.byte == UInt8(ascii: "-")
      && text.isIndicator(text.index)
    guard text.indent <= column else { throw text.failure("an indentation of \(column) spaces") }
    let end = elements.last?.end ?? start
    return finish(.array(elements), start, end, properties, nodesBefore: before).node
  }

  /// Reads the entries at a column, starting at the `:` of the first key.
  private mutating func mapping(
    at column: Int,
    _ properties: NodeProperties,
    first: JSONMember?
  ) throws(JSONFailure) -> JSONNode {
    let (start, before) = (first?.keyStart ?? text.index, nodes)
    var members: [JSONMember] = []
    var key = first
    repeat {
      if key == nil { key = try self.key(at: column) }
      if let member = key {
        text.index += 1
        members.append(member.with(try value(above: column, at: .value)))
      } else {
        members.append(try explicitEntry(at: column))
      }
      key = nil
    } while text.indent == column
    guard text.indent < column else { throw text.failure("an indentation of \(column) spaces") }
    let end = members.last?.value.end ?? start
    return finish(.object(try merged(members)), start, end, properties, nodesBefore: before).node
  }

  private mutating func value(
    above column: Int,
    at place: BlockPlace
  ) throws(JSONFailure) -> JSONNode {
    try nested { (reader) throws(JSONFailure) in try reader.blockNode(above: column, at: place) }
  }

  /// Reads the key of an entry from the start of its line, up to its `:`. Nil at a `?`.
  private mutating func key(at column: Int) throws(JSONFailure) -> JSONMember? {
    let start = text.index
    if text.hasTabIndent { throw text.failure("spaces as indentation, not a tab", at: start) }
    if text.isIndicator(start) {
      if text.byte == UInt8(ascii: "?") { return nil }
      if text.byte == UInt8(ascii: "-") { throw text.failure("a key and \":\"") }
    }
    if text.isPlainStart(inFlow: false) {
      text.skipPlainLine(inFlow: false)
      let end = text.index
      guard text.findColon() else { throw text.failure("\":\" after the key", at: end) }
      return JSONMember(unfinished: text.string(start, end), start, end)
    }
    let own = try self.properties()
    guard let key = try findKey(own, above: column) else { throw text.failure("a key and \":\"") }
    return key
  }

  /// Reads `? key` and `: value` on its own line.
  private mutating func explicitEntry(at column: Int) throws(JSONFailure) -> JSONMember {
    let start = text.index
    text.index += 1
    let node = try value(above: column, at: .explicit)
    guard let key = node.keyText else { throw text.failure("a scalar as the key", at: start) }
    let member = JSONMember(unfinished: key, node.start, node.end)
    guard text.indent == column, text.byte == UInt8(ascii: ":"), text.isIndicator(text.index) else {
      return member.with(try empty().node)
    }
    text.index += 1
    return member.with(try value(above: column, at: .explicit))
  }
}

extension NodeProperties {
  /// Adds properties on another line.
  fileprivate mutating func add(
    _ other: NodeProperties,
    at start: Int,
    in text: YAMLText
  ) throws(JSONFailure) {
    guard anchor == nil || other.anchor == nil else {
      throw text.failure("one anchor for a node", at: start)
    }
    guard tag == nil || other.tag == nil else {
      throw text.failure("one tag for a node", at: start)
    }
    anchor = anchor ?? other.anchor
    tag = tag ?? other.tag
  }
}

extension JSONMember {
  /// A key whose value follows.
  init(unfinished key: String, _ start: Int, _ end: Int) {
    self.init(
      key: key,
      keyStart: start,
      keyEnd: end,
      value: JSONNode(kind: .null, start: end, end: end)
    )
  }

  func with(_ value: JSONNode) -> JSONMember {
    JSONMember(key: key, keyStart: keyStart, keyEnd: keyEnd, value: value)
  }
}

extension JSONNode {
  /// The text of a scalar as a key. Nil for an array or an object.
  var keyText: String? {
    switch kind {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let text), .string(let text): text
    case .array, .object: nil
    }
  }
}
