import EndpointJSON

/// A type of the API.
package struct TypeModel: Sendable {
  package enum Form: Sendable {
    case structure(StructModel)
    /// A struct that wraps one scalar.
    case identifier(Scalar)
    case enumeration(EnumModel)
    case union(UnionModel)
    case alias(TypeReference)
  }

  package var name: SwiftName
  package var form: Form
  package var documentation: Documentation
  @Boxed package var deprecation: Deprecation?
  /// The name it had: a deprecated typealias is generated.
  @Boxed package var was: SwiftName?
  /// Whether a request reaches it: it gets `JSONEncodable`.
  package var isSent: Bool
  /// Whether a response (or an error) reaches it: it gets `JSONDecodable`.
  package var isReceived: Bool
  /// Whether the type was defined in place; the diff matches it by its owner.
  package var isInline: Bool
  package var place: Place

  package init(
    name: SwiftName,
    form: Form,
    documentation: Documentation = .init(),
    deprecation: Deprecation? = nil,
    was: SwiftName? = nil,
    isSent: Bool = false,
    isReceived: Bool = false,
    isInline: Bool = false,
    place: Place
  ) {
    self.name = name
    self.form = form
    self.documentation = documentation
    self.deprecation = deprecation
    self.was = was
    self.isSent = isSent
    self.isReceived = isReceived
    self.isInline = isInline
    self.place = place
  }
}

package struct StructModel: Sendable {
  /// Included fields first, own ones after, as `include` says.
  package var fields: [FieldModel]
  /// The type of the values of keys that no field names.
  package var additional: TypeReference?

  package init(fields: [FieldModel], additional: TypeReference?) {
    self.fields = fields
    self.additional = additional
  }
}

/// How a value travels where it is not the type's own way.
package enum WireForm: String, Sendable { case number, string }

package struct FieldModel: Equatable, Sendable {
  package enum Direction: Sendable { case both, response, request }

  package var wireName: WireName
  package var name: SwiftName
  /// As the spec says it; optional where the spec has `T?`. With a default it is never optional.
  package var type: TypeReference
  /// The default as on the wire, checked against the type.
  @Boxed package var defaultValue: JSONValue?
  /// A value that always travels; such a field is no property.
  @Boxed package var constant: JSONValue?
  /// Where the value lies in the object, its key included; nil: under `wireName`.
  package var at: JSONPath?
  package var isLossy: Bool
  package var wire: WireForm?
  package var direction: Direction
  @Boxed package var limits: LimitsSpec?
  @Boxed package var was: WireName?
  package var isSecret: Bool
  package var isNullable: Bool
  package var isUserFacing: Bool
  /// Whether Swift needs it boxed, since the type holds itself through it.
  package var isIndirect: Bool
  package var documentation: Documentation
  @Boxed package var deprecation: Deprecation?
  @Boxed package var example: JSONValue?
  @Uncompared package var place: Place

  package init(
    wireName: WireName,
    name: SwiftName,
    type: TypeReference,
    defaultValue: JSONValue? = nil,
    constant: JSONValue? = nil,
    at: JSONPath? = nil,
    isLossy: Bool = false,
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
}

extension FieldModel {
  /// Where the value lies in its object: empty if it is the object itself.
  package var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }
}

package struct EnumModel: Sendable {
  package enum RawType: Sendable { case string, int }

  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer.
    package var value: JSONValue
    package var documentation: Documentation
    package var deprecation: Deprecation?
    package var was: SwiftName?
    @Uncompared package var place: Place

    package init(
      name: SwiftName,
      value: JSONValue,
      documentation: Documentation = .init(),
      deprecation: Deprecation? = nil,
      was: SwiftName? = nil,
      place: Place
    ) {
      self.name = name
      self.value = value
      self.documentation = documentation
      self.deprecation = deprecation
      self.was = was
      self.place = place
    }
  }

  package var rawType: RawType
  package var cases: [Case]
  package var isClosed: Bool

  package init(rawType: RawType, cases: [Case], isClosed: Bool) {
    self.rawType = rawType
    self.cases = cases
    self.isClosed = isClosed
  }
}

package struct UnionModel: Sendable {
  package struct Member: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer; nil in a union without tags.
    package var tag: JSONValue?
    package var type: TypeReference
    @Uncompared package var place: Place

    package init(name: SwiftName, tag: JSONValue?, type: TypeReference, place: Place) {
      self.name = name
      self.tag = tag
      self.type = type
      self.place = place
    }
  }

  package var members: [Member]
  /// The wire name of the field that holds the tag.
  package var by: WireName?
  package var isClosed: Bool
  /// Whether the enum must be `indirect`.
  package var isIndirect: Bool

  package init(members: [Member], by: WireName?, isClosed: Bool, isIndirect: Bool = false) {
    self.members = members
    self.by = by
    self.isClosed = isClosed
    self.isIndirect = isIndirect
  }
}
