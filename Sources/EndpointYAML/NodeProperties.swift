import EndpointJSON

/// The anchor and the tag before a node.
struct NodeProperties {
  var anchor: String?
  var tag: Tag?

  var isEmpty: Bool { anchor == nil && tag == nil }
}

enum Tag {
  /// `!`, and tags outside the core schema: a scalar is a string.
  case text
  /// `!!int`, `!!float`, `!!bool` and `!!null`: a scalar is parsed as a plain scalar.
  case value(Substring)
  /// `!!map` and `!!seq`.
  case collection

  init(name: String) {
    let core = "tag:yaml.org,2002:"
    guard name.hasPrefix(core) else {
      self = .text
      return
    }
    let name = name.dropFirst(core.count)
    switch name {
    case "int", "float", "bool", "null": self = .value(name)
    case "map", "seq": self = .collection
    default: self = .text
    }
  }

  /// Whether a value has the kind of the tag.
  func admits(_ kind: JSONNode.Kind) -> Bool {
    guard case .value(let name) = self else { return true }
    switch kind {
    case .null: return name == "null"
    case .bool: return name == "bool"
    case .number(let text):
      return name == "float" || name == "int" && JSONNumber(text)?.int64 != nil
    default: return false
    }
  }
}

/// The tag prefixes by handle, from `%TAG` directives.
struct TagHandles {
  private var prefixes = ["!": "!", "!!": "tag:yaml.org,2002:"]

  mutating func set(_ handle: String, to prefix: String) { prefixes[handle] = prefix }

  /// The full name of a tag. Nil if its handle is not declared.
  func name(of tag: String) -> String? {
    if tag.hasPrefix("!<") { return String(tag.dropFirst(2).dropLast()) }
    let rest = tag.dropFirst()
    guard let end = rest.firstIndex(of: "!") else { return prefixes["!"].map { $0 + rest } }
    let handle = String(tag[...end])
    let suffix = rest[rest.index(after: end)...]
    guard !suffix.isEmpty else { return nil }
    return prefixes[handle].map { $0 + suffix }
  }
}

extension YAMLText {
  /// Reads the properties on this line (YAML 1.2.2, 6.9) in any order, and the blanks after them.
  mutating func properties(
    _ handles: TagHandles,
    inFlow: Bool = false
  ) throws(JSONFailure) -> NodeProperties {
    var properties = NodeProperties()
    while true {
      let start = index
      switch byte {
      case UInt8(ascii: "&"):
        guard properties.anchor == nil else { throw failure("one anchor for a node") }
        properties.anchor = try name()
      case UInt8(ascii: "!"):
        guard properties.tag == nil else { throw failure("one tag for a node") }
        properties.tag = try tag(handles)
      default: return properties
      }
      guard byte.isYAMLSpaceOrEnd || inFlow && byte.isYAMLFlowIndicator else {
        throw failure("white space after the tag", at: start)
      }
      skipBlanks()
    }
  }

  /// The name after `&` or `*`.
  mutating func name() throws(JSONFailure) -> String {
    let start = index + 1
    index = start
    while !byte.isYAMLSpaceOrEnd, !byte.isYAMLFlowIndicator { index += 1 }
    guard index > start else { throw failure("the name of an anchor") }
    return string(start, index)
  }

  private mutating func tag(_ handles: TagHandles) throws(JSONFailure) -> Tag {
    let start = index
    if self[index + 1] == UInt8(ascii: "<") {
      while !byte.isYAMLSpaceOrEnd, byte != UInt8(ascii: ">") { index += 1 }
      guard byte == UInt8(ascii: ">") else { throw failure("\">\" after the tag") }
      index += 1
    } else {
      while !byte.isYAMLSpaceOrEnd, !byte.isYAMLFlowIndicator { index += 1 }
    }
    let text = string(start, index)
    if text == "!" { return .text }
    guard let name = handles.name(of: text) else {
      throw failure("a tag whose prefix a %TAG directive declares", at: start)
    }
    return Tag(name: name)
  }
}
