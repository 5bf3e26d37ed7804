import EndpointSpec

/// A parameter with the expression of its value: an argument, a constant, the receiver, or a struct put together
/// from arguments.
///
/// Every place that sends it (path, query, header, cookie, body) reads this, and none cares where the value is from.
struct BoundParameter {
  var model: ParameterModel
  var value: SwiftExpression
  /// The type of the value, optional if nil may stand in its place.
  var type: TypeReference

  var field: FieldModel { model.field }
  var wireName: String { field.wireName.text }

  /// The value's own text, for places that take no other expression.
  var text: String { value.text }
}

/// The body of an endpoint whose body is one value.
struct BoundBody {
  var type: TypeReference
  var value: SwiftExpression
  /// Where the fields of the value's struct are arguments: each by its name.
  var fields: [SwiftName: SwiftExpression] = [:]
}
