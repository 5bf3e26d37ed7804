// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Command: Equatable, Sendable {
  case stop(Nothing)
  case go(Point)
  case secret(Login)
  case raw(JSONValue)
  case again(Wrapper)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Command: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("event\\.name") {
    case "stop":
      guard let value = Nothing(from: &json) else { return nil }
      self = .stop(value)
    case "go":
      guard let value = Point(from: &json) else { return nil }
      self = .go(value)
    case "secret":
      guard let value = Login(from: &json) else { return nil }
      self = .secret(value)
    case "raw":
      let value = json.hiding("event.name") { $0.value() }
      guard let value else { return nil }
      self = .raw(value)
    case "again":
      guard let value = Wrapper(from: &json) else { return nil }
      self = .again(value)
    default:
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Command: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .stop(let value):
      json.beginObject()
      json.field("event.name", "stop")
      json.members(of: value)
      json.endObject()
    case .go(let value):
      json.beginObject()
      json.field("event.name", "go")
      json.members(of: value)
      json.endObject()
    case .secret(let value):
      json.beginObject()
      json.field("event.name", "secret")
      json.members(of: value)
      json.endObject()
    case .raw(let value):
      json.beginObject()
      json.field("event.name", "raw")
      json.members(of: value)
      json.endObject()
    case .again(let value):
      json.beginObject()
      json.field("event.name", "again")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}

public struct Nothing: Equatable, Sendable {
  public init() {}
}

extension Nothing: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {}
    guard json.finish(&fields) else { return nil }
    self.init()
  }
}

extension Nothing: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

public struct Wrapper: Equatable, Sendable {
  public var inner: Command
  public var id: Int

  public init(inner: Command, id: Int) {
    self.inner = inner
    self.id = id
  }
}

extension Wrapper: JSONDecodable {
  private static let keys: JSONKeys = "inner"

  public init?(from json: inout JSONReader) {
    var inner: Command?
    var fields = json.object(Self.keys, nulls: 0b1)
    while json.next(&fields) != nil {
      inner = Command(from: &json)
    }
    let id = json.at("event.id", of: fields, required: true) { $0.int() }
    guard json.finish(&fields, required: 0b1), let inner, let id else { return nil }
    self.init(inner: inner, id: id)
  }
}

extension Wrapper: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("inner", inner)
    json.beginObject("event")
    json.field("id", id)
    json.endObject()
    json.endObject()
  }
}
