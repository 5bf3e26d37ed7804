import EndpointJSON

/// How a value travels where it is not the type's own way.
package enum WireForm: String, Sendable { case number, string }

/// A field of a struct, or what a parameter has in common with one.
///
/// A class, since it has many parts and is copied often; none of them changes.
package final class FieldModel: Sendable {
  package enum Direction: Sendable { case both, response, request }

  package let wireName: WireName
  package let name: SwiftName
  /// As the spec says it; optional where the spec has `T?`. With a default it is never optional.
  package let type: TypeReference
  /// The default as on the wire, checked against the type.
  package let defaultValue: JSONValue?
  /// A value that always travels; such a field is no property.
  package let constant: JSONValue?
  /// Where the value lies in the object, its key included; nil: under `wireName`.
  package let at: JSONPath?
  package let isLossy: Bool
  /// Whether a value that cannot be read is nil.
  package let isLenient: Bool
  package let wire: WireForm?
  package let direction: Direction
  package let limits: LimitsSpec?
  package let was: WireName?
  package let isSecret: Bool
  package let isNullable: Bool
  package let isUserFacing: Bool
  /// Whether Swift needs it boxed, since the type holds itself through it.
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

  /// The field with what is given in place of what it has.
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
  /// Whether both say the same: where they stand is no part of that.
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
  /// Where the value lies in its object: empty if it is the object itself.
  package var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }

  /// The key of the object under which the value lies, or what holds it; nil if it is the object itself.
  package var key: String? {
    guard case .key(let name)? = location.first else { return nil }
    return name
  }
}
