import EndpointJSON
import EndpointSpec

/// The members of a spec around a place, from the outermost to the innermost.
struct SpecPath {
  struct Step {
    let key: String
    let range: Range<Int>
    /// True for an entry of a map, such as a type, an endpoint, a field or a parameter.
    let isEntry: Bool
    /// True for an entry that is no type and no endpoint.
    let isLeaf: Bool
  }

  private(set) var steps: [Step] = []
  /// Whether the place is that of an object as a whole.
  private(set) var isObject = false

  init(to place: Place, in root: JSONNode?) {
    var kind = SpecPlace.document
    var next = root
    while let node = next {
      next = nil
      switch node.kind {
      case .object(let members):
        guard let member = member(of: members, at: place.start) else {
          isObject = true
          continue
        }
        add(member, kind)
        (kind, next) = (kind.member(member.key), member.value)
      case .array(let elements):
        let index = elements.prefixCount { $0.start <= place.start } - 1
        if index >= 0, place.start < elements[index].end { next = elements[index] }
        kind = kind.element
      default: break
      }
    }
  }

  private mutating func add(_ member: JSONMember, _ kind: SpecPlace) {
    steps.append(
      Step(
        key: member.key,
        range: member.keyStart..<max(member.value.end, member.keyEnd),
        isEntry: kind.isMap,
        isLeaf: kind.isMap && kind != .types && kind != .endpoints
      )
    )
  }
}

/// The member around an offset. Keys that YAML merges come from other places.
private func member(of members: [JSONMember], at offset: Int) -> JSONMember? {
  let index = members.prefixCount { $0.keyStart <= offset } - 1
  if members.indices.contains(index), members[index].contains(offset) { return members[index] }
  return members.first { $0.contains(offset) }
}

extension JSONMember {
  fileprivate func contains(_ offset: Int) -> Bool {
    keyStart <= offset && offset < max(value.end, keyEnd)
  }
}
