import EndpointJSON
import EndpointSpec

extension JSONNode {
  /// The value without duplicate keys. The first one counts, the others are collected.
  func withoutRepetitions(_ repeated: inout [JSONMember]) -> JSONNode {
    switch kind {
    case .array(let elements):
      let unique = elements.map { $0.withoutRepetitions(&repeated) }
      return JSONNode(kind: .array(unique), start: start, end: end)
    case .object(let members):
      var seen: Set<String> = []
      var unique: [JSONMember] = []
      for member in members {
        guard seen.insert(member.key).inserted else {
          repeated.append(member)
          continue
        }
        unique.append(
          JSONMember(
            key: member.key,
            keyStart: member.keyStart,
            keyEnd: member.keyEnd,
            value: member.value.withoutRepetitions(&repeated)
          )
        )
      }
      return JSONNode(kind: .object(unique), start: start, end: end)
    default: return self
    }
  }
}

extension ImportFinding {
  init(repeated member: JSONMember, file: Int) {
    self.init(
      .mistake,
      "\(quoted(member.key)) appears twice",
      at: Place(file: file, start: member.keyStart, end: member.keyEnd),
      hint: "rename or remove one of the two"
    )
  }
}
