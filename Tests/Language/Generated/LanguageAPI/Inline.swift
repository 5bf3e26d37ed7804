// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Inline: Equatable, Sendable, WireDecodable, WireEncodable {
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

public struct InlineState: OpenEnum {
  public static let open = InlineState(rawValue: "open")
  public static let closed = InlineState(rawValue: "closed")

  public static let allCases: [InlineState] = [
    .open,
    .closed,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct InlineSize: Equatable, Sendable, WireDecodable, WireEncodable {
  public var width: Int
  public var unit: InlineSizeUnit

  public init(width: Int, unit: InlineSizeUnit) {
    self.width = width
    self.unit = unit
  }
}

public enum InlineSizeUnit: String, ClosedEnum {
  case cm = "cm"
  case inch = "inch"
}

public struct InlineVisitor: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

public struct InlineCode: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

// MARK: - Coding

extension Inline {
  private enum WireKey: ~Copyable {
    case state
    case size
    case visitors
    case code
  }

  private static let keys: WireKeys = """
    state required
    size required
    visitors required
    code required
    """

  public init?(from json: inout JSONReader) {
    var state: InlineState?
    var size: InlineSize?
    var visitors: [InlineVisitor] = []
    var code: InlineCode?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .state: state = InlineState(from: &json)
      case .size: size = InlineSize(from: &json)
      case .visitors: json.array(&visitors)
      case .code: code = InlineCode(from: &json)
      }
    }
    guard json.finish(&object), let state, let size, let code else { return nil }
    self.init(state: state, size: size, visitors: visitors, code: code)
  }
}

extension Inline {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("state", state)
    json.field("size", size)
    json.field("visitors", visitors)
    json.field("code", code)
    json.endObject()
  }
}

extension InlineSize {
  private enum WireKey: ~Copyable {
    case width
    case unit
  }

  private static let keys: WireKeys = """
    width required
    unit required
    """

  public init?(from json: inout JSONReader) {
    var width = 0
    var unit: InlineSizeUnit?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .width: json.int(&width)
      case .unit: unit = InlineSizeUnit(from: &json)
      }
    }
    guard json.finish(&object), let unit else { return nil }
    self.init(width: width, unit: unit)
  }
}

extension InlineSize {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", width)
    json.field("unit", unit)
    json.endObject()
  }
}

extension InlineVisitor {
  private enum WireKey: ~Copyable {
    case name
  }

  private static let keys: WireKeys = """
    name required
    """

  public init?(from json: inout JSONReader) {
    var name = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name)
  }
}

extension InlineVisitor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}
