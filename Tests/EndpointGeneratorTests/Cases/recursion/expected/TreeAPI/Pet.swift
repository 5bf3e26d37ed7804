// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Pet: Equatable, Sendable {
  @Indirect public private(set) var owner: Person?

  public init(owner: Person? = nil) {
    self.owner = owner
  }
}

extension Pet: JSONDecodable {
  private static let keys: JSONKeys = "owner"

  public init?(from json: inout JSONReader) {
    var owner: Person?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      owner = Person(from: &json)
    }
    guard json.finish(&fields) else { return nil }
    self.init(owner: owner)
  }
}
