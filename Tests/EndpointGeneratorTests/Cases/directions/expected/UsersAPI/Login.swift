// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Login: Equatable, Sendable {
  public var password: String

  public init(password: String) {
    self.password = password
  }
}

extension Login: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("password", password, secret: true)
    json.endObject()
  }
}

extension Login: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(self, ["password": Secret.masked])
  }
}
