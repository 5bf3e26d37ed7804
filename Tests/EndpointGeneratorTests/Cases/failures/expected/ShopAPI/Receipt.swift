// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Receipt: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

// MARK: - Coding

extension Receipt {
  private enum WireKey: ~Copyable {
    case id
  }

  private static let keys: WireKeys = """
    id required
    """

  public init?(from json: inout JSONReader) {
    var id = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.string(&id)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id)
  }
}
