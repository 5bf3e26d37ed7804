import EndpointJSON
import EndpointSpec

/// The result of a path lookup in a value.
enum NodeSearch {
  case found(JSONNode)
  /// There is no value: a key is missing or null.
  case missing
  /// A value on the path is not an object or an array.
  case mismatch(Mismatch)
}

extension JSONNode {
  /// Looks up a field at its path, or under its name.
  func search(_ path: JSONPath?, orNamed name: WireName) -> NodeSearch {
    guard let path else { return (member(name.text)?.value).map { .found($0) } ?? .missing }
    return search(path.components[...])
  }

  /// The value at a path. Nil if the path does not exist.
  package func part(at path: ArraySlice<JSONPath.Component>) -> JSONNode? {
    if case .found(let node) = search(path) { node } else { nil }
  }

  /// The member or element at an offset of the text. The value of a member may be elsewhere, as an alias in YAML is.
  package func part(at offset: Int) -> (
    step: JSONPath.Component, member: JSONMember?, node: JSONNode
  )? {
    switch kind {
    case .array(let elements):
      elements.firstIndex { $0.start <= offset && offset < $0.end }
        .map { (.index($0), nil, elements[$0]) }
    case .object(let members):
      members.first { $0.keyStart <= offset && offset < max($0.value.end, $0.keyEnd) }
        .map { (.key($0.key), $0, $0.value) }
    default: nil
    }
  }

  /// Looks up a path as the client does.
  ///
  /// The values that `[]` collects form an array with the place of the original one.
  func search(_ path: ArraySlice<JSONPath.Component>) -> NodeSearch {
    guard let first = path.first else { return .found(self) }
    let rest = path.dropFirst()
    switch (first, kind) {
    case (_, .null): return .missing
    case (.key(let name), .object):
      return (member(name)?.value.search(rest) ?? .missing).under(first)
    case (.index(let index), .array(let elements)):
      guard elements.indices.contains(index) else { return .missing }
      return elements[index].search(rest).under(first)
    case (.last, .array(let elements)):
      return (elements.last?.search(rest) ?? .missing).under(first)
    case (.each, .array(let elements)): return plucked(elements, rest)
    case (.key, _): return .mismatch(Mismatch(expected: "an object", self))
    default: return .mismatch(Mismatch(expected: "an array", self))
    }
  }

  /// The values at a path in each element, as an array. Null for an element without one.
  private func plucked(
    _ elements: [JSONNode],
    _ path: ArraySlice<JSONPath.Component>
  ) -> NodeSearch {
    let each = path.firstIndex(of: .each) ?? path.endIndex
    var parts: [JSONNode] = []
    for (index, element) in elements.enumerated() {
      switch element.search(path[..<each]) {
      case .missing: parts.append(JSONNode(kind: .null, start: element.start, end: element.end))
      case .found(let node) where each == path.endIndex: parts.append(node)
      case .found(let node):
        guard case .found(let inner) = node.search(path[each...]),
          case .array(let more) = inner.kind
        else {
          return .mismatch(Mismatch(expected: "an array", node)).under(.index(index))
        }
        parts += more
      case .mismatch(let mismatch): return .mismatch(mismatch).under(.index(index))
      }
    }
    return .found(JSONNode(kind: .array(parts), start: start, end: end))
  }
}

extension JSONNode {
  /// Creates a node without source positions.
  package init(_ value: JSONValue) {
    let kind: Kind =
      switch value {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number.description)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONNode($0) })
      case .object(let members):
        .object(
          members.map {
            JSONMember(key: $0.key, keyStart: 0, keyEnd: 0, value: JSONNode($0.value))
          }
        )
      }
    self.init(kind: kind, start: 0, end: 0)
  }
}

extension NodeSearch {
  fileprivate func under(_ component: JSONPath.Component) -> NodeSearch {
    if case .mismatch(let mismatch) = self { .mismatch(mismatch.under([component])) } else { self }
  }
}
