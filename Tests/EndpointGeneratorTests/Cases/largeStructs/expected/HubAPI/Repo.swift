// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Repo: Equatable, Sendable {
  @Indirect public private(set) var owner: Account
  /// Whose it was.
  @Indirect public private(set) var parent: Account?
  public let admins: [Account]
  public let name: String

  public init(owner: Account, parent: Account? = nil, admins: [Account], name: String) {
    self.owner = owner
    self.parent = parent
    self.admins = admins
    self.name = name
  }
}

extension Repo: JSONDecodable {
  private static let keys: JSONKeys = "owner parent admins name"

  public init?(from json: inout JSONReader) {
    var owner: Account?
    var parent: Account?
    var admins: [Account] = []
    var name = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: owner = Account(from: &json)
      case .f1: parent = Account(from: &json)
      case .f2: json.array(&admins)
      default: json.string(&name)
      }
    }
    guard json.finish(&fields, required: 0b1101), let owner else { return nil }
    self.init(owner: owner, parent: parent, admins: admins, name: name)
  }
}
