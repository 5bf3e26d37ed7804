import EndpointJSON

/// A parameter, or a field of a body whose fields are arguments (`location == .body`).
package struct ParameterModel: Equatable, Sendable {
  package enum Binding: Equatable, Sendable {
    /// An argument of the function.
    case argument
    /// A value that is always sent and not an argument.
    case constant(JSONValue)
    /// The receiver itself, an identifier.
    case receiver
    /// A field of the receiver.
    case receiverField(SwiftName)
    /// The fields of the struct are arguments. The struct is still sent under its key.
    case spread
  }

  /// The properties that a parameter shares with a field: names, type, default, wire form, secrecy, documentation.
  package var field: FieldModel
  package var location: ParameterLocation
  package var binding: Binding
  /// The argument label. Nil for `_`.
  package var label: SwiftName?
  /// A default that the server applies. It is documented and not sent, and the argument is optional.
  @Boxed package var serverDefault: JSONValue?
  /// The style of an array. `repeat` by default.
  package var arrayStyle: ParameterStyle
  /// The style of an object. `deepObject` by default.
  package var objectStyle: ParameterStyle
  /// The encoding of a part of a multipart body.
  package var partEncoding: BodyEncoding?
  /// True if the parameter is one of the API's defaults.
  package var isInherited = false

  package init(
    field: FieldModel,
    location: ParameterLocation,
    binding: Binding,
    label: SwiftName?,
    serverDefault: JSONValue? = nil,
    arrayStyle: ParameterStyle = .repeat,
    objectStyle: ParameterStyle = .deepObject,
    partEncoding: BodyEncoding? = nil
  ) {
    self.field = field
    self.location = location
    self.binding = binding
    self.label = label
    self.serverDefault = serverDefault
    self.arrayStyle = arrayStyle
    self.objectStyle = objectStyle
    self.partEncoding = partEncoding
  }
}

extension [ParameterModel] {
  /// The parameters of the endpoint and the fields of its body. Their arguments come first.
  package var own: [ParameterModel] { filter { !$0.isInherited } }

  /// The default parameters of the API. Their arguments come last, since they matter least in a call.
  package var inherited: [ParameterModel] { filter(\.isInherited) }
}

package enum ParameterLocation: String, Sendable { case path, query, header, cookie, body }

package enum ParameterStyle: String, Sendable {
  case `repeat`, comma, space, pipe, brackets, indexed
  case deepObject, flat, json
}
