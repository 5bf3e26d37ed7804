// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Job: Equatable, Sendable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}

extension Job: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id: Int?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      id = json.int()
    }
    guard json.finish(fields, required: 0b1), let id else { return nil }
    self.init(id: id)
  }
}
