import EndpointJSON

/// A part of a JSON or YAML file that differs between two versions: the smallest differing value, or a member or an
/// element that only one version has.
package struct FileDifference: Sendable {
  /// The keys and indices that lead to the part.
  package let path: [String]
  /// Nil if the version does not have the part.
  package let old: JSONNode?
  package let new: JSONNode?
  /// The offsets at which the part and the values around it begin, innermost first. Both the keys and the values count.
  package let oldStarts: [Int]
  package let newStarts: [Int]
  /// The strings that only one version of a list has.
  package let words: Set<String>
  /// The offsets of the properties that the words name, as in `required`.
  package fileprivate(set) var oldNamed: [Int] = []
  package fileprivate(set) var newNamed: [Int] = []

  /// `minProperties`, or `parameters` for an element.
  package var name: String { path.last { Int($0) == nil } ?? path.last ?? "" }

  /// `2 → 3`, `added: false` or `removed`.
  package var change: String {
    guard let old else { return Self.change("added", new) }
    guard let new else { return Self.change("removed", old) }
    guard let oldText = old.shortText, let newText = new.shortText else { return "changed" }
    return "\(oldText) → \(newText)"
  }

  private static func change(_ verb: String, _ node: JSONNode?) -> String {
    node?.shortText.map { "\(verb): \($0)" } ?? verb
  }
}

extension JSONNode {
  private static let shortLength = 40

  /// The text of a value that fits into a line of a report. Nil for longer ones.
  fileprivate var shortText: String? {
    switch kind {
    case .array, .object: return nil
    case .null, .bool, .number, .string:
      let text = value.description
      return text.count <= Self.shortLength ? text : nil
    }
  }
}

/// Two versions of a file.
package struct FileVersions: Sendable {
  private let old: JSONNode
  private let new: JSONNode

  package init(old: JSONNode, new: JSONNode) {
    self.old = old
    self.new = new
  }

  /// The differences in the order of the new version. The order of members and of lists of words does not count.
  package var differences: [FileDifference] {
    var walk = VersionWalk(undone: nil)
    _ = walk.value(old, new)
    return walk.differences
  }

  /// The new version, with some of the differences undone.
  ///
  /// - Parameter undone: Their indices in `differences`.
  package func undoing(_ undone: Set<Int>) -> JSONValue {
    var walk = VersionWalk(undone: undone)
    return walk.value(old, new) ?? .null
  }
}

/// Walks two versions of a value at the same time.
private struct VersionWalk {
  private(set) var differences: [FileDifference] = []
  /// The indices of the differences to undo. Nil if no value is built.
  private let undone: Set<Int>?
  private var path: [String] = []
  private var oldStarts: [Int] = []
  private var newStarts: [Int] = []

  init(undone: Set<Int>?) { self.undone = undone }

  /// The new value with the differences undone. Nil if no value is built.
  mutating func value(_ old: JSONNode, _ new: JSONNode) -> JSONValue? {
    switch (old.kind, new.kind) {
    case (.object(let old), .object(let new)): return members(old, new)
    case (.array(let oldElements), .array(let newElements)):
      guard let pairs = pairs(oldElements, newElements) else { return differs(old, new) }
      return elements(pairs)
    case (.null, .null): return built(new)
    case (.bool(let old), .bool(let value)) where old == value: return built(new)
    case (.number(let old), .number(let value))
    where JSONNumber(checked: old) == JSONNumber(checked: value):
      return built(new)
    case (.string(let old), .string(let value)) where old == value: return built(new)
    default: return differs(old, new)
    }
  }

  private func built(_ node: JSONNode) -> JSONValue? { undone == nil ? nil : node.value }

  /// Records a difference. Returns the version of the part to use.
  private mutating func differs(_ old: JSONNode?, _ new: JSONNode?) -> JSONValue? {
    let words = Set(old?.words ?? []).symmetricDifference(new?.words ?? [])
    differences.append(
      FileDifference(
        path: path,
        old: old,
        new: new,
        oldStarts: oldStarts.reversed(),
        newStarts: newStarts.reversed(),
        words: words
      )
    )
    guard let undone else { return nil }
    return (undone.contains(differences.count - 1) ? old : new)?.value
  }

  // MARK: Members

