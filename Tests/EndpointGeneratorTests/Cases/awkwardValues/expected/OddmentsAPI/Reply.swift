// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Reply: Equatable, Sendable {
  public let settings: Settings

  public init(settings: Settings = Settings(note: "n")) {
    self.settings = settings
  }
}

extension Reply: JSONDecodable {
  private static let keys: JSONKeys = "settings"

  public init?(from json: inout JSONReader) {
    var settings: Settings = Settings(note: "n")
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      settings = Settings(from: &json) ?? settings
    }
    guard json.finish(&fields) else { return nil }
    self.init(settings: settings)
  }
}
