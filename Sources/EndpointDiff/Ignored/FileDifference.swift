import EndpointJSON

/// A part of a JSON or YAML file that differs between two versions: the smallest differing value, or a member or an
/// element that only one version has.
package struct FileDifference: Sendable {
  /// The keys and indices that lead to the part in the new version.
  package let path: [String]
  /// The same in the old version. A part that one version lacks comes after those that it has.
  package let oldPath: [String]
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

/// The differences between two versions of a file, in the order of the new version. The order of members and of lists of
/// words does not count.
package func differences(from old: JSONNode, to new: JSONNode) -> [FileDifference] {
  var walk = VersionWalk()
  walk.value(old, new)
  return walk.differences
}

/// Walks two versions of a value at the same time.
private struct VersionWalk {
  private(set) var differences: [FileDifference] = []
  private var path: [String] = []
  private var oldPath: [String] = []
  private var oldStarts: [Int] = []
  private var newStarts: [Int] = []

  mutating func value(_ old: JSONNode, _ new: JSONNode) {
    switch (old.kind, new.kind) {
    case (.object(let old), .object(let new)): members(old, new)
    case (.array(let oldElements), .array(let newElements)):
      guard let pairs = pairs(oldElements, newElements) else { return differs(old, new) }
      elements(oldElements, newElements, pairs)
    case (.null, .null): break
    case (.bool(let old), .bool(let new)) where old == new: break
    case (.number(let old), .number(let new))
    where JSONNumber(checked: old) == JSONNumber(checked: new):
      break
    case (.string(let old), .string(let new)) where old == new: break
    default: differs(old, new)
    }
  }

  private mutating func differs(_ old: JSONNode?, _ new: JSONNode?) {
    let words = Set(old?.words ?? []).symmetricDifference(new?.words ?? [])
    differences.append(
      FileDifference(
        path: path,
        oldPath: oldPath,
        old: old,
        new: new,
        oldStarts: oldStarts.reversed(),
        newStarts: newStarts.reversed(),
        words: words
      )
    )
  }

  // MARK: Members

  private mutating func members(_ old: [JSONMember], _ new: [JSONMember]) {
    let olds = Dictionary(firstOf: old.map { ($0.key, $0) })
    var seen: Set<String> = []
    for member in new where seen.insert(member.key).inserted {
      let count = differences.count
      part(member.key, olds[member.key], member)
      if differences.count == count + 1, differences[count].path.count == path.count + 1 {
        addNamed(old, new)
      }
    }
    for member in old where seen.insert(member.key).inserted {
      part(member.key, member, nil)
    }
  }

  /// Adds the properties that the words of the last difference name.
  private mutating func addNamed(_ old: [JSONMember], _ new: [JSONMember]) {
    let words = differences[differences.count - 1].words
    guard !words.isEmpty else { return }
    differences[differences.count - 1].oldNamed = old.starts(ofProperties: words)
    differences[differences.count - 1].newNamed = new.starts(ofProperties: words)
  }

  private mutating func part(_ key: String, _ old: JSONMember?, _ new: JSONMember?) {
    inside(
      (key, key),
      old.map { [$0.keyStart, $0.value.start] } ?? [],
      new.map { [$0.keyStart, $0.value.start] } ?? []
    ) { walk in
      guard let old, let new else { return walk.differs(old?.value, new?.value) }
      walk.value(old.value, new.value)
    }
  }

  private mutating func inside(
    _ keys: (old: String, new: String),
    _ old: [Int],
    _ new: [Int],
    _ work: (inout VersionWalk) -> Void
  ) {
    path.append(keys.new)
    oldPath.append(keys.old)
    oldStarts += old
    newStarts += new
    defer {
      path.removeLast()
      oldPath.removeLast()
      oldStarts.removeLast(old.count)
      newStarts.removeLast(new.count)
    }
    work(&self)
  }

  // MARK: Elements

  private mutating func elements(_ old: [JSONNode], _ new: [JSONNode], _ pairs: [IndexPair]) {
    for (number, pair) in pairs.enumerated() {
      let (before, after) = (pair.old.map { old[$0] }, pair.new.map { new[$0] })
      inside(
        ("\(pair.old ?? old.count + number)", "\(pair.new ?? new.count + number)"),
        before?.elementStarts ?? [],
        after?.elementStarts ?? []
      ) { walk in
        guard let before, let after else { return walk.differs(before, after) }
        walk.value(before, after)
      }
    }
  }

  private typealias IndexPair = (old: Int?, new: Int?)

  /// Pairs the elements of two lists, in the order of the new one. Nil if the lists can only be compared as a whole.
  private func pairs(_ old: [JSONNode], _ new: [JSONNode]) -> [IndexPair]? {
    if let words = old.words, let others = new.words {
      return words.sorted() == others.sorted() ? [] : nil
    }
    if let olds = old.indicesByName, let news = new.indicesByName {
      let removed = old.indices.filter { old[$0].elementName.map { news[$0] == nil } ?? false }
      return new.indices.map { (new[$0].elementName.flatMap { olds[$0] }, $0) }
        + removed.map { ($0, nil) }
    }
    return old.count == new.count ? old.indices.map { ($0, $0) } : nil
  }
}

extension JSONNode {
  /// The strings of a list of strings. Nil for other values.
  fileprivate var words: [String]? {
    guard case .array(let elements) = kind else { return nil }
    return elements.words
  }

  /// The offsets of an element. Findings about a parameter are located at the key of its name.
  fileprivate var elementStarts: [Int] {
    guard case .object(let members) = kind,
      let name = members.first(where: { $0.key == "name" })
    else { return [start] }
    return [name.keyStart, start]
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

  /// The indices by what identifies the elements. Nil if an element has no name, or two have the same.
  fileprivate var indicesByName: [String: Int]? {
    var found: [String: Int] = [:]
    for (index, element) in enumerated() {
      guard let name = element.elementName, found.updateValue(index, forKey: name) == nil else {
        return nil
      }
    }
    return found
  }
}
