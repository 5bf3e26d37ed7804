// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct TablesSeatsFailureLocked: Equatable, Sendable, WireDecodable {
  public let until: Date

  public init(until: Date) {
    self.until = until
  }
}

// MARK: - Coding

extension TablesSeatsFailureLocked {
  private enum WireKey: ~Copyable {
    case until
  }

  private static let keys: WireKeys = """
    until required
    """

  public init?(from json: inout JSONReader) {
    var until: Date?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .until: until = json.date()
      }
    }
    guard json.finish(&object), let until else { return nil }
    self.init(until: until)
  }
}
