// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Moved: Equatable, Sendable, WireDecodable {
  public let origin: String?
  public let target: String?

  public init(origin: String? = nil, target: String? = nil) {
    self.origin = origin
    self.target = target
  }
}

// MARK: - Coding

extension Moved {
  static let keys = WireKeys<Never> { keys in
    keys.addUnread("way always")
  }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    let origin = json.at("way.from", of: object) { $0.string() }
    let target = json.at("way.to", of: object) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(origin: origin, target: target)
  }
}
