import EndpointJSON

/// The direction of a value: clients send requests, servers responses.
package enum Direction: String, Sendable, CaseIterable { case request, response }

/// A field of a struct, or the common properties of a parameter.
package struct FieldModel: Equatable, Sendable {
  package let wireName: WireName
  package let name: SwiftName
  /// The type in the spec. Optional for `T?`. Never optional with a default.
  package var type: TypeReference
  /// The default in its wire form, checked against the type.
  @Sparse package var defaultValue: JSONValue? = nil
  /// A value that is always sent. The field is then not a property.
  @Sparse package var constant: JSONValue? = nil
  /// The path of the value in the object, including its key. Nil if it is `wireName`.
  @Sparse package var at: JSONPath? = nil
  package var isLossy = false
  /// True if a value that does not decode is nil.
  package var isLenient = false
  package var wire: WireForm?
  /// The only direction of the field. Nil for both.
  package var direction: Direction?
  @Sparse package var limits: ValueLimits? = nil
  package var was: WireName?
  package var isSecret = false
  package var isNullable = false
  package var isUserFacing = false
  /// True if Swift needs a box, since the type contains itself through the field.
  package var isIndirect = false
  @Sparse package var documentation = Documentation()
  @Sparse package var deprecation: Deprecation? = nil
  @Sparse package var example: JSONValue? = nil
  /// The field as written. Two fields can be at one place, in an imported document or under a YAML alias.
  @NotPartOfEquality package var written: Named<FieldSpec>
}

extension FieldModel {
  /// A field that no spec contains.
  package init(wireName: WireName, name: SwiftName, type: TypeReference, place: Place) {
    let written = Named(Located(wireName.text, at: place), FieldSpec(place: place))
    self.init(wireName: wireName, name: name, type: type, example: nil, written: written)
  }

  package var place: Place { written.value.place }

  /// True if the field is used in this direction.
  package func travels(_ direction: Direction) -> Bool {
    self.direction == nil || self.direction == direction
  }

  /// The path of the value in its object. Empty for the object itself.
  package var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }

  /// True if the field has three states in a request: absent, null, a value.
  package var isPatch: Bool { isNullable && type.isOptional }

  /// True if the field is decoded from the object itself.
  package var isWhole: Bool { location.isEmpty }

  /// The first key of the path. Nil for the object itself.
  package var key: String? {
    guard case .key(let name)? = location.first else { return nil }
    return name
  }
}
