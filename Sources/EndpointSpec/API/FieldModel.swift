import EndpointJSON

/// A kind of message: servers send responses, clients requests.
package enum Message: String, Sendable { case response, request }

/// A wire form that differs from the default of the type.
package enum WireForm: String, Sendable { case number, string }

/// A field of a struct, or the common properties of a parameter.
package struct FieldModel: Equatable, Sendable {
  package enum Direction: Sendable {
    case both, response, request

    /// True if messages of a kind have the field.
    func includes(_ message: Message) -> Bool {
      switch self {
      case .both: true
      case .response: message == .response
      case .request: message == .request
      }
    }
  }

  package let wireName: WireName
  package let name: SwiftName
  /// The type in the spec. Optional for `T?`. Never optional with a default.
  package var type: TypeReference
  /// The default in its wire form, checked against the type.
  @Boxed package var defaultValue: JSONValue? = nil
  /// A value that is always sent. The field is then not a property.
  @Boxed package var constant: JSONValue? = nil
  /// The path of the value in the object, including its key. Nil if it is `wireName`.
  @Boxed package var at: JSONPath? = nil
  package var isLossy = false
  /// True if a value that does not decode is nil.
  package var isLenient = false
  package var wire: WireForm?
  package var direction = Direction.both
  @Boxed package var limits: LimitsSpec? = nil
  package var was: WireName?
  package var isSecret = false
  package var isNullable = false
  package var isUserFacing = false
  /// True if Swift needs a box, since the type contains itself through the field.
  package var isIndirect = false
  @Boxed package var documentation = Documentation()
  @Boxed package var deprecation: Deprecation? = nil
  @Boxed package var example: JSONValue? = nil
  @Uncompared package var place: Place
}

extension FieldModel {
  package init(wireName: WireName, name: SwiftName, type: TypeReference, place: Place) {
    self.init(wireName: wireName, name: name, type: type, example: nil, place: place)
  }

  /// The path of the value in its object. Empty for the object itself.
  package var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }

  /// True if the field is decoded from the object itself.
  package var isWhole: Bool { location.isEmpty }

  /// The first key of the path. Nil for the object itself.
  package var key: String? {
    guard case .key(let name)? = location.first else { return nil }
    return name
  }
}
