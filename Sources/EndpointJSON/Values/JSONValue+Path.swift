extension JSONValue {
  /// The value at a path. Nil if the path does not exist.
  package func part(at path: ArraySlice<JSONPath.Component>) -> JSONValue? {
    guard let first = path.first else { return self }
    let rest = path.dropFirst()
    switch first {
    case .key(let name): return self[name]?.part(at: rest)
    case .index(let index): return self[index]?.part(at: rest)
    case .last: return arrayValue?.last?.part(at: rest)
    case .each: return arrayValue.map { .array($0.compactMap { $0.part(at: rest) }) }
    }
  }
}

extension String {
  /// The text as a token of a JSON pointer: `a/b` → `a~1b` (RFC 6901, section 3).
  package var pointerToken: String {
    replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
