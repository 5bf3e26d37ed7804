// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Ticket: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

// MARK: - Coding

extension Ticket {
  private enum WireKey: ~Copyable {
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id)
  }
}
