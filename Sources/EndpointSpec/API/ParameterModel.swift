import EndpointJSON

/// A parameter, or a field of a body whose fields are arguments (`location == .body`).
package struct ParameterModel: Equatable, Sendable {
  package enum Binding: Equatable, Sendable {
    /// An argument of the function.
    case argument
    /// A value that always travels, no argument.
    case constant(JSONValue)
    /// The receiver itself (an identifier).
    case receiver
    /// A field of the receiver.
    case receiverField(SwiftName)
    /// The fields of its struct are the arguments; the struct still travels under its key.
    case spread
  }

  /// What the parameter has in common with a field: names, type, default, wire form, secrecy, texts.
  package var field: FieldModel
  package var location: ParameterLocation
  package var binding: Binding
  /// The argument's label; nil for `_`.
  package var label: SwiftName?
  /// Documented, not sent; the argument is optional.
  @Boxed package var serverDefault: JSONValue?
  /// Of an array that it holds (`repeat` unless said) …
  package var arrayStyle: ParameterStyle
  /// … and of an object (`deepObject` unless said).
  package var objectStyle: ParameterStyle
  /// The encoding of a part of a multipart body.
  package var partEncoding: BodyEncoding?
  /// Whether it is one of the API's defaults.
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
  /// Those whose arguments come before the body's value: the endpoint's own, and the fields of its body.
  package var own: [ParameterModel] { filter { !$0.isInherited } }

  /// Those whose arguments come last: what every endpoint has matters least at a call.
  package var inherited: [ParameterModel] { filter(\.isInherited) }
}

package enum ParameterLocation: String, Sendable { case path, query, header, cookie, body }

package enum ParameterStyle: String, Sendable {
  case `repeat`, comma, space, pipe, brackets, indexed
  case deepObject, flat, json
}
