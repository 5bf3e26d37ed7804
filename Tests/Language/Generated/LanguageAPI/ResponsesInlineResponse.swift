// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct ResponsesInlineResponse: Equatable, Sendable {
  public let n: Int
  public let kind: ResponsesInlineResponseKind

  public init(n: Int, kind: ResponsesInlineResponseKind) {
    self.n = n
    self.kind = kind
  }
}

extension ResponsesInlineResponse: JSONDecodable {
  private static let keys: JSONKeys = "n kind"

  public init?(from json: inout JSONReader) {
    var n: Int?
    var kind: ResponsesInlineResponseKind?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: n = json.int()
      default: kind = ResponsesInlineResponseKind(from: &json)
      }
    }
    guard json.finish(fields, required: 0b11), let n, let kind else { return nil }
    self.init(n: n, kind: kind)
  }
}
