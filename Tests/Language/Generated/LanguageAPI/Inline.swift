// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Inline: Equatable, Sendable {
  public var state: InlineState
  public var size: InlineSize
  public var visitors: [InlineVisitor]
  public var code: InlineCode

  public init(state: InlineState, size: InlineSize, visitors: [InlineVisitor], code: InlineCode) {
    self.state = state
    self.size = size
    self.visitors = visitors
    self.code = code
  }
}

extension Inline: JSONDecodable {
  private static let keys: JSONKeys = "state size visitors code"

  public init?(from json: inout JSONReader) {
    var state: InlineState?
    var size: InlineSize?
    var visitors: [InlineVisitor]?
    var code: InlineCode?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: state = InlineState(from: &json)
      case 1: size = InlineSize(from: &json)
      case 2: visitors = json.array(of: InlineVisitor.self)
      default: code = InlineCode(from: &json)
      }
    }
    guard json.finish(fields, required: 0b1111), let state, let size, let visitors, let code
    else { return nil }
    self.init(state: state, size: size, visitors: visitors, code: code)
  }
}

extension Inline: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("state", state)
    json.field("size", size)
    json.field("visitors", visitors)
    json.field("code", code)
    json.endObject()
  }
}
