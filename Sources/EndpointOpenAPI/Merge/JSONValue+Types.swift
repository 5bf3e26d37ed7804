import EndpointJSON
import EndpointSpec

extension JSONValue {
  func renamingTypes(_ names: [String: String], _ place: SpecPlace) -> JSONValue {
    switch self {
    case .string(let text) where place.isTypeText:
      return .string(text.renamingType(names))
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
    case .string(let text) where place.isTypeText:
      if let name = text.typeName { names.insert(name) }
    case .array(let elements) where place != .data:
      for element in elements { element.collectTypes(place.element, into: &names) }
    case .object(let object) where place != .data:
      for (key, value) in object { value.collectTypes(place.member(key), into: &names) }
    default: break
    }
  }
}

extension JSONValue? {
  /// Whether both are nil, or have the same canonical text.
  func isIdentical(to other: JSONValue?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): one.says(two, under: "") { _ in true }
    default: false
    }
  }
}

extension String {
  /// The name in a type expression, if it may be a type of the spec.
  var typeName: String? {
    TypeExpression.name(in: self).map(\.text).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  fileprivate func renamingType(_ names: [String: String]) -> String {
    guard let name = TypeExpression.name(in: self), let new = names[name.text] else { return self }
    let bytes = Array(utf8)
    let parts = [
      bytes[..<name.range.lowerBound], Array(new.utf8)[...], bytes[name.range.upperBound...],
    ]
    return String(decoding: parts.joined(), as: UTF8.self)
  }
}
