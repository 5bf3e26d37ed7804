// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct VeryLongNamedPropertyOfOneFlagAmongManyOthers: Equatable, Sendable, WireDecodable {
  public let isOn: Bool

  public init(isOn: Bool) {
    self.isOn = isOn
  }
}

// MARK: - Coding

extension VeryLongNamedPropertyOfOneFlagAmongManyOthers {
  private enum WireKey: ~Copyable {
    case isOn
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("isOn required", as: .isOn)
  }

  public init?(from json: inout JSONReader) {
    var isOn = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .isOn: json.bool(&isOn)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(isOn: isOn)
  }
}
