// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

package struct Problem: Equatable, Sendable {
  package let text: String?

  package init(text: String? = nil) {
    self.text = text
  }
}

extension Problem: JSONDecodable {
  private static let keys: JSONKeys = "text"

  package init?(from json: inout JSONReader) {
    var text: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&text)
    }
    guard json.finish(&fields) else { return nil }
    self.init(text: text)
  }
}
