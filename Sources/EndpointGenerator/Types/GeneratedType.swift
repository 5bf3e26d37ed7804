import EndpointSpec

/// A type and the options of its module.
///
/// It is a class because all blueprints of a type's declarations share it.
final class GeneratedType: Sendable {
  let model: TypeModel
  let index: APIIndex

  init(model: TypeModel, index: APIIndex) {
    self.model = model
    self.index = index
  }

  private var options: SwiftOptions { index.model.swift }

  /// The full name, for uses and extensions.
  var name: SwiftName { model.name }
  /// The former name that needs an alias. Nil if the alias of an enclosing type leads to the type: after a rename of
  /// `Order` to `Purchase`, `Order.Status` is `Purchase.Status`.
  var formerName: SwiftName? {
    model.was.flatMap { index.model.name(afterRenamesAround: $0) == name ? nil : $0 }
  }
  /// The name in the declaration, which is nested in an extension of the owner.
  var declaredName: String { name.last.escaped }
  /// The access keyword with a space: `public `.
  var access: String { options.access.prefix }
  var isSent: Bool { model.isSent }
  var isDecodable: Bool { model.isReceived || options.isCodableBoth }
  /// True if the type is encoded. A struct with files is a multipart body and not JSON.
  var isEncodable: Bool {
    (model.isSent || options.isCodableBoth) && !model.fields.contains(where: \.type.isUpload)
  }
  /// True if the properties of a struct are variables. Request types are, so that they can be built step by step.
  var isMutable: Bool { model.isSent || options.isMutable }

  /// True for an enum of the events of a stream.
  private var isOfEvents: Bool {
    if case .union(let union) = model.form { union.isOfEvents } else { false }
  }

  /// The conformances of a struct or a union.
  var conformances: [String] {
    [options.isHashable ? "Hashable" : "Equatable"] + (isIdentifiable ? ["Identifiable"] : [])
      + ["Sendable"] + codingConformances
  }

  /// True for a struct with a property `id` that can identify its values.
  private var isIdentifiable: Bool {
    guard options.isIdentifiable,
      let field = model.fields.first(where: { $0.name.text == "id" }),
      field.constant == nil, field.deprecation == nil
    else { return false }
    return PropertyBlueprint(field, of: self).absence == .none && index.isHashable(field.type)
  }

  /// The modifier `nonisolated ` for a struct or a union without coding, and for its extensions. A module may isolate
  /// its types by default, except types with a protocol that inherits `SendableMetatype`.
  var isolation: String {
    switch model.form {
    case .structure, .union:
      codingConformances.isEmpty && !isIndirectWithoutCoding ? "nonisolated " : ""
    case .identifier, .enumeration, .alias, .external: ""
    }
  }

  /// Whether it is a struct without coding that has a property `@Indirect`, which cannot be `nonisolated`. It conforms to
  /// `MemberwiseEquatable` instead: with `SendableMetatype` alone, Swift 6.3 reports a circular reference.
  var isIndirectWithoutCoding: Bool {
    codingConformances.isEmpty && model.fields.contains(where: \.isIndirect)
  }

  private var codingConformances: [String] {
    if isOfEvents { return isDecodable ? ["EventDecodable"] : [] }
    return (isDecodable ? ["WireDecodable"] : []) + (isEncodable ? ["WireEncodable"] : [])
  }
}

extension APIIndex {
  /// True if values of a type are hashable, independent of the options of the module.
  fileprivate func isHashable(_ type: TypeReference) -> Bool {
    switch resolvingAlias(type) {
    case .scalar(.json), .scalar(.void), .scalar(.file): return false
    case .scalar: return true
    case .named(let name):
      switch form(of: name) {
      case .identifier, .enumeration: return true
      case .structure, .union: return model.swift.isHashable
      case .alias, .external, nil: return false
      }
    case .array, .dictionary, .optional: return false
    }
  }
}

extension APIModel {
  fileprivate func name(afterRenamesAround former: SwiftName) -> SwiftName {
    guard let owner = former.owner else { return former }
    let renamed = types.first { $0.was == owner }?.name
    return SwiftName(former.last.text, in: renamed ?? name(afterRenamesAround: owner))
  }
}
