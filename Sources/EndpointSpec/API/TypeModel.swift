/// A type of the API.
///
/// It is an immutable class because it is large and many lists share it.
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
  /// The former name, for a deprecated typealias.
  package let was: SwiftName?
  /// True if a request uses the type. It then conforms to `WireEncodable`.
  package let isSent: Bool
  /// True if a response or an error uses the type. It then conforms to `WireDecodable`.
  package let isReceived: Bool
  /// True if the type is defined inline. The diff matches it by its owner.
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

  /// Returns a copy with the given properties replaced.
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
  /// The included fields, then the fields of the struct itself.
  package var fields: [FieldModel]
  /// The type of the values of undeclared keys.
  package var additional: TypeReference?

  package init(fields: [FieldModel], additional: TypeReference?) {
    self.fields = fields
    self.additional = additional
  }
}
