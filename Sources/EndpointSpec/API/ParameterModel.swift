import EndpointJSON
import EndpointWire

/// A parameter, or a field of a body whose fields are arguments (`location == .body`).
package struct ParameterModel: Equatable, Sendable {
  package enum Binding: Equatable, Sendable {
    case argument
    /// A value that is always sent and not an argument.
    case constant(JSONValue)
    /// The receiver itself, an identifier.
    case receiver
    case receiverField(SwiftName)
    /// The fields of the struct are arguments. The struct is still sent under its key.
    case spread
  }

  /// The properties that a parameter shares with a field: names, type, default, wire form, secrecy, documentation.
  @Boxed package var field: FieldModel
  package var location: ParameterLocation
  package var binding: Binding
  /// The argument label. Nil for `_`.
  package var label: SwiftName?
  /// A default that the server applies. It is documented and not sent, and the argument is optional.
  @Sparse package var serverDefault: JSONValue? = nil
  /// The style of an array. `repeat` by default.
  package var arrayStyle = ParameterStyle.repeat
  /// The style of an object. `deepObject` by default.
  package var objectStyle = ParameterStyle.deepObject
  package var partEncoding: BodyEncoding?
  /// True if a value in the path may be empty.
  package var allowsEmpty = false
  /// True if the parameter is one of the API's defaults.
  package var isInherited = false
  @NotPartOfEquality package var written: Named<ParameterSpec>
}

extension ParameterModel {
  /// True if its value is the receiver or a field of it.
  package var isBoundToReceiver: Bool {
    switch binding {
    case .receiver, .receiverField: true
    case .argument, .constant, .spread: false
    }
  }

  /// A parameter that no spec contains.
  package init(
    field: FieldModel,
    location: ParameterLocation,
    binding: Binding,
    label: SwiftName?
  ) {
    let spec = ParameterSpec(field: field.written.value)
    self.init(
      field: field,
      location: location,
      binding: binding,
      label: label,
      partEncoding: nil,
      written: Named(field.written.name, spec)
    )
  }
}

extension [ParameterModel] {
  /// The parameters of the endpoint and the fields of its body. Their arguments come first.
  package var own: [ParameterModel] { filter { !$0.isInherited } }

  /// The default parameters of the API. Their arguments come last, since they matter least in a call.
  package var inherited: [ParameterModel] { filter(\.isInherited) }
}

package enum ParameterLocation: String, Sendable { case path, query, header, cookie, body }

extension ParameterStyle {
  package static let ofArrays: [ParameterStyle] = [
    .repeat, .comma, .space, .pipe, .brackets, .indexed, .deepObject,
  ]
  package static let ofObjects: [ParameterStyle] = [.deepObject, .flat, .json]
}
