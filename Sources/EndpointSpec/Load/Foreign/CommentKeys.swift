import EndpointJSON

/// Keys that are comments: JSON has none, so people write `"//": "text"` and `"_comment": "text"`.
extension NodeReader {
  /// True for a key that is no name, such as `//`, or that is called a comment, with a text that is no type.
  func isComment(_ member: JSONMember) -> Bool {
    guard let first = member.key.utf8.first, "/#_$@".utf8.contains(first), isProse(member.value)
    else { return false }
    let marks = ["//", "/*", "#", "_comment", "__comment", "$comment", "@comment"]
    return marks.contains { member.key.lowercased().hasPrefix($0) }
  }

  /// True for lines of text, and for a text that is no type.
  private func isProse(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .string(let text): return !isType(text)
    case .array(let lines): return !lines.isEmpty && lines.allSatisfy { $0.text != nil }
    default: return false
    }
  }

  mutating func reportComment(_ member: JSONMember, hint: Hint) {
    report(
      .unknownKey,
      isYAML
        ? "a comment begins with \"#\" in YAML, so \(quoted(member.key)) is a key"
        : "JSON has no comments, so \(quoted(member.key)) is a key",
      at: place(ofKey: member),
      hint: hint
    )
  }

  /// The hint among names, such as types and parameters.
  func commentHint(_ member: JSONMember) -> Hint {
    Hint("remove it, or write it as a \"summary\"", [removal(of: member)])
  }

  /// The hint among keys, which may be notes.
  func noteHint(_ member: JSONMember, of node: JSONNode) -> Hint {
    guard node.member("x-comment") == nil else { return commentHint(member) }
    let note = Located(member.key, at: place(ofKey: member))
    return .write("x-comment", for: note, ", since keys that begin with \"x-\" are notes")
  }
}
