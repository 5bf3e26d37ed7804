import EndpointJSON
import EndpointSpec

/// The wire shape of a type, with names, aliases and optionals resolved.
enum Shape {
  case scalar(Scalar)
  case array(TypeReference)
  case dictionary(TypeReference)
  case structure(StructModel)
  case enumeration(EnumModel)
  case union(UnionModel)

  /// The shape for messages: `a struct`, `string`.
  var text: String {
    switch self {
    case .scalar(let scalar): scalar.text
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .structure: "a struct"
    case .enumeration: "an enum"
    case .union: "a union"
    }
  }

  /// Why a value of the other shape is rejected.
  func mismatch(with new: Shape, _ direction: Direction) -> String {
    direction == .response ? "found \(new.text), expected \(text)" : "it expects \(new.text)"
  }

  /// Whether it is a union that accepts any value.
  var isOpenUnion: Bool {
    if case .union(let union) = self { union.takesAnything } else { false }
  }

  /// Whether it is any JSON value.
  var isAnything: Bool {
    if case .scalar(.json) = self { true } else { false }
  }
}

extension Side {
  /// The shape of a type, ignoring its optional. Nil if the spec has no such type.
  func shape(of type: TypeReference) -> Shape? {
    switch type {
    case .scalar(let scalar): .scalar(scalar)
    case .array(let element): .array(element)
    case .dictionary(let value): .dictionary(value)
    case .optional(let wrapped): shape(of: wrapped)
    case .named(let name): model.type(named: name).flatMap { shape(of: $0.form) }
    }
  }

  func shape(of form: TypeModel.Form) -> Shape? {
    switch form {
    case .structure(let structure): .structure(structure)
    case .enumeration(let enumeration): .enumeration(enumeration)
    case .union(let union): .union(union)
    case .identifier(let scalar): .scalar(scalar)
    case .external(let external): .scalar(external.wire)
    case .alias(let target): shape(of: target)
    }
  }

  /// The type with its outer aliases resolved and nested optionals merged.
  func resolved(_ type: TypeReference) -> TypeReference {
    switch type {
    case .named(let name):
      guard case .alias(let target)? = model.type(named: name)?.form else { return type }
      return resolved(target)
    case .optional(let wrapped):
      let inner = resolved(wrapped)
      return inner.isOptional ? inner : .optional(inner)
    default: return type
    }
  }

  /// Whether the type accepts a JSON value. An enum accepts only its listed values.
  func accepts(_ value: JSONValue, as type: TypeReference, _ wire: EndpointSpec.WireForm?) -> Bool {
    if value == .null, isOptional(type) { return true }
    switch shape(of: type) {
    case .scalar(let scalar)?:
      return ScalarFit(expression: scalar.text, wire: wire)?.accepts(JSONNode(value).kind)
        ?? false
    case .enumeration(let enumeration)?: return enumeration.cases.contains { $0.value == value }
    case .union(let union)?: return union.members.contains { accepts(value, as: $0.type, nil) }
    case .array(let element)?:
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { accepts($0, as: element, wire) }
    case .dictionary, .structure: return value.objectValue != nil
    case nil: return false
    }
  }
}
