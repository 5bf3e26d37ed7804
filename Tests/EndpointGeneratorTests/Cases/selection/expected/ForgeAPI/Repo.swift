// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Repo: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

extension Repo: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      name = json.string()
    }
    guard json.finish(fields, required: 0b1), let name else { return nil }
    self.init(name: name)
  }
}
