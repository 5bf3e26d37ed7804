import EndpointJSON

/// The JSON pointer (RFC 6901) to an offset of a document, such as `#/paths/~1pets/get`.
func documentPointer(to offset: Int, in root: JSONNode) -> String {
  var pointer = "#"
  var node = root
  while let (token, next) = step(to: offset, in: node) {
    pointer += "/" + token
    guard let next else { break }
    node = next
  }
  return pointer
}

/// The JSON pointer of a list of keys.
func documentPointer(of tokens: [String]) -> String {
  tokens.reduce("#") { $0 + "/" + escaped($1) }
}

/// The member or element at the offset. The node is nil if the offset is inside a key.
private func step(to offset: Int, in node: JSONNode) -> (String, JSONNode?)? {
  switch node.kind {
  case .array(let elements):
    guard let index = elements.firstIndex(where: { $0.start <= offset && offset < $0.end }) else {
      return nil
    }
    return ("\(index)", elements[index])
  case .object(let members):
    guard let member = members.first(where: { $0.keyStart <= offset && offset < $0.value.end })
    else { return nil }
    let token = escaped(member.key)
    return (token, offset < member.value.start ? nil : member.value)
  default: return nil
  }
}

private func escaped(_ token: String) -> String {
  var result = ""
  for scalar in token.unicodeScalars {
    switch scalar {
    case "~": result += "~0"
    case "/": result += "~1"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
