import EndpointJSON

/// The ranges of the values and members in a JSON text.
struct Parts {
  struct Member {
    let key: Range<Int>
    let value: Range<Int>
    /// The member with the comma before or after it.
    let withComma: Range<Int>

    var whole: Range<Int> { key.lowerBound..<value.upperBound }
  }

  private(set) var values: [Range<Int>] = []
  private(set) var members: [Member] = []

  /// Nil if the text is not JSON.
  init?(of text: [UInt8]) {
    guard let root = try? JSONNode.parse(text) else { return nil }
    add(root)
  }

  private mutating func add(_ node: JSONNode) {
    values.append(node.start..<node.end)
    switch node.kind {
    case .array(let elements): for element in elements { add(element) }
    case .object(let members): add(members)
    default: break
    }
  }

  private mutating func add(_ members: [JSONMember]) {
    for (index, member) in members.enumerated() {
      let isLast = index == members.count - 1
      let start = isLast && index > 0 ? members[index - 1].value.end : member.keyStart
      let end = isLast ? member.value.end : members[index + 1].keyStart
      self.members.append(
        Member(
          key: member.keyStart..<member.keyEnd,
          value: member.value.start..<member.value.end,
          withComma: start..<end
        )
      )
      add(member.value)
    }
  }
}
