/// A type of the API.
///
/// A class, since every list of types holds some, and they are copied often; none of its parts changes.
package final class TypeModel: Sendable {
  package enum Form: Equatable, Sendable {
    case structure(StructModel)
    /// A struct that wraps one scalar.
    case identifier(Scalar)
    case enumeration(EnumModel)
    case union(UnionModel)
    case alias(TypeReference)
    case external(ExternalModel)
  }

  package let name: SwiftName
  package let form: Form
  package let documentation: Documentation
  package let deprecation: Deprecation?
  /// The name it had: a deprecated typealias is generated.
  package let was: SwiftName?
  /// Whether a request reaches it: it gets `WireEncodable`.
  package let isSent: Bool
  /// Whether a response (or an error) reaches it: it gets `WireDecodable`.
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

package struct StructModel: Equatable, Sendable {
  /// Included fields first, own ones after, as `include` says.
  package var fields: [FieldModel]
  /// The type of the values of keys that no field names.
  package var additional: TypeReference?

  package init(fields: [FieldModel], additional: TypeReference?) {
    self.fields = fields
    self.additional = additional
  }
}
