/// The members of a JSON object, in the order in which they are written.
///
/// Objects are equal when they have the same members, in whatever order.
public struct JSONObject: Sendable {
  /// A key and its value.
  public typealias Element = (key: String, value: JSONValue)

  private var members: [Element] = []
  /// Where each key stands; kept only where there are more than a search is quick for.
  private var positions: [String: Int] = [:]
  private static let searchedCount = 8

  /// An object without members.
  public init() {}

  /// An object of these members; of two equal keys the first wins.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    let count = members.underestimatedCount
    self.members.reserveCapacity(count)
    if count > Self.searchedCount { positions.reserveCapacity(count) }
    for (key, value) in members { append(value, for: key) }
  }

  /// The value of a key; nil removes it. A new key comes last.
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

  /// The keys in their order.
  public var keys: [String] { members.map(\.key) }

  /// Adds a member, unless the key is there already.
  mutating func append(_ value: JSONValue, for key: String) {
    guard members.count > Self.searchedCount else {
      guard position(of: key) == nil else { return }
      members.append((key, value))
      if members.count > Self.searchedCount { index() }
      return
    }
    // In one step, since that looks for the key once.
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
