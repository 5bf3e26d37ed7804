// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Login: Equatable, Sendable, WireEncodable {
  public var password: String

  public init(password: String) {
    self.password = password
  }
}

// MARK: - Coding

extension Login {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("password", password, secret: true)
    json.endObject()
  }
}

// MARK: - Printing

extension Login: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "password": Secret.masked
      ]
    )
  }
}
