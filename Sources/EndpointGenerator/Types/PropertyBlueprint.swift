import EndpointJSON
import EndpointMustache
import EndpointSpec

/// A field of a struct as Swift sees it.
///
/// ```swift
/// /// Where the picture is.
/// public let image: URL?
/// ```
struct PropertyBlueprint {
  /// What stands for the absence of the value, if it may be absent.
  enum Absence: Equatable {
    /// It may not.
    case none
    case optional
    /// Absent, null and a value are three states.
    case patch
    /// The spec's default, as an expression.
    case defaultValue(String)
  }

  let field: FieldModel
  let type: GeneratedType
  let absence: Absence

  init(_ field: FieldModel, of type: GeneratedType) {
    self.field = field
    self.type = type
    self.absence = Self.absence(of: field, in: type)
  }

  private static func absence(of field: FieldModel, in type: GeneratedType) -> Absence {
    if let value = field.defaultValue {
      return .defaultValue(
        swiftExpression(value, as: field.type, in: type.index, wire: field.wire))
    }
    let isOptional = type.index.isOptional(field.type)
    if field.isNullable, isOptional, type.isSent { return .patch }
    if isOptional || field.isNullable || isMissing(field, in: type) { return .optional }
    return .none
  }

  /// Whether there is no value in one of the directions that the type travels.
  private static func isMissing(_ field: FieldModel, in type: GeneratedType) -> Bool {
    switch field.direction {
    case .both: false
    case .response: type.isSent
    case .request: type.isDecodable
    }
  }

  var name: SwiftName { field.name }

  /// The type of the value itself, without what its absence adds.
  var valueType: TypeReference {
    if case .optional(let wrapped) = type.index.resolvingAlias(field.type) { return wrapped }
    return field.type
  }

  /// `URL?`
  var swiftType: String {
    switch absence {
    case .none, .defaultValue: typeText(field.type)
    case .patch: "Patch<\(typeText(valueType))>"
    case .optional:
      type.index.isOptional(field.type) ? typeText(field.type) : "\(typeText(field.type))?"
    }
  }

  /// The default argument in the initialiser.
  var defaultArgument: String? {
    switch absence {
    case .none: nil
    case .optional: "nil"
    case .patch: ".keep"
    case .defaultValue(let expression): expression
    }
  }

  var storedName: SwiftName { field.storedName }

  var isDecoded: Bool { type.isDecodable && field.direction != .request }
  var isEncoded: Bool { type.isEncodable && field.direction != .response }
}
