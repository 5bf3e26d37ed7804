// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Limit: Equatable, Sendable, WireDecodable {
  public let limit: Int
  public let message: String

  public init(limit: Int, message: String) {
    self.limit = limit
    self.message = message
  }
}

// MARK: - Coding

extension Limit {
  private enum WireKey: ~Copyable {
    case limit
    case message
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("limit required", as: .limit)
    keys.add("message required", as: .message)
  }

  public init?(from json: inout JSONReader) {
    var limit = 0
    var message = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .limit: json.int(&limit)
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(limit: limit, message: message)
  }
}
