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
    var visitors: [InlineVisitor] = []
    var code: InlineCode?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: state = InlineState(from: &json)
      case .f1: size = InlineSize(from: &json)
      case .f2: json.array(&visitors)
      default: code = InlineCode(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b1111), let state, let size, let code else { return nil }
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

public struct InlineState: OpenEnum {
  public static let open = InlineState(rawValue: "open")
  public static let closed = InlineState(rawValue: "closed")

  public static let allCases: [InlineState] = [.open, .closed]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct InlineSize: Equatable, Sendable {
  public var width: Int
  public var unit: InlineSizeUnit

  public init(width: Int, unit: InlineSizeUnit) {
    self.width = width
    self.unit = unit
  }
}

extension InlineSize: JSONDecodable {
  private static let keys: JSONKeys = "width unit"

  public init?(from json: inout JSONReader) {
    var width = 0
    var unit: InlineSizeUnit?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&width)
      default: unit = InlineSizeUnit(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let unit else { return nil }
    self.init(width: width, unit: unit)
  }
}

extension InlineSize: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", width)
    json.field("unit", unit)
    json.endObject()
  }
}

public enum InlineSizeUnit: String, ClosedEnum {
  case cm = "cm"
  case inch = "inch"
}

public struct InlineVisitor: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

extension InlineVisitor: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&name)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name)
  }
}

extension InlineVisitor: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}

public struct InlineCode: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}
