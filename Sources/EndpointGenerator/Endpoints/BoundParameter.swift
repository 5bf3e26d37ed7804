import EndpointSpec

/// A parameter and the expression of its value: an argument, a constant, the receiver, or a struct of arguments.
///
/// All places that send it (path, query, header, cookie, body) use this expression, whatever its source.
struct BoundParameter {
  var model: ParameterModel
  var value: SwiftExpression
  /// The type of the value. An optional if nil is allowed.
  var type: TypeReference

  var field: FieldModel { model.field }
  var wireName: String { field.wireName.text }

  /// The expression as text, for places that accept only text.
  var text: String { value.text }
}

/// The body of an endpoint with one value.
struct BoundBody {
  var type: TypeReference
  var value: SwiftExpression
  /// The expressions of the fields by name, if they are arguments.
  var fields: [SwiftName: SwiftExpression] = [:]
}
