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
    var id: Int?
    var title: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      default: title = json.string()
      }
    }
    guard json.finish(fields, required: 0b11), let id, let title else { return nil }
    self.init(id: id, title: title)
  }
}
