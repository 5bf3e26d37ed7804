// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Issue: Equatable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Issue: JSONDecodable {
  private static let keys: JSONKeys = "id title"

  public init?(from json: inout JSONReader) {
    var id = 0
    var title = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      default: json.string(&title)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(id: id, title: title)
  }
}
