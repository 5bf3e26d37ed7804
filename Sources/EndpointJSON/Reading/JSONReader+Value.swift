extension JSONReader {
  /// Reads any value.
  public mutating func value() -> JSONValue? { value(keeping: []) }

  /// Reads any value, and skips members of its outer objects.
  ///
  /// - Parameter kept: The keys of the members to read, for each level of objects from the outermost one. Deeper objects
  ///   keep all members.
  mutating func value(keeping kept: [Set<String>]) -> JSONValue? {
    let hidden = takeHiddenKeys()
    if let bridge { return hiding(hidden, in: bridge.value()) }
    _ = token()
    let start = index
    places?.add(start, .untyped)
    var builder = ValueBuilder(kept: kept)
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
    /// The keys that the outer objects have.
    private let kept: [Set<String>]

    init(kept: [Set<String>]) { self.kept = kept }

    func omits(_ key: StringSpan, level: Int, in json: borrowing JSONReader) -> Bool {
      level <= kept.count && !kept[level - 1].contains(json.text(key))
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
