// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Hit: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let sort: [JSONValue]

  public init(id: String, sort: [JSONValue]) {
    self.id = id
    self.sort = sort
  }
}

// MARK: - Coding

extension Hit {
  private enum WireKey: ~Copyable {
    case id
    case sort
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("sort required", as: .sort)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var sort: [JSONValue] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .sort: json.array(&sort)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, sort: sort)
  }
}
