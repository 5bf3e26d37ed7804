// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Refusal: Equatable, Sendable {
  public let reason: String?

  public init(reason: String? = nil) {
    self.reason = reason
  }
}

extension Refusal: JSONDecodable {
  private static let keys: JSONKeys = "reason"

  public init?(from json: inout JSONReader) {
    var reason: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&reason)
    }
    guard json.finish(&fields) else { return nil }
    self.init(reason: reason)
  }
}
