// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Line: Equatable, Sendable, WireDecodable {
  public let length: Int

  public init(length: Int) {
    self.length = length
  }
}

// MARK: - Coding

extension Line {
  private enum WireKey: ~Copyable {
    case length
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("length required", as: .length)
  }

  public init?(from json: inout JSONReader) {
    var length = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .length: json.int(&length)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(length: length)
  }
}
