// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Envelope: Equatable, Sendable {
  public let error: Detail?

  public init(error: Detail? = nil) {
    self.error = error
  }
}

extension Envelope: JSONDecodable {
  private static let keys: JSONKeys = "error"

  public init?(from json: inout JSONReader) {
    var error: Detail?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      error = Detail(from: &json)
    }
    guard json.finish(&fields) else { return nil }
    self.init(error: error)
  }
}

public struct Detail: Equatable, Sendable {
  public let text: String?

  public init(text: String? = nil) {
    self.text = text
  }
}

extension Detail: JSONDecodable {
  private static let keys: JSONKeys = "text"

  public init?(from json: inout JSONReader) {
    var text: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&text)
    }
    guard json.finish(&fields) else { return nil }
    self.init(text: text)
  }
}
