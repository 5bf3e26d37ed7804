import EndpointJSON

/// A type of the API.
///
/// A class, since every list of types holds some, and they are copied often; none of its parts changes.
package final class TypeModel: Sendable {
  package enum Form: Sendable {
    case structure(StructModel)
    /// A struct that wraps one scalar.
    case identifier(Scalar)
    case enumeration(EnumModel)
    case union(UnionModel)
    case alias(TypeReference)
  }

  package let name: SwiftName
  package let form: Form
  package let documentation: Documentation
  package let deprecation: Deprecation?
  /// The name it had: a deprecated typealias is generated.
  package let was: SwiftName?
  /// Whether a request reaches it: it gets `JSONEncodable`.
  package let isSent: Bool
  /// Whether a response (or an error) reaches it: it gets `JSONDecodable`.
  package let isReceived: Bool
  /// Whether the type was defined in place; the diff matches it by its owner.
  package let isInline: Bool
  package let place: Place

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

  /// The type with what is given in place of what it has.
  package func with(
    name: SwiftName? = nil,
    form: Form? = nil,
    isSent: Bool? = nil,
    isReceived: Bool? = nil
  ) -> TypeModel {
    TypeModel(
      name: name ?? self.name,
      form: form ?? self.form,
      documentation: documentation,
      deprecation: deprecation,
      was: was,
      isSent: isSent ?? self.isSent,
      isReceived: isReceived ?? self.isReceived,
      isInline: isInline,
      place: place
    )
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
