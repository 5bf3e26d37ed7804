// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Shape: Equatable, Sendable, WireDecodable {
  case dot(Dot)
  case line(Line)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Dot: Equatable, Sendable, WireDecodable {
  public let x: Int

  public init(x: Int) {
    self.x = x
  }
}

public struct Line: Equatable, Sendable, WireDecodable {
  public let length: Int

  public init(length: Int) {
    self.length = length
  }
}

// MARK: - Coding

extension Shape {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "dot":
      guard let value = Dot(from: &json) else { return nil }
      self = .dot(value)
    case "LINE":
      guard let value = Line(from: &json) else { return nil }
      self = .line(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Dot {
  private enum WireKey: ~Copyable {
    case x
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("x required", as: .x)
  }

  public init?(from json: inout JSONReader) {
    var x = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .x: json.int(&x)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(x: x)
  }
}

extension Line {
  private enum WireKey: ~Copyable {
    case length
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("length required", as: .length)
  }

  public init?(from json: inout JSONReader) {
    var length = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .length: json.int(&length)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(length: length)
  }
}
