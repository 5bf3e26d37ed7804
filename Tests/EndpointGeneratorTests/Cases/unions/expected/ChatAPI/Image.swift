// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Image: Equatable, Sendable {
  public var url: URL

  public init(url: URL) {
    self.url = url
  }
}

extension Image: JSONDecodable {
  private static let keys: JSONKeys = "url"

  public init?(from json: inout JSONReader) {
    var url: URL?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      url = json.url()
    }
    guard json.finish(&fields, required: 0b1), let url else { return nil }
    self.init(url: url)
  }
}

extension Image: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.endObject()
  }
}
