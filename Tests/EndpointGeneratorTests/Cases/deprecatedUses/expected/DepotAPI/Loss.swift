// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct DeprecatedLoss: Equatable, Sendable {
  let _text: String

  public init(text: String) {
    self._text = text
  }

  @available(*, deprecated)
  public var text: String { _text }
}

extension DeprecatedLoss: JSONDecodable {
  private static let keys: JSONKeys = "text"

  public init?(from json: inout JSONReader) {
    var text = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&text)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(text: text)
  }
}

@available(*, deprecated)
public typealias Loss = DeprecatedLoss
