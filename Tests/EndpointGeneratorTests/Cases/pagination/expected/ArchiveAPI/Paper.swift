// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Paper: Equatable, Sendable {
  public let id: String
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

extension Paper: JSONDecodable {
  private static let keys: JSONKeys = "id title"

  public init?(from json: inout JSONReader) {
    var id = ""
    var title = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      default: json.string(&title)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(id: id, title: title)
  }
}
