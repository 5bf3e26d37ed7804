// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Only: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

extension Only: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {}
    let name = json.at("a.b", of: fields, required: true) { $0.string() }
    guard json.finish(&fields), let name else { return nil }
    self.init(name: name)
  }
}
