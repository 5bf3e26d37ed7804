import EndpointJSON

package struct BodyModel: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// One value. The label of its argument is nil for `_`. If spread, the fields of its struct are the arguments.
    case value(TypeReference, label: SwiftName?, isSpread: Bool)
    /// The parameters of the endpoint with `location == .body`.
    case fields
  }

  package var content: Content
  package var encoding: BodyEncoding
  /// The path that wraps the value: `data` sends `{ "data": … }`.
  package var at: JSONPath?
  /// The style of arrays in a form.
  package var arrayStyle: ParameterStyle
  package var objectStyle: ParameterStyle
  @Uncompared package var place: Place
}

extension BodyModel {
  /// The type of a body with one value. Nil if its fields are arguments.
  package var type: TypeReference? {
    if case .value(let type, _, _) = content { type } else { nil }
  }
}

package enum BodyEncoding: String, Sendable { case json, form, multipart, text, binary }
