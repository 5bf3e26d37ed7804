// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Shape: Equatable, Sendable {
  case dot(Dot)
  case line(Line)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Shape: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "dot":
      guard let value = Dot(from: &json) else { return nil }
      self = .dot(value)
    case "LINE":
      guard let value = Line(from: &json) else { return nil }
      self = .line(value)
    default:
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}

public struct Dot: Equatable, Sendable {
  public let x: Int

  public init(x: Int) {
    self.x = x
  }
}

extension Dot: JSONDecodable {
  private static let keys: JSONKeys = "x"

  public init?(from json: inout JSONReader) {
    var x = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&x)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(x: x)
  }
}

public struct Line: Equatable, Sendable {
  public let length: Int

  public init(length: Int) {
    self.length = length
  }
}

extension Line: JSONDecodable {
  private static let keys: JSONKeys = "length"

  public init?(from json: inout JSONReader) {
    var length = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&length)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(length: length)
  }
}
