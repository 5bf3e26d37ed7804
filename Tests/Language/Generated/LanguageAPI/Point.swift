// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Point: Equatable, Sendable, WireDecodable, WireEncodable {
  public var x: Int
  public var y: Int?

  public init(x: Int, y: Int? = nil) {
    self.x = x
    self.y = y
  }
}

// MARK: - Coding

extension Point {
  enum WireKey: ~Copyable {
    case x
    case y
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("x required", as: .x)
    keys.add("y", as: .y)
  }

  public init?(from json: inout JSONReader) {
    var x = 0
    var y: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .x: json.int(&x)
      case .y: json.int(&y)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(x: x, y: y)
  }
}

extension Point {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("x", x)
    json.field("y", y)
    json.endObject()
  }
}
