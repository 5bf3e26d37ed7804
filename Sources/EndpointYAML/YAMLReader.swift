import EndpointJSON

/// Reads the nodes of a document. Block and flow collections are in separate files.
struct YAMLReader {
  /// The maximum nesting. The limit of EndpointJSON would require too much stack here.
  static let maximumDepth = 200
  /// The maximum number of nodes, with each alias counted as all nodes that it refers to.
  static let maximumNodes = 5_000_000

  var text: YAMLText
  var handles = TagHandles()
  private(set) var notes: [YAMLNote] = []
  /// The nodes with anchors, the numbers of their nodes, and the levels below them.
  private var anchors: [String: (token: Token, nodes: Int, levels: Int)] = [:]
  /// The offsets of the open brackets.
  var brackets: [Int] = []
  private var depth = 0
  /// The deepest level in the current node so far. An alias adds the levels of its anchored node.
  private var deepest = 0
  /// The number of nodes so far, for `finish` of a collection that starts now.
  private(set) var nodes = 0

  init(_ text: YAMLText) { self.text = text }

  /// A node that may be a key.
  struct Token {
    let node: JSONNode
    /// The text of the node as a key. Nil for an array or an object.
    let key: String?
  }

  /// Resets the state of a document.
  mutating func startDocument() {
    anchors = [:]
    handles = TagHandles()
    nodes = 0
  }

  mutating func nested<Value>(
    _ read: (inout Self) throws(JSONFailure) -> Value
  ) throws(JSONFailure) -> Value {
    depth += 1
    let deepestOutside = deepest
    deepest = depth
    try checkDepth(at: text.index)
    let value = try read(&self)
    depth -= 1
    deepest = max(deepest, deepestOutside)
    return value
  }

  private func checkDepth(at start: Int) throws(JSONFailure) {
    guard deepest <= Self.maximumDepth else {
      throw text.failure("at most \(Self.maximumDepth) levels of nesting", at: start)
    }
  }

  // MARK: - Scalars

  /// A plain scalar.
  mutating func plain(
    _ string: String,
    _ start: Int,
    _ end: Int,
    _ properties: NodeProperties
  ) throws(JSONFailure) -> Token {
    if case .text = properties.tag {
      return finish(.string(string), key: string, start, end, properties)
    }
    guard let kind = CoreSchema.kind(of: string) else {
      throw text.failure("a number that JSON can express", at: start)
    }
    try check(kind, properties, at: start)
    if notes.count < YAMLNote.maximum, properties.tag == nil, let note = CoreSchema.note(on: string)
    {
      notes.append(YAMLNote(offset: start, end: end, message: note))
    }
    return finish(kind, key: string, start, end, properties)
  }

  /// A quoted scalar or a block scalar.
  mutating func quoted(
    _ string: String,
    _ start: Int,
    _ end: Int,
    _ properties: NodeProperties
  ) throws(JSONFailure) -> Token {
    guard case .value = properties.tag, let kind = CoreSchema.kind(of: string) else {
      return finish(.string(string), key: string, start, end, properties)
    }
    try check(kind, properties, at: start)
    return finish(kind, key: string, start, end, properties)
  }

  private func check(
    _ kind: JSONNode.Kind,
    _ properties: NodeProperties,
    at start: Int
  ) throws(JSONFailure) {
    guard let tag = properties.tag, !tag.admits(kind), case .value(let name) = tag else { return }
    throw text.failure("a value of the tag !!\(name)", at: start)
  }

  /// An empty node: null, or an empty string if the tag requires one.
  mutating func empty(_ properties: NodeProperties = .init()) throws(JSONFailure) -> Token {
    try plain("", text.index, text.index, properties)
  }

  // MARK: - Anchors and aliases

  mutating func finish(
    _ kind: JSONNode.Kind,
    key: String? = nil,
    _ start: Int,
    _ end: Int,
    _ properties: NodeProperties,
    nodesBefore: Int? = nil
  ) -> Token {
    let before = nodesBefore ?? nodes
    nodes += 1
    let token = Token(node: JSONNode(kind: kind, start: start, end: end), key: key)
    if let anchor = properties.anchor { anchors[anchor] = (token, nodes - before, deepest - depth) }
    return token
  }

  /// The value of an alias, located at the alias. It shares the memory of the anchored node.
  mutating func alias(_ properties: NodeProperties) throws(JSONFailure) -> Token {
    let start = text.index
    let name = try text.name()
    guard properties.isEmpty else {
      throw text.failure("no anchor or tag before an alias", at: start)
    }
    guard let anchored = anchors[name] else {
      throw text.failure("an alias of an anchor before it", at: start)
    }
    nodes += anchored.nodes
    guard nodes <= Self.maximumNodes else {
      throw text.failure("at most \(Self.maximumNodes) nodes, aliases included", at: start)
    }
    deepest = max(deepest, depth + anchored.levels)
    try checkDepth(at: start)
    let node = JSONNode(kind: anchored.token.node.kind, start: start, end: text.index)
    return Token(node: node, key: anchored.token.key)
  }
}
