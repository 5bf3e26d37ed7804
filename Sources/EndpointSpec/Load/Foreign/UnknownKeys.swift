import EndpointJSON

/// What an unknown key probably means, and how to write it.
struct UnknownKeyHint {
  let hint: Hint
  /// The key of our language that is meant. It counts as present.
  var meant: String?
  /// The value of that key, if it is only a part of the written value.
  var value: JSONNode?
  /// Further keys that count as present.
  var present: [String] = []
  /// Unknown keys beside it that the edits of the hint correct, too.
  var corrected: [String] = []
}

extension NodeReader {
  /// The hint for an unknown key of an object with these keys. There is always one.
  func unknownKeyHint<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> UnknownKeyHint {
    let known = keys.names + keys.otherForms
    return lookAlike(member, known)
      ?? sameLetters(member, of: node, known)
      ?? components(member, of: node, known)
      ?? special(member, of: node, keys, known)
      ?? renamed(member, of: node, keys, known)
      ?? (member.key.count > 2 ? misspelled(member, of: node, known) : nil)
      ?? unwrapped(member, of: node, keys.names)
      ?? onlyMissing(member, of: node, keys)
      ?? meantByWord(member, of: node, keys)
      ?? elsewhere(member, of: node, keys)
      ?? UnknownKeyHint(
        hint: Hint(
          "remove it, or begin its name with \"x-\" if it is a note of yours",
          [.rename(place(ofKey: member), from: member.key, to: "x-" + member.key)]
        )
      )
  }

  /// A key with characters that look like other ones, or that are invisible.
  private func lookAlike(_ member: JSONMember, _ known: [String]) -> UnknownKeyHint? {
    let written = Located(member.key, at: place(ofKey: member))
    return DeceptiveText.hint(for: written, known.contains).map {
      UnknownKeyHint(hint: $0, meant: DeceptiveText(member.key)?.plain)
    }
  }

  /// A key in another case: `page_size` for `pageSize`.
  private func sameLetters(
    _ member: JSONMember,
    of node: JSONNode,
    _ known: [String]
  ) -> UnknownKeyHint? {
    let letters = lettersAndDigits(of: member.key)
    let key = known.first { lettersAndDigits(of: $0) == letters }
    guard let key, node.member(key) == nil else { return nil }
    let written = Located(member.key, at: place(ofKey: member))
    return UnknownKeyHint(hint: .write(key, for: written), meant: key)
  }

  /// The components of OpenAPI: `"components": { "schemas": …, "securitySchemes": … }`.
  private func components(
    _ member: JSONMember,
    of node: JSONNode,
    _ known: [String]
  ) -> UnknownKeyHint? {
    let names = ["schemas": "types", "securitySchemes": "authentication"]
    let parts = member.value.members.compactMap { part in
      names[part.key].map { (key: $0, from: part) }
    }
    guard member.key == "components", let first = parts.first,
      parts.allSatisfy({ known.contains($0.key) && node.member($0.key) == nil })
    else { return nil }
    let json = parts.map { "\(quoted($0.key)): \(source(of: $0.from.value))" }
    let isWhole = parts.count == member.value.members.count
    let hint = Hint(
      "write \(quoted(first.key)) in place of \"components\": { \(quoted(first.from.key)): … }",
      isWhole ? [Edit.replace(place(of: member), with: json.joined(separator: ", "))] : []
    )
    return UnknownKeyHint(
      hint: hint,
      meant: first.key,
      value: first.from.value,
      present: parts.dropFirst().map(\.key)
    )
  }

