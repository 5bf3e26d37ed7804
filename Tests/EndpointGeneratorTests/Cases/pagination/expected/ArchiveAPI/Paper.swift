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
    var id: String?
    var title: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.string()
      default: title = json.string()
      }
    }
    guard json.finish(fields, required: 0b11), let id, let title else { return nil }
    self.init(id: id, title: title)
  }
}
