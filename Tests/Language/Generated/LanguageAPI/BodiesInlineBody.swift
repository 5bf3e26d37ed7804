// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct BodiesInlineBody: Equatable, Sendable {
  public var n: Int

  public init(n: Int) {
    self.n = n
  }
}

extension BodiesInlineBody: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("n", n)
    json.endObject()
  }
}