  /// A key of another tool with the same value.
  private func renamed<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>,
    _ known: [String]
  ) -> UnknownKeyHint? {
    let isList = node.member("type")?.value.text?.hasPrefix("[") ?? false
    let found = ForeignKeys.key(for: member.key, among: known) { key in
      // Wrong elements are dropped from a list, and another wrong value is nil.
      node.member(key) != nil || key == (isList ? "lenient" : "lossy")
    }
    guard let key = found, key != "method" || member.value.isMethod,
      key != "throttle" || member.value.text != nil,
      member.value.members.count < 2 || keys[key]?.isScalar != true
    else { return nil }
    guard node.member(key) == nil else {
      if let missing = onlyMissing(member, of: node, keys) { return missing }
      return UnknownKeyHint(hint: Hint("remove it: \(quoted(key)) says it", [removal(of: member)]))
    }
    let written = Located(member.key, at: place(ofKey: member))
    let more = key == "expires" ? ", the last day on which the entry is valid" : ""
    return UnknownKeyHint(hint: .write(key, for: written, more), meant: key)
  }

  private func misspelled(
    _ member: JSONMember,
    of node: JSONNode,
    _ known: [String]
  ) -> UnknownKeyHint? {
    let written = Located(member.key, at: place(ofKey: member))
    let free = known.filter { node.member($0) == nil }
    if let found = similarName(to: member.key, in: free) {
      return UnknownKeyHint(hint: found.hint(for: written), meant: found.name)
    }
    return nearestName(to: member.key, in: known).map {
      UnknownKeyHint(hint: Hint("did you mean \(quoted($0))?"))
    }
  }

  /// An object around keys that belong here: `{ "generate": { "output": "Generated" } }`.
  private func unwrapped(
    _ member: JSONMember,
    of node: JSONNode,
    _ known: [String]
  ) -> UnknownKeyHint? {
    let inner = member.value.members
    guard let first = inner.first, insertionAbove(member).isEmpty,
      inner.allSatisfy({ known.contains($0.key) && node.member($0.key) == nil })
    else { return nil }
    let json = inner.map { "\(quoted($0.key)): \(source(of: $0.value))" }.joined(separator: ", ")
    return UnknownKeyHint(
      hint: Hint(
        "write \(quoted(first.key)) here, without \(quoted(member.key)) around it",
        [.replace(place(of: member), with: json)]
      ),
      present: inner.map(\.key)
    )
  }

  /// A key of another object.
  private func elsewhere<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> UnknownKeyHint? {
    let homes = keys.names.filter { home in
      SpecKeys.isKey(member.key, with: member.value.text, below: home, of: keys.definition)
    }
    if !homes.isEmpty { return UnknownKeyHint(hint: movedBelow(member, of: node, homes)) }
    let owners = SpecKeys.tables.filter { $0.names.contains(member.key) }
      .map(\.noun).unique(by: \.self)
    guard !owners.isEmpty else { return nil }
    if ["summary", "description"].contains(member.key) {
      let note = "x-" + member.key
      let edit = Edit.rename(place(ofKey: member), from: member.key, to: note)
      return UnknownKeyHint(
        hint: Hint("remove it, or write \(quoted(note)): \(keys.noun) has no documentation", [edit])
      )
    }
    let shown = owners.prefix(4).joined(separator: ", ") + (owners.count > 4 ? ", …" : "")
    let insertion = insertionAbove(member)
    return UnknownKeyHint(
      hint: Hint(
        "move it: \(quoted(member.key)) is a key of \(shown)",
        [removal(of: member)] + insertion,
        isCertain: owners.count == 1 && !insertion.isEmpty
      )
    )
  }

  func removal(of member: JSONMember) -> Edit { .remove(place(of: member)) }

  /// The edits that remove members of an object. Neighbours are removed together, since each removal takes a comma.
  func removals(of members: [JSONMember], in node: JSONNode) -> [Edit] {
    let starts = Set(members.map(\.keyStart))
    let runs = node.members.split { !starts.contains($0.keyStart) }
    return runs.compactMap { run in
      guard let first = run.first, let last = run.last else { return nil }
      return .remove(Place(file: file, start: first.keyStart, end: last.value.end))
    }
  }

  /// The place of a key and its value.
  func place(of member: JSONMember) -> Place {
    Place(file: file, start: member.keyStart, end: member.value.end)
  }

  /// The text of a value as JSON.
  func source(of node: JSONNode) -> String {
    let bytes = files[file].bytes
    // A meant value has no text of its own.
    guard !isYAML, node.start < node.end, node.end <= bytes.count else {
      return node.value.description
    }
    return String(decoding: bytes[node.start..<node.end], as: UTF8.self)
  }
}

extension JSONNode {
  /// True for the name of an HTTP method, in any case.
  fileprivate var isMethod: Bool {
    guard case .string(let text) = kind else { return false }
    let word = text.split(separator: ".").last.map(String.init) ?? text
    return EndpointModel.commonMethods.contains(word.uppercased())
  }
}
