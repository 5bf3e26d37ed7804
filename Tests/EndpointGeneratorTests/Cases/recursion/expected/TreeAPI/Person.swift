// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Person: Equatable, Sendable {
  public let pet: Pet?

  public init(pet: Pet? = nil) {
    self.pet = pet
  }
}

extension Person: JSONDecodable {
  private static let keys: JSONKeys = "pet"

  public init?(from json: inout JSONReader) {
    var pet: Pet?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      pet = Pet(from: &json)
    }
    guard json.finish(&fields) else { return nil }
    self.init(pet: pet)
  }
}

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
