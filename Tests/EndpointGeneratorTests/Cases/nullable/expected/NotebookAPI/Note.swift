// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Note: Equatable, Sendable {
  public let title: String?
  public let body: String?

  public init(title: String? = nil, body: String? = nil) {
    self.title = title
    self.body = body
  }
}

extension Note: JSONDecodable {
  private static let keys: JSONKeys = "title body"

  public init?(from json: inout JSONReader) {
    var title: String?
    var body: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&title)
      default: json.string(&body)
      }
    }
    guard json.finish(&fields) else { return nil }
    self.init(title: title, body: body)
  }
}
