// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct House: Equatable, Sendable {
  @Indirect public private(set) var owner: Person
  public let street: String

  public init(owner: Person, street: String) {
    self.owner = owner
    self.street = street
  }
}

extension House: JSONDecodable {
  private static let keys: JSONKeys = "owner street"

  public init?(from json: inout JSONReader) {
    var owner: Person?
    var street = ""
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: owner = Person(from: &json)
      default: json.string(&street)
      }
    }
    guard json.finish(&fields, required: 0b11), let owner else { return nil }
    self.init(owner: owner, street: street)
  }
}
