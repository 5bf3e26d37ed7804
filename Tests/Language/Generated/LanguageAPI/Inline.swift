// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Inline: Equatable, Sendable, WireDecodable, WireEncodable {
  public var state: Inline.State
  public var size: Inline.Size
  public var visitors: [Inline.Visitor]
  public var code: Inline.Code

  public init(state: Inline.State, size: Inline.Size, visitors: [Inline.Visitor], code: Inline.Code)
  {
    self.state = state
    self.size = size
    self.visitors = visitors
    self.code = code
  }
}

extension Inline {
  public struct State: OpenEnum {
    public static let open = State(rawValue: "open")
    public static let closed = State(rawValue: "closed")

    public static let allCases: [State] = [
      .open,
      .closed,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Inline {
  public struct Size: Equatable, Sendable, WireDecodable, WireEncodable {
    public var width: Int
    public var unit: Inline.Size.Unit

    public init(width: Int, unit: Inline.Size.Unit) {
      self.width = width
      self.unit = unit
    }
  }
}

extension Inline.Size {
  public enum Unit: String, ClosedEnum {
    case cm = "cm"
    case inch = "inch"
  }
}

extension Inline {
  public struct Visitor: Equatable, Sendable, WireDecodable, WireEncodable {
    public var name: String

    public init(name: String) {
      self.name = name
    }
  }
}

extension Inline {
  public struct Code: Identifier, ExpressibleByStringLiteral {
    public let id: String

    public init(id: String) {
      self.id = id
    }
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

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("state required", as: .state)
    keys.add("size required", as: .size)
    keys.add("visitors required", as: .visitors)
    keys.add("code required", as: .code)
  }

  public init?(from json: inout JSONReader) {
    var state: Inline.State?
    var size: Inline.Size?
    var visitors: [Inline.Visitor] = []
    var code: Inline.Code?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .state: json.value(&state)
      case .size: json.value(&size)
      case .visitors: json.array(&visitors)
      case .code: json.value(&code)
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

extension Inline.Size {
  private enum WireKey: ~Copyable {
    case width
    case unit
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("width required", as: .width)
    keys.add("unit required", as: .unit)
  }

  public init?(from json: inout JSONReader) {
    var width = 0
    var unit: Inline.Size.Unit?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .width: json.int(&width)
      case .unit: json.value(&unit)
      }
    }
    guard json.finish(&object), let unit else { return nil }
    self.init(width: width, unit: unit)
  }
}

extension Inline.Size {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", width)
    json.field("unit", unit)
    json.endObject()
  }
}

extension Inline.Visitor {
  private enum WireKey: ~Copyable {
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name)
  }
}

extension Inline.Visitor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}
