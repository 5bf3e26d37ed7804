// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Person: Equatable, Sendable, WireDecodable {
  public let name: String
  public let home: House?

  public init(name: String, home: House? = nil) {
    self.name = name
    self.home = home
  }
}

// MARK: - Coding

extension Person {
  private enum WireKey: ~Copyable {
    case name
    case home
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("home", as: .home)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var home: House?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .home: json.value(&home)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, home: home)
  }
}
