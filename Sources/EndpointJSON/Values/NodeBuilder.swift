/// Builds a node from its parts, innermost first.
struct NodeBuilder: JSONVisitor {
  /// The whole value, after it ended.
  private(set) var root: JSONNode?
  /// The elements and members without a parent yet.
  private let elements = Pile<JSONNode>()
  private let members = Pile<JSONMember>()
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

/// A stack whose upper part is moved into an array. Copying would retain every reference in it.
private final class Pile<Element> {
  private(set) var count = 0
  private var room = 64
  private var base: UnsafeMutablePointer<Element>

  init() { base = .allocate(capacity: room) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  func push(_ element: Element) {
    if count == room { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Changes the top element, if there is one.
  func changeLast(_ change: (inout Element) -> Void) {
    if count > 0 { change(&base[count - 1]) }
  }

  /// Removes the elements after the first `first`, lowest first.
  func takeAll(from first: Int) -> [Element] {
    let taken = count - first
    count = first
    return [Element](unsafeUninitializedCapacity: taken) { buffer, initializedCount in
      buffer.baseAddress?.moveInitialize(from: base + first, count: taken)
      initializedCount = taken
    }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * room)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    room *= 2
  }
}
