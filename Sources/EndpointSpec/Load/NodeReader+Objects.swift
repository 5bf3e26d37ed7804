import EndpointJSON

extension NodeReader {
  /// Reads an object with fixed keys. Returns the keys that are present, or nil if it is not an object.
  @discardableResult
  mutating func object<Target>(
    _ node: JSONNode,
    into target: inout Target,
    _ keys: ObjectKeys<Target>,
    expected: String = "an object"
  ) -> [String]? {
    guard let members = members(of: node, expected: expected) else { return nil }
    var meant: [String] = []
    meant.reserveCapacity(members.count)
    for member in members {
      meant.append(member.key)
      if let key = keys[member.key] {
        reading(member.key) { reader in key.read(member.value, &target, &reader) }
      } else if !member.key.hasPrefix("x-") {
        let known = keys.names + keys.otherForms
        let nearest = nearestName(to: member.key, in: known)
        if let nearest { meant.append(nearest) }
        let foreign = OtherToolHints.keyHint(for: member.key, among: known)
        reportUnknownKey(member, noun: keys.noun, nearest: nearest, foreign: foreign)
      }
    }
    if keys.otherForms.contains(where: meant.contains) { return meant }
    for name in keys.requiredNames where !meant.contains(name) {
      reportMissing(name, in: keys.noun, node)
    }
    return meant
  }

  /// Reads an object with fixed keys into an empty value. Nil if it is not an object.
  mutating func object<Target>(
    _ node: JSONNode,
    filling target: Target,
    _ keys: ObjectKeys<Target>
  ) -> Target? {
    var target = target
    return object(node, into: &target, keys) == nil ? nil : target
  }

  /// Reads an object of names, in order. Skips values that cannot be read.
  mutating func map<Value>(
    _ node: JSONNode,
    expected: String = "an object",
    hint: String? = nil,
    _ read: (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> [Named<Value>] {
    (members(of: node, expected: expected, hint: hint) ?? []).compactMap { entry($0, read) }
  }

  private mutating func entry<Value>(
    _ member: JSONMember,
    _ read: (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> Named<Value>? {
    let name = Located(member.key, at: place(ofKey: member))
    return reading(member.key) { reader in
      read(name, member.value, &reader).map { Named(name, $0) }
    }
  }

  /// Reads the elements of an array. Skips elements that cannot be read.
  mutating func list<Value>(
    _ node: JSONNode,
    expected: String = "an array",
    _ read: (JSONNode, inout NodeReader) -> Value?
  ) -> [Value]? {
    guard case .array(let elements) = node.kind else {
      reportKind(expected: expected, found: node)
      return nil
    }
    var values: [Value] = []
    for element in elements {
      if let value = read(element, &self) { values.append(value) }
    }
    return values
  }

  /// The members of an object without duplicates. The first of two counts.
  mutating func members(
    of node: JSONNode,
    expected: String = "an object",
    hint: String? = nil
  ) -> [JSONMember]? {
    guard case .object(let members) = node.kind else {
      reportKind(expected: expected, found: node, hint: hint)
      return nil
    }
    var first: [String: Place] = [:]
    return members.filter { member in
      let place = place(ofKey: member)
      if let known = first.updateValue(first[member.key] ?? place, forKey: member.key) {
        reportDuplicate(Located(member.key, at: place), first: known)
        return false
      }
      if holdsControlCharacter(member.key) {
        reportValue("a control character in a name", at: place, hint: "remove it")
        return false
      }
      return true
    }
  }

  mutating func reportDuplicate(_ name: Located<String>, first: Place) {
    report(
      .duplicateName,
      "\(quoted(name.value)) appears twice",
      at: name.place,
      hint: "rename or remove one of the two",
      related: [.init("the first is here", at: first)]
    )
  }

  mutating func reportMissing(_ name: String, in noun: String, _ node: JSONNode) {
    report(
      .missingKey,
      "missing key \(quoted(name)) in \(noun)",
      at: opening(of: node),
      hint: "add \(quoted(name))"
    )
  }

  mutating func reportUnknownKey(
    _ member: JSONMember,
    noun: String,
    nearest: String?,
    foreign: String? = nil
  ) {
    report(
      .unknownKey,
      "unknown key \(quoted(member.key)) in \(noun)",
      at: place(ofKey: member),
      hint: foreign ?? nearest.map { "did you mean \(quoted($0))?" }
    )
  }

  /// Reads the value of a key. Messages start with its name.
  mutating func reading<Value>(_ name: String, _ read: (inout NodeReader) -> Value) -> Value {
    let outer = key
    key = name
    defer { key = outer }
    return read(&self)
  }
}

extension JSONNode {
  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The members of an object. Empty for other values.
  package var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The first member with this name, if this is an object.
  package func member(_ name: String) -> JSONMember? {
    guard case .object(let members) = kind else { return nil }
    // Indices avoid copying members.
    let length = name.utf8.count
    for index in members.indices
    where members[index].key.utf8.count == length && members[index].key == name {
      return members[index]
    }
    return nil
  }
}
