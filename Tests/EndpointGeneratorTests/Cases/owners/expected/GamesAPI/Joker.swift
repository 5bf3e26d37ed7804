// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Joker: Equatable, Sendable, WireDecodable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension Joker {
  @available(*, deprecated, renamed: "Tables.laugh()")
  public static func laugh() -> Games.Request<Void> {
    Tables.laugh()
  }
}

// MARK: - Coding

extension Joker {
  private enum WireKey: ~Copyable {
    case number
  }

  private static let keys: WireKeys = """
    number required
    """

  public init?(from json: inout JSONReader) {
    var number = 0
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .number: json.int(&number)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(number: number)
  }
}
