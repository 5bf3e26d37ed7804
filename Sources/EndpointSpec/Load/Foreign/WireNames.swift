import EndpointJSON

/// Names on the wire beside names of Swift, as Codable, Gson and Go have them: `"userName": { "codingKey": "user_name" }`.
extension NodeReader {
  private static let wireKeys: Set = [
    "codingkey", "serializedname", "wirename", "jsonname", "jsonkey", "json", "fieldname",
    "servername", "key", "jsonproperty", "jsonpropertyname",
  ]

  /// The key of a field with the name on the wire, which is the key of the entry here.
  func wireName(_ name: JSONMember, _ key: String, of node: JSONNode) -> UnknownKeyHint? {
    guard let entry = member?.member, entry.value.start == node.start, let wire = name.value.text,
      !wire.isEmpty, node.member("as") == nil
    else { return nil }
    // `name` is a name in Swift, unless it is written as no name in Swift is.
    let isWire = Self.wireKeys.contains(key) || key == "name" && isWireName(wire, of: entry.key)
    guard isWire else { return nil }
    if wire == entry.key {
      let text = "remove it: the key of the entry is the name on the wire"
      return UnknownKeyHint(hint: Hint(text, [removal(of: name)], isCertain: true))
    }
    let isSame = SwiftNaming.memberName(for: wire)?.text == entry.key
    let own =
      isSame ? removal(of: name) : .replace(place(of: name), with: "\"as\": \(quoted(entry.key))")
    let more = isSame ? "" : ", and \"as\": \(quoted(entry.key))"
    return UnknownKeyHint(
      hint: Hint(
        "write \(quoted(wire)) as the key\(more)",
        [.rename(place(ofKey: entry), from: entry.key, to: wire), own],
        isCertain: true
      )
    )
  }

  private func isWireName(_ name: String, of swift: String) -> Bool {
    SwiftNaming.isMemberName(swift) && !SwiftNaming.isMemberName(name)
      || name.contains(where: { "_-.".contains($0) }) && !swift.contains { "_-.".contains($0) }
  }
}
