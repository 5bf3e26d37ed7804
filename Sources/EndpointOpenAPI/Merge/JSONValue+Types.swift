import EndpointJSON

extension JSONValue {
  /// Renames types in a part of a spec.
  func renamingTypes(_ names: [String: String], _ place: SpecPlace) -> JSONValue {
    switch self {
    case .string(let text) where place.holdsType:
      return .string(TypeExpressionText(text).renamed(names))
    case .array(let elements) where place != .data:
      return .array(elements.map { $0.renamingTypes(names, place.element) })
    case .object(let object) where place != .data:
      let members = object.map { ($0.key, $0.value.renamingTypes(names, place.member($0.key))) }
      return .object(JSONObject(members))
    default: return self
    }
  }

  /// Collects the names of types that a part of the spec uses.
  func collectTypes(_ place: SpecPlace, into names: inout Set<String>) {
    switch self {
    case .string(let text) where place.holdsType:
      names.formUnion(TypeExpressionText(text).names)
    case .array(let elements) where place != .data:
      for element in elements { element.collectTypes(place.element, into: &names) }
    case .object(let object) where place != .data:
      for (key, value) in object { value.collectTypes(place.member(key), into: &names) }
    default: break
    }
  }

  /// Whether both have the same canonical text, including the order of members and the digits of numbers.
  func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one.text == two.text
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isIdentical(to: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isIdentical(to: $1.value) }
    default: self == other
    }
  }
}

extension JSONValue? {
  /// Whether both are nil, or identical.
  func isIdentical(to other: JSONValue?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): one.isIdentical(to: two)
    default: false
    }
  }
}
