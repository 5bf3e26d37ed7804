/// A type of the API.
package struct TypeModel: Equatable, Sendable {
  package indirect enum Form: Equatable, Sendable {
    case structure(StructModel)
    /// A struct that wraps one scalar.
    case identifier(Scalar)
    case enumeration(EnumModel)
    case union(UnionModel)
    case alias(TypeReference)
    case external(ExternalModel)
  }

  package var name: SwiftName
  package var form: Form
  package var documentation = Documentation()
  package var deprecation: Deprecation?
  /// The former name, for a deprecated typealias.
  package var was: SwiftName?
  /// True if a request uses the type. It then conforms to `WireEncodable`.
  package var isSent = false
  /// True if a response or an error uses the type. It then conforms to `WireDecodable`.
  package var isReceived = false
  /// True if the type is defined inline. The diff matches it by its owner.
  package var isInline = false
  @Uncompared package var place: Place
}

extension TypeModel {
  package init(name: SwiftName, form: Form, place: Place) {
    self.init(name: name, form: form, isInline: false, place: place)
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
