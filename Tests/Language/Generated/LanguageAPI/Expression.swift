// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Expression: Equatable, Sendable, WireDecodable, WireEncodable {
  case literal(Double)
  case sum(Sum)
  case list([Expression])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Sum: Equatable, Sendable, WireDecodable, WireEncodable {
  public var left: Expression
  public var right: Expression

  public init(left: Expression, right: Expression) {
    self.left = left
    self.right = right
  }
}

// MARK: - Coding

extension Expression {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.double() }) {
      self = .literal(value)
      return
    }
    if let value = json.attempt({ Sum(from: &$0) }) {
      self = .sum(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Expression.self) }) {
      self = .list(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Expression {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .literal(let value):
      json.encode(value: value)
    case .sum(let value):
      json.encode(value: value)
    case .list(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Sum {
  private enum WireKey: ~Copyable {
    case left
    case right
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("left required nullable", as: .left)
    keys.add("right required nullable", as: .right)
  }

  public init?(from json: inout JSONReader) {
    var left: Expression?
    var right: Expression?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .left: json.value(&left)
      case .right: json.value(&right)
      }
    }
    guard json.finish(&object), let left, let right else { return nil }
    self.init(left: left, right: right)
  }
}

extension Sum {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("left", left)
    json.field("right", right)
    json.endObject()
  }
}
