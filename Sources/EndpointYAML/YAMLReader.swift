import EndpointJSON

/// Reads the nodes of a document. Block and flow collections are in separate files.
struct YAMLReader {
  var text: YAMLText
  var handles = TagHandles()
  private(set) var notes: [YAMLNote] = []
  private var anchors: [String: Anchor] = [:]
  /// The offsets of the open brackets.
  var brackets: [Int] = []
  private var depth = 0
  /// The deepest level in the current node so far. An alias adds the levels of its anchored node.
  private var deepest = 0
  /// The number of nodes so far, for `finish` of a collection that starts now.
  private(set) var nodes = 0
  /// The number of bytes that aliases repeated so far.
  private var repeatedBytes = 0

  init(_ text: YAMLText) { self.text = text }

  /// A node with an anchor.
  private enum Anchor {
    /// The node has not ended. The number of bytes that aliases repeated before it.
    case open(Int)
    case node(Token, NodeSize)
  }

  /// What an alias of a node repeats: its nodes, its bytes, and the levels below it.
  private struct NodeSize {
    let nodes: Int
    let bytes: Int
    let levels: Int
  }

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
    (nodes, repeatedBytes) = (0, 0)
  }

  mutating func nested<Value>(
    _ read: (inout Self) throws(JSONFailure) -> Value
  ) throws(JSONFailure) -> Value {
    depth += 1
    let deepestOutside = deepest
    deepest = depth
    try checkDepth(at: text.index)
    try checkNodes(at: text.index)
    let value = try read(&self)
    depth -= 1
    deepest = max(deepest, deepestOutside)
    return value
  }

  private func checkDepth(at start: Int) throws(JSONFailure) {
    guard deepest <= Budget.yamlLevels.maximum else {
      throw JSONFailure(exceeding: .yamlLevels, at: start)
    }
  }

  private func checkNodes(at start: Int) throws(JSONFailure) {
    guard nodes <= Budget.nodes.maximum else { throw JSONFailure(exceeding: .nodes, at: start) }
  }

  // MARK: - Scalars

  /// A plain scalar.
  mutating func plain(
    _ string: String,
    _ start: Int,
    _ end: Int,
    _ properties: NodeProperties
  ) throws(JSONFailure) -> Token {
    try checkNodes(at: start)
    if case .text = properties.tag {
      return finish(.string(string), key: string, start, end, properties)
    }
    guard let kind = CoreSchema.kind(of: string) else {
      throw text.failure("a number that JSON can express", at: start)
    }
    try check(kind, properties, at: start)
    if notes.count < YAMLNote.maximum, properties.tag == nil, let note = CoreSchema.note(on: string)
    {
      notes.append(YAMLNote(offset: start, end: end, message: note.message, hint: note.hint))
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
    try checkNodes(at: start)
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
    if let name = properties.anchor {
      var bytes = end - start
      if case .open(let repeated)? = anchors[name] { bytes += repeatedBytes - repeated }
      let size = NodeSize(nodes: nodes - before, bytes: bytes, levels: deepest - depth)
      anchors[name] = .node(token, size)
    }
    return token
  }

  /// Reads the properties of a node on this line. Its anchor is open until the node ends.
  mutating func properties(inFlow: Bool = false) throws(JSONFailure) -> NodeProperties {
    let properties = try text.properties(handles, inFlow: inFlow)
    openAnchor(of: properties)
    return properties
  }

  mutating func openAnchor(of properties: NodeProperties) {
    if let name = properties.anchor { anchors[name] = .open(repeatedBytes) }
  }

  /// The value of an alias, located at the alias. It shares the memory of the anchored node.
  mutating func alias(_ properties: NodeProperties) throws(JSONFailure) -> Token {
    let start = text.index
    let name = try text.name()
    guard properties.isEmpty else {
      throw text.failure("no anchor or tag before an alias", at: start)
    }
    let (token, size) = try anchored(name, at: start)
    nodes += size.nodes
    try checkNodes(at: start)
    repeatedBytes += size.bytes
    guard text.count + repeatedBytes <= Budget.yamlBytes.maximum else {
      throw JSONFailure(exceeding: .yamlBytes, at: start)
    }
    deepest = max(deepest, depth + size.levels)
    try checkDepth(at: start)
    return Token(
      node: JSONNode(kind: token.node.kind, start: start, end: text.index),
      key: token.key
    )
  }

  private func anchored(_ name: String, at start: Int) throws(JSONFailure) -> (Token, NodeSize) {
    switch anchors[name] {
    case .node(let token, let size): return (token, size)
    case .open:
      let reason = "JSON has no value that contains itself: use \"$ref\""
      throw text.failure("no alias inside its own anchor &\(name) (\(reason))", at: start)
    case nil: throw text.failure("an alias of an anchor before it", at: start)
    }
  }
}
