/// The members of a JSON object in order.
///
/// Objects are equal if they have the same members in any order.
public struct JSONObject: Sendable {
  /// A key and its value.
  public typealias Element = (key: String, value: JSONValue)

  private var members: [Element] = []
  /// The positions of keys. Used only above the size for linear search.
  private var positions: [String: Int] = [:]
  private static let searchedCount = 16

  /// An object without members.
  public init() {}

  /// Creates an object. The first of two equal keys counts.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    let count = members.underestimatedCount
    self.members.reserveCapacity(count)
    if count > Self.searchedCount { positions.reserveCapacity(count) }
    for (key, value) in members { append(value, for: key) }
  }

  /// Creates an object of the members of a JSON text. The first of two equal keys counts.
  init(read members: [Element]) {
    if members.count <= Self.searchedCount, members.areUnique {
      self.members = members
    } else {
      for member in members { append(member.value, for: member.key) }
    }
  }

  /// The value of a key. Setting nil removes it. A new key is appended.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      guard let value = newValue else { return remove(key) }
      if let position = position(of: key) {
        members[position].value = value
      } else {
        append(value, for: key)
      }
    }
  }

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }

  /// Appends a member, unless the key exists.
  mutating func append(_ value: JSONValue, for key: String) {
    guard members.count > Self.searchedCount else {
      guard position(of: key) == nil else { return }
      members.append((key, value))
      if members.count > Self.searchedCount { index() }
      return
    }
    // One call, so that the key is hashed once.
    if let known = positions.updateValue(members.count, forKey: key) {
      positions[key] = known
    } else {
      members.append((key, value))
    }
  }

  private mutating func remove(_ key: String) {
    guard let position = position(of: key) else { return }
    members.remove(at: position)
    index()
  }

  private mutating func index() {
    positions.removeAll(keepingCapacity: true)
    guard members.count > Self.searchedCount else { return }
    for (position, member) in members.enumerated() { positions[member.key] = position }
  }

  private func position(of key: String) -> Int? {
    guard members.count <= Self.searchedCount else { return positions[key] }
    return members.firstIndex { $0.key == key }
  }
}

extension [JSONObject.Element] {
  /// Whether no key is repeated, among few keys.
  fileprivate var areUnique: Bool {
    indices.allSatisfy { index in !self[..<index].contains { $0.key == self[index].key } }
  }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  public subscript(position: Int) -> Element { members[position] }
}

extension JSONObject: Hashable {
  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var member = Hasher()
      member.combine(key)
      member.combine(value)
      sum ^= member.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members)
  }
}

extension JSONValue {
  /// An object of the members that have a value.
  package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(JSONObject(members.compactMap { key, value in value.map { (key, $0) } }))
  }

  /// A string. Nil for nil, so that `object(of:)` omits the key.
  package static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  package static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
