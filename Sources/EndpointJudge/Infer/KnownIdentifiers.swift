import EndpointSpec

/// The identifiers of a spec, and the keys under which the API has them.
///
/// Keys such as `id` occur in each type, so that they show nothing. A key that a spec has with another type, too, is no
/// key of an identifier.
package struct KnownIdentifiers: Sendable {
  private var scalars: [SwiftName: Scalar] = [:]
  private var byKey: [String: SwiftName] = [:]

  package init() {}

  package init(_ model: APIModel) {
    for type in model.types {
      if case .identifier(let scalar) = type.form { scalars[type.name] = scalar }
    }
    guard !scalars.isEmpty else { return }
    var seen: [String: Set<String>] = [:]
    let fields = model.types.flatMap(\.fields) + model.endpoints.flatMap(\.parameters).map(\.field)
    for field in fields {
      let key = Self.name(of: field.wireName.text, isList: field.type.isList)
      seen[key, default: []].insert(field.type.innermostName?.text ?? field.type.text)
    }
    for name in scalars.keys.sorted(by: { $0.text < $1.text }) {
      let keys = seen.filter { $0.value == [name.text] && !Self.isGeneral($0.key) }.map(\.key)
      let usual = [name.text, name.text + "ID"].filter { seen[$0] == nil && !Self.isGeneral($0) }
      for key in keys + usual { byKey[key] = name }
    }
  }

  /// The type with the identifier in place of its scalar. The type itself if the key has no identifier.
  package func identified(_ type: TypeReference, under key: String) -> TypeReference {
    guard let name = byKey[Self.name(of: key, isList: type.isList)] else { return type }
    return replaced(type, by: name)
  }

  /// The type with an identifier in place of its scalar, if its values are such identifiers.
  package func replaced(_ type: TypeReference, by name: SwiftName) -> TypeReference {
    switch type {
    case .optional(let wrapped): .optional(replaced(wrapped, by: name))
    case .array(let element): .array(replaced(element, by: name))
    case .scalar(let scalar): scalars[name].map { $0.has(scalar) } ?? false ? .named(name) : type
    case .dictionary, .named: type
    }
  }

  /// The name of a type for a key: `ProductID` for `product_id` and `product_ids`.
  private static func name(of key: String, isList: Bool) -> String {
    isList ? ProposedName.elementTypeName(key) : ProposedName.typeNamePart(key)
  }

  private static func isGeneral(_ key: String) -> Bool {
    ["ID", "Key", "Name", "Value", "UUID", "Code"].contains(key)
  }
}

extension TypeReference {
  fileprivate var isList: Bool { if case .array = wrapped { true } else { false } }
}

extension Scalar {
  /// Whether values of an inferred scalar are values of this one.
  fileprivate func has(_ inferred: Scalar) -> Bool {
    self == inferred || self == .int64 && inferred == .int || self == .string && inferred == .uuid
  }
}
