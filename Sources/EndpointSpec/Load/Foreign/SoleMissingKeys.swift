import EndpointJSON

/// Unknown keys that are known by what the object lacks, or by their value.
extension NodeReader {
  /// The one required key that the object lacks, if this is its only unknown key, and the value has the kind of that key.
  func onlyMissing<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> UnknownKeyHint? {
    let others = node.members.filter { keys[$0.key] == nil && !$0.key.hasPrefix("x-") }
    let missing = keys.requiredNames.filter { node.member($0) == nil }
    guard missing.count == 1, others.count == 1, mayBe(member.value, missing[0]),
      !keys.otherForms.contains(where: { node.member($0) != nil })
    else { return nil }
    let written = Located(member.key, at: place(ofKey: member))
    return UnknownKeyHint(
      hint: .write(missing[0], for: written, isCertain: false),
      meant: missing[0]
    )
  }

  /// Whether a value has the kind of the values of a key.
  private func mayBe(_ value: JSONNode, _ key: String) -> Bool {
    switch (key, value.kind) {
    case ("type", .string(let text)), ("stream", .string(let text)): isType(text)
    case ("path", .string(let text)): text.hasPrefix("/")
    case ("value", .string), ("value", .number), ("constant", .string), ("parameter", .string),
      ("next", .string), ("limit", .string), ("key", .string), ("case", .string),
      ("reason", .string), ("present", .bool), ("scopes", .object), ("when", .object):
      true
    case ("url", .string(let text)): text.contains("://")
    default: false
    }
  }

  /// The only key whose fixed words include the value: `"mode": "urlencoded"` is `"encoding": "form"`.
  func meantByWord<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> UnknownKeyHint? {
    guard let text = member.value.text, !SpecKeys.isKey(member.key) else { return nil }
    let meant = keys.keys.compactMap { key -> (name: String, word: String)? in
      guard !key.words.isEmpty, node.member(key.name) == nil else { return nil }
      let word = ForeignWords.meaning(of: text, among: key.words)
      return word.map { (key.name, $0) }
    }
    guard meant.count == 1 else { return nil }
    let json = "\(quoted(meant[0].name)): \(quoted(meant[0].word))"
    return UnknownKeyHint(
      hint: Hint("write \(json)", [.replace(place(of: member), with: json)]),
      present: [meant[0].name]
    )
  }
}
