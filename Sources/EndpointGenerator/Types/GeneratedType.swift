import EndpointSpec

/// A type together with what the options of its module make of it.
///
/// All the blueprints of a type's declarations are made from it, and each of them holds it: a class, so that they share
/// one.
final class GeneratedType: Sendable {
  let model: TypeModel
  let index: APIIndex

  init(model: TypeModel, index: APIIndex) {
    self.model = model
    self.index = index
  }

  private var options: SwiftOptions { index.model.swift }

  /// The full name, where the type is used or extended.
  var name: SwiftName { model.name }
  /// The name in the declaration, which an extension of the owner holds.
  var declaredName: String { name.last.escaped }
  /// `public ` with its blank.
  var access: String { options.access.prefix }
  var isSent: Bool { model.isSent }
  var isDecodable: Bool { model.isReceived || options.isCodableBoth }
  /// A struct with files is a whole multipart body, and no JSON.
  var isEncodable: Bool { (model.isSent || options.isCodableBoth) && !model.holdsFiles }
  /// Whether the properties of a struct can be changed: what is sent is put together step by step.
  var isMutable: Bool { model.isSent || options.isMutable }

  /// What a struct or a union conforms to.
  var conformances: [String] {
    [options.isHashable ? "Hashable" : "Equatable"] + (isIdentifiable ? ["Identifiable"] : [])
      + ["Sendable"] + codingConformances
  }

  /// Whether it is a struct with a property `id` that tells its values apart.
  private var isIdentifiable: Bool {
    guard options.isIdentifiable, case .structure(let structure) = model.form,
      let field = structure.fields.first(where: { $0.name.text == "id" }),
      field.constant == nil, field.deprecation == nil
    else { return false }
    return PropertyBlueprint(field, of: self).absence == .none && index.isHashable(field.type)
  }

  /// `nonisolated ` for a struct or a union without coding, and for its extensions. A module may isolate its types by default,
  /// but none that conforms to a protocol which inherits `SendableMetatype`.
  var isolation: String {
    switch model.form {
    case .structure, .union: codingConformances.isEmpty ? "nonisolated " : ""
    case .identifier, .enumeration, .alias, .external: ""
    }
  }

  private var codingConformances: [String] {
    (isDecodable ? ["WireDecodable"] : []) + (isEncodable ? ["WireEncodable"] : [])
  }
}

extension APIIndex {
  /// Whether values of a type are hashable, whatever the options of the module.
  fileprivate func isHashable(_ type: TypeReference) -> Bool {
    switch resolvingAlias(type) {
    case .scalar(.json), .scalar(.void), .scalar(.file): return false
    case .scalar: return true
    case .named(let name):
      switch self.type(named: name)?.form {
      case .identifier, .enumeration: return true
      case .structure, .union: return model.swift.isHashable
      case .alias, .external, nil: return false
      }
    case .array, .dictionary, .optional: return false
    }
  }
}

extension TypeModel {
  /// Whether a field is a file, or an array of some.
  fileprivate var holdsFiles: Bool {
    guard case .structure(let structure) = form else { return false }
    return structure.fields.contains(where: \.type.isUpload)
  }
}
