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
    let hint = valueHint(keys, for: node)
    guard let members = members(of: node, expected: expected, hint: hint) else { return nil }
    let node = node.limited(to: keys)
    enclosing.append((keys.definition, node))
    defer { enclosing.removeLast() }
    var meant: [String] = []
    meant.reserveCapacity(members.count)
    var corrected: [String] = []
    for member in members {
      meant.append(member.key)
      if let key = keys[member.key] {
        reading(member, isRequired: key.isRequired) { $0.read(key, member.value, &target) }
      } else if isComment(member) {
        reportComment(member, hint: noteHint(member, of: node))
      } else if !member.key.hasPrefix("x-"), !corrected.contains(member.key) {
        let found = unknownKeyHint(member, of: node, keys)
        reportUnknownKey(member, noun: keys.noun, hint: found.hint)
        meant += found.present
        corrected += found.corrected
        guard let name = found.meant else { continue }
        meant.append(name)
        // Read as what is meant, so that its parts do not seem to be missing.
        if let key = keys[name], node.member(name) == nil {
          let value = found.value ?? member.value
          let problems = diagnostics.count
          reading(member, isRequired: key.isRequired) { $0.read(key, value, &target) }
          joinProblems(from: problems - 1, ofValueOf: member)
        }
      }
    }
    if keys.otherForms.contains(where: meant.contains) { return meant }
    for name in keys.requiredNames where !meant.contains(name) {
      reportMissing(name, in: keys.noun, node)
    }
    return meant
  }

  /// Joins the problem of a key and that of its value, since a key of another language has a value of that language.
  private mutating func joinProblems(from index: Int, ofValueOf member: JSONMember) {
    guard diagnostics.count == index + 2, let key = diagnostics[index].fix,
      let value = diagnostics[index + 1].fix, diagnostics[index + 1].rule == .wrongType,
      case .rename? = key.edits.first, key.edits.count == 1, !value.edits.isEmpty
    else { return }
    let isList = if case .array = member.value.kind { true } else { false }
    guard isList || diagnostics[index + 1].place.start == member.value.start else { return }
    let hint = Hint(
      "\(key), and \(value)",
      key.edits + value.edits,
      isCertain: key.isCertain && value.isCertain
    )
    let problem = diagnostics[index]
    diagnostics.removeLast(2)
    report(problem.rule, problem.message, at: problem.place, hint: hint)
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
    hint: Hint? = nil,
    _ read: (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> [Named<Value>] {
    (members(of: node, expected: expected, hint: hint) ?? []).compactMap { entry($0, read) }
  }

  private mutating func entry<Value>(
    _ member: JSONMember,
    _ read: (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> Named<Value>? {
    if isComment(member) {
      reportComment(member, hint: commentHint(member))
      return nil
    }
    let name = declaredName(member) ?? Located(member.key, at: place(ofKey: member))
    if DeceptiveText.isDeceptive(member.key), let text = DeceptiveText(member.key) {
      report(
        .deceptiveCharacter,
        "\(quoted(member.key)): \(text.reason)",
        at: name.place,
        hint: .write(text.plain, for: name)
      )
    }
    return reading(member, isRequired: false) { reader in
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
    hint: Hint? = nil
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
        let plain = member.key.filter {
          !holdsControlCharacter(String($0)) && !$0.isNewline && $0 != "\t"
        }
        reportValue(
          "a control character in a name",
          at: place,
          hint: Hint("remove it", [.rename(place, from: member.key, to: plain)], isCertain: true)
        )
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
      hint: isEmptied(node) ? Hint(missingHint(name, node).text) : missingHint(name, node)
    )
  }

  /// Whether edits already remove all members of an object, after which no comma may be inserted.
  private func isEmptied(_ node: JSONNode) -> Bool {
    let removed = diagnostics.suffix(node.members.count).flatMap { $0.fix?.edits ?? [] }.filter {
      edit in
      guard case .remove(let place) = edit else { return false }
      return node.start <= place.start && place.end <= node.end
    }
    return !node.members.isEmpty && removed.count >= node.members.count
  }

  mutating func reportUnknownKey(
    _ member: JSONMember,
    noun: String,
    hint: Hint
  ) {
    report(
      .unknownKey,
      "unknown key \(quoted(member.key)) in \(noun)",
      at: place(ofKey: member),
      hint: hint
    )
  }

  /// Reads the value of a member. Messages start with its name.
  mutating func reading<Value>(
    _ member: JSONMember,
    isRequired: Bool = true,
    _ read: (inout NodeReader) -> Value
  ) -> Value {
    let outer = (key, self.member)
    (key, self.member) = (member.key, (member, isRequired))
    defer { (key, self.member) = outer }
    return read(&self)
  }

  private mutating func read<Target>(
    _ key: ObjectKey<Target>,
    _ node: JSONNode,
    _ target: inout Target
  ) {
    let problems = diagnostics.count
    key.read(node, &target, &self)
    guard !isMeant, diagnostics.count == problems + 1,
      let meant = diagnostics[problems].meant(for: node)
    else { return }
    // What is meant was reported once.
    isMeant = true
    key.read(meant, &target, &self)
    isMeant = false
    diagnostics.removeSubrange((problems + 1)...)
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

extension JSONNode {
  /// The number of unknown keys of an object that hints look at.
  private static let mostOthers = 200

  /// The object in which hints look for keys beside an unknown one. Data in the place of a spec may have any number of
  /// unknown keys: the first ones remain, so that the time for hints is linear.
  func limited<Target>(to keys: ObjectKeys<Target>) -> JSONNode {
    guard members.count > Self.mostOthers else { return self }
    var rest = Self.mostOthers
    let kept = members.filter { member in
      if keys[member.key] != nil || keys.otherForms.contains(member.key) { return true }
      rest -= 1
      return rest >= 0
    }
    return with(kept)
  }
}
