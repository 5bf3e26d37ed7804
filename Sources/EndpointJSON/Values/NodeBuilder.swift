/// Builds a node from its parts, innermost first.
struct NodeBuilder: ~Copyable, JSONVisitor {
  /// The whole value, after it ended.
  private(set) var root: JSONNode?
  /// The elements and members without a parent yet.
  private var elements = Pile<JSONNode>()
  private var members = Pile<JSONMember>()
  private var levels: [Level] = []

  /// An open array or object.
  private struct Level {
    let isObject: Bool
    let start: Int
    /// The number of elements or members of the enclosing levels.
    let first: Int
  }

  /// Adds a member whose value follows.
  mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {
    members.push(
      JSONMember(
        key: text(span, in: json),
        keyStart: span.start - 1,
        keyEnd: span.end + 1,
        value: JSONNode(kind: .null, start: span.end, end: span.end)
      )
    )
  }

  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader) {
    let kind: JSONNode.Kind =
      switch scalar {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let span): .number(span.text)
      case .string(let span): .string(text(span, in: json))
      }
    add(JSONNode(kind: kind, start: start, end: json.index))
  }

  mutating func open(isObject: Bool, at start: Int) {
    let first = isObject ? members.count : elements.count
    levels.append(Level(isObject: isObject, start: start, first: first))
  }

  mutating func close(at end: Int) {
    guard let level = levels.popLast() else { return }
    let kind: JSONNode.Kind =
      level.isObject
      ? .object(members.takeAll(from: level.first)) : .array(elements.takeAll(from: level.first))
    add(JSONNode(kind: kind, start: level.start, end: end))
  }

  /// A string without escapes is copied, since it was validated.
  private func text(_ span: StringSpan, in json: borrowing JSONReader) -> String {
    guard span.isPlain else { return json.text(span) }
    let bytes = UnsafeBufferPointer(start: json.base + span.start, count: span.end - span.start)
    return String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
  }

  private mutating func add(_ node: consuming JSONNode) {
    guard let level = levels.last else {
      root = node
      return
    }
    if level.isObject {
      members.changeLast { $0.value = node }
    } else {
      elements.push(node)
    }
  }
}
