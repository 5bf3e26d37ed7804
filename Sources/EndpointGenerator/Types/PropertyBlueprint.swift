import EndpointJSON
import EndpointSpec

/// A field of a struct as a Swift property.
///
/// ```swift
/// /// Where the picture is.
/// public let image: URL?
/// ```
struct PropertyBlueprint {
  /// The value of an absent field.
  enum Absence: Equatable {
    /// The field cannot be absent.
    case none
    case optional
    /// Absent, null and a value are distinct.
    case patch
    /// The default in the spec.
    case defaultValue
  }

  let field: FieldModel
  let type: GeneratedType
  let absence: Absence
  /// The expression for an absent value. Nil if the field cannot be absent.
  let absentValue: String?

  init(_ field: FieldModel, of type: GeneratedType) {
    self.field = field
    self.type = type
    absence = Self.absence(of: field, in: type)
    absentValue = Self.value(for: absence, of: field, in: type)
  }

  private static func absence(of field: FieldModel, in type: GeneratedType) -> Absence {
    if field.defaultValue != nil { return .defaultValue }
    let isOptional = type.index.isOptional(field.type)
    if field.isNullable, isOptional, type.isSent { return .patch }
    if isOptional || field.isNullable || isMissing(field, in: type) { return .optional }
    return .none
  }

  private static func value(
    for absence: Absence,
    of field: FieldModel,
    in type: GeneratedType
  ) -> String? {
    switch absence {
    case .none: return nil
    case .optional: return "nil"
    case .patch: return ".keep"
    case .defaultValue:
      let value = field.defaultValue ?? .null
      return type.index.expression(value, as: field.type, wire: field.wire) ?? jsonLiteral(value)
    }
  }

  /// True if the field does not exist in one of the directions of the type.
  private static func isMissing(_ field: FieldModel, in type: GeneratedType) -> Bool {
    switch field.direction {
    case nil: false
    case .response: type.isSent
    case .request: type.isDecodable
    }
  }

  var name: SwiftName { field.name }

  /// The type of the value, without the optional for absence.
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

  /// The parameter in the initializer: `image: URL? = nil`.
  var parameter: String {
    let parameter = name.parameter(swiftType)
    guard let absentValue else { return parameter }
    return "\(parameter) = \(absentValue)"
  }

  var storedName: SwiftName { field.storedName }

  var isDecoded: Bool { type.isDecodable && field.direction != .request }
  var isEncoded: Bool { type.isEncodable && field.direction != .response }
}
