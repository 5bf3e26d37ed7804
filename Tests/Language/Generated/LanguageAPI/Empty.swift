// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Empty: Equatable, Sendable, WireDecodable, WireEncodable {
  public init() {}
}

// MARK: - Coding

extension Empty {
  private static let keys = WireKeys<Never> { _ in }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    guard json.finish(&object) else { return nil }
    self.init()
  }
}

extension Empty {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
