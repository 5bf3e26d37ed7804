import EndpointJSON

/// A wire form that differs from the default of the type.
package enum WireForm: String, Sendable { case number, string }

/// A field of a struct, or the common properties of a parameter.
///
/// It is an immutable class because it is large and copied often.
package final class FieldModel: Sendable {
  package enum Direction: Sendable { case both, response, request }

  package let wireName: WireName
  package let name: SwiftName
  /// The type in the spec. Optional for `T?`. Never optional with a default.
  package let type: TypeReference
  /// The default in its wire form, checked against the type.
  package let defaultValue: JSONValue?
  /// A value that is always sent. The field is then not a property.
  package let constant: JSONValue?
  /// The path of the value in the object, including its key. Nil if it is `wireName`.
  package let at: JSONPath?
  package let isLossy: Bool
  /// True if a value that does not decode is nil.
  package let isLenient: Bool
  package let wire: WireForm?
  package let direction: Direction
  package let limits: LimitsSpec?
  package let was: WireName?
  package let isSecret: Bool
  package let isNullable: Bool
  package let isUserFacing: Bool
  /// True if Swift needs a box, since the type contains itself through the field.
  package let isIndirect: Bool
  package let documentation: Documentation
  package let deprecation: Deprecation?
  package let example: JSONValue?
  package let place: Place

  package init(
    wireName: WireName,
    name: SwiftName,
    type: TypeReference,
    defaultValue: JSONValue? = nil,
    constant: JSONValue? = nil,
    at: JSONPath? = nil,
    isLossy: Bool = false,
    isLenient: Bool = false,
    wire: WireForm? = nil,
    direction: Direction = .both,
    limits: LimitsSpec? = nil,
    was: WireName? = nil,
    isSecret: Bool = false,
    isNullable: Bool = false,
    isUserFacing: Bool = false,
    isIndirect: Bool = false,
    documentation: Documentation = .init(),
    deprecation: Deprecation? = nil,
    example: JSONValue? = nil,
    place: Place
  ) {
    self.wireName = wireName
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.constant = constant
    self.at = at
    self.isLossy = isLossy
    self.isLenient = isLenient
    self.wire = wire
    self.direction = direction
    self.limits = limits
    self.was = was
    self.isSecret = isSecret
    self.isNullable = isNullable
    self.isUserFacing = isUserFacing
    self.isIndirect = isIndirect
    self.documentation = documentation
    self.deprecation = deprecation
    self.example = example
    self.place = place
  }

  /// Returns a copy with the given properties replaced.
  package func with(
    type: TypeReference? = nil,
    defaultValue: JSONValue? = nil,
    at: JSONPath? = nil,
    isNullable: Bool? = nil,
    isIndirect: Bool? = nil,
    documentation: Documentation? = nil,
    deprecation: Deprecation?? = .none
  ) -> FieldModel {
    FieldModel(
      wireName: wireName,
      name: name,
      type: type ?? self.type,
      defaultValue: defaultValue ?? self.defaultValue,
      constant: constant,
      at: at ?? self.at,
      isLossy: isLossy,
      isLenient: isLenient,
      wire: wire,
      direction: direction,
      limits: limits,
      was: was,
      isSecret: isSecret,
      isNullable: isNullable ?? self.isNullable,
      isUserFacing: isUserFacing,
      isIndirect: isIndirect ?? self.isIndirect,
      documentation: documentation ?? self.documentation,
      deprecation: deprecation ?? self.deprecation,
      example: example,
      place: place
    )
  }
}

extension FieldModel: Equatable {
  /// Compares the fields without their places.
  package static func == (left: FieldModel, right: FieldModel) -> Bool {
    left === right
      || left.wireName == right.wireName && left.name == right.name && left.type == right.type
        && left.hasValues(of: right) && left.hasFlags(of: right)
        && left.at == right.at && left.limits == right.limits && left.was == right.was
        && left.documentation == right.documentation && left.deprecation == right.deprecation
  }

  private func hasValues(of other: FieldModel) -> Bool {
    defaultValue == other.defaultValue && constant == other.constant && example == other.example
  }

  private func hasFlags(of other: FieldModel) -> Bool {
    wire == other.wire && direction == other.direction && isLossy == other.isLossy
      && isLenient == other.isLenient
      && isSecret == other.isSecret && isNullable == other.isNullable
      && isUserFacing == other.isUserFacing && isIndirect == other.isIndirect
  }
}

extension FieldModel {
  /// The path of the value in its object. Empty for the object itself.
  package var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }

  /// The first key of the path. Nil for the object itself.
  package var key: String? {
    guard case .key(let name)? = location.first else { return nil }
    return name
  }
}
