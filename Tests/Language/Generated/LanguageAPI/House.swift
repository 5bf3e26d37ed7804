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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: owner = Person(from: &json)
      default: json.string(&street)
      }
    }
    guard json.finish(&fields, required: 0b11), let owner else { return nil }
    self.init(owner: owner, street: street)
  }
}

public struct Person: Equatable, Sendable {
  public let name: String
  public let home: House?

  public init(name: String, home: House? = nil) {
    self.name = name
    self.home = home
  }
}

extension Person: JSONDecodable {
  private static let keys: JSONKeys = "name home"

  public init?(from json: inout JSONReader) {
    var name = ""
    var home: House?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default: home = House(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(name: name, home: home)
  }
}