  private mutating func members(_ old: [JSONMember], _ new: [JSONMember]) -> JSONValue? {
    let olds = Dictionary(firstOf: old.map { ($0.key, $0) })
    var object = JSONObject()
    var seen: Set<String> = []
    for member in new where seen.insert(member.key).inserted {
      let count = differences.count
      object[member.key] = part(member.key, olds[member.key], member)
      if differences.count == count + 1, differences[count].path.count == path.count + 1 {
        addNamed(old, new)
      }
    }
    for member in old where seen.insert(member.key).inserted {
      object[member.key] = part(member.key, member, nil)
    }
    return undone == nil ? nil : .object(object)
  }

  /// Adds the properties that the words of the last difference name.
  private mutating func addNamed(_ old: [JSONMember], _ new: [JSONMember]) {
    let words = differences[differences.count - 1].words
    guard !words.isEmpty else { return }
    differences[differences.count - 1].oldNamed = old.starts(ofProperties: words)
    differences[differences.count - 1].newNamed = new.starts(ofProperties: words)
  }

  private mutating func part(_ key: String, _ old: JSONMember?, _ new: JSONMember?) -> JSONValue? {
    inside(
      key,
      old.map { [$0.keyStart, $0.value.start] } ?? [],
      new.map { [$0.keyStart, $0.value.start] } ?? []
    ) { walk in
      guard let old, let new else { return walk.differs(old?.value, new?.value) }
      return walk.value(old.value, new.value)
    }
  }

  private mutating func inside(
    _ key: String,
    _ old: [Int],
    _ new: [Int],
    _ work: (inout VersionWalk) -> JSONValue?
  ) -> JSONValue? {
    path.append(key)
    oldStarts += old
    newStarts += new
    defer {
      path.removeLast()
      oldStarts.removeLast(old.count)
      newStarts.removeLast(new.count)
    }
    return work(&self)
  }

  // MARK: Elements

  private mutating func elements(_ pairs: [(old: JSONNode?, new: JSONNode?)]) -> JSONValue? {
    var values: [JSONValue] = []
    for (index, pair) in pairs.enumerated() {
      let value = inside(
        "\(index)",
        pair.old.map { [$0.start] } ?? [],
        pair.new.map { [$0.start] } ?? []
      ) { walk in
        guard let old = pair.old, let new = pair.new else {
          return walk.differs(pair.old, pair.new)
        }
        return walk.value(old, new)
      }
      if let value { values.append(value) }
    }
    return undone == nil ? nil : .array(values)
  }

  /// Pairs the elements of two lists, in the order of the new one. Nil if the lists can only be compared as a whole.
  private func pairs(
    _ old: [JSONNode],
    _ new: [JSONNode]
  ) -> [(old: JSONNode?, new: JSONNode?)]? {
    if let words = old.words, let others = new.words {
      return words.sorted() == others.sorted() ? new.map { ($0, $0) } : nil
    }
    if let olds = old.byName, let news = new.byName {
      let removed = old.filter { node in node.elementName.map { news[$0] == nil } ?? false }
      return new.map { ($0.elementName.flatMap { olds[$0] }, $0) } + removed.map { ($0, nil) }
    }
    return old.count == new.count ? zip(old, new).map { ($0, $1) } : nil
  }
}

extension JSONNode {
  /// The strings of a list of strings. Nil for other values.
  fileprivate var words: [String]? {
    guard case .array(let elements) = kind else { return nil }
    return elements.words
  }

  /// What identifies an element of a list: `$ref`, or `name` and `in` of a parameter.
  fileprivate var elementName: String? {
    guard case .object(let members) = kind else { return nil }
    func text(_ key: String) -> String? {
      guard case .string(let text)? = members.first(where: { $0.key == key })?.value.kind else {
        return nil
      }
      return text
    }
    return text("$ref") ?? text("name").map { "\(text("in") ?? "") \($0)" }
  }
}

extension [JSONMember] {
  /// The offsets of the keys and values of these properties.
  fileprivate func starts(ofProperties names: Set<String>) -> [Int] {
    guard case .object(let properties)? = first(where: { $0.key == "properties" })?.value.kind
    else { return [] }
    return properties.filter { names.contains($0.key) }.flatMap { [$0.keyStart, $0.value.start] }
  }
}

extension [JSONNode] {
  fileprivate var words: [String]? {
    let words = compactMap { node -> String? in
      if case .string(let text) = node.kind { text } else { nil }
    }
    return words.count == count ? words : nil
  }

  /// The elements by what identifies them. Nil if an element has no name, or two have the same.
  fileprivate var byName: [String: JSONNode]? {
    var found: [String: JSONNode] = [:]
    for element in self {
      guard let name = element.elementName, found.updateValue(element, forKey: name) == nil else {
        return nil
      }
    }
    return found
  }
}
