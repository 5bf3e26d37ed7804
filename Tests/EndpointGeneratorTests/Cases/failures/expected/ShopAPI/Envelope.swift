// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Envelope: Equatable, Sendable {
  public let error: Detail?

  public init(error: Detail? = nil) {
    self.error = error
  }
}

extension Envelope: JSONDecodable {
  private static let keys: JSONKeys = "error"

  public init?(from json: inout JSONReader) {
    var error: Detail?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      error = Detail(from: &json)
    }
    guard json.finish(&fields) else { return nil }
    self.init(error: error)
  }
}
