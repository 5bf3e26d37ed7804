extension JSONReader {
  /// Reads any value.
  public mutating func value() -> JSONValue? { value(only: []) }

  /// Reads any value, and skips members of its outer objects.
  ///
  /// - Parameter keys: The keys to read at each level of objects, the outermost level first. Deeper objects are read whole.
  mutating func value(only keys: [Set<String>]) -> JSONValue? {
    let hidden = takeHiddenKeys()
    if let bridge { return hiding(hidden, in: bridge.value()) }
    _ = token()
    let start = index
    places?.add(start, .untyped)
    var builder = ValueBuilder(keys: keys)
    walk(&builder)
    valueStart = problem == nil ? start : valueStart
    return problem == nil ? hiding(hidden, in: builder.root) : nil
  }

  /// Reads any value, for the `unknown` case of a union.
  @_spi(Generated) public mutating func unlistedMember() -> JSONValue? {
    let value = value()
    if value != nil { places?.add(valueStart, .unlisted) }
    return value
  }

  /// Records that an enum does not list the last value.
  @_spi(Generated) public mutating func noteUnlisted() { places?.add(valueStart, .unlisted) }

  /// Whether to record values that an enum does not list.
  @_spi(Generated) @inlinable
  @_spi(Generated) public var notesValues: Bool { places != nil }

  /// Builds a value from its parts, innermost first.
  private struct ValueBuilder: ~Copyable, JSONVisitor {
    /// The whole value, after it ended.
    private(set) var root: JSONValue?
    /// The elements and members without a parent yet.
    private var elements = Pile<JSONValue>()
    private var members = Pile<JSONObject.Element>()
    /// The open arrays and objects, each with the number of elements or members of the enclosing levels.
    private var levels: [(isObject: Bool, first: Int)] = []
    /// The keys to read at the outer levels of objects.
    private let keys: [Set<String>]

    init(keys: [Set<String>]) { self.keys = keys }

    func omits(_ key: StringSpan, level: Int, in json: borrowing JSONReader) -> Bool {
      level <= keys.count && !keys[level - 1].contains(json.text(key))
    }

    /// Adds a member whose value follows.
    mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {
      members.push((json.text(span), .null))
    }

    mutating func scalar(
      _ scalar: JSONScalar,
      from start: Int,
      in json: borrowing JSONReader
    ) {
      switch scalar {
      case .null: add(.null)
      case .bool(let value): add(.bool(value))
      case .number(let span): add(.number(JSONNumber(checked: span.text)))
      case .string(let span): add(.string(json.text(span)))
      }
    }

    mutating func open(isObject: Bool, at start: Int) {
      levels.append((isObject, isObject ? members.count : elements.count))
    }

    mutating func close(at end: Int) {
      guard let level = levels.popLast() else { return }
      add(
        level.isObject
          ? .object(JSONObject(read: members.takeAll(from: level.first)))
          : .array(elements.takeAll(from: level.first))
      )
    }

    private mutating func add(_ value: consuming JSONValue) {
      guard let level = levels.last else {
        root = value
        return
      }
      if level.isObject {
        members.changeLast { $0.value = value }
      } else {
        elements.push(value)
      }
    }
  }
}
