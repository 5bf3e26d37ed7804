// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Command: Equatable, Sendable, WireDecodable, WireEncodable {
  case stop(Nothing)
  case go(Point)
  case secret(Login)
  case raw(JSONValue)
  case again(Wrapper)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Nothing: Equatable, Sendable, WireDecodable, WireEncodable {
  public init() {}
}

public struct Wrapper: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var inner: Command
  public var id: Int

  public init(inner: Command, id: Int) {
    self.inner = inner
    self.id = id
  }
}

// MARK: - Coding

extension Command {
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
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Command {
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

extension Nothing {
  private static let keys = WireKeys<Never> { _ in }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    guard json.finish(&object) else { return nil }
    self.init()
  }
}

extension Nothing {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension Wrapper {
  private enum WireKey: ~Copyable {
    case inner
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("inner required nullable", as: .inner)
  }

  public init?(from json: inout JSONReader) {
    var inner: Command?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .inner: json.value(&inner)
      }
    }
    let id = json.at("event.id", of: object, required: true) { $0.int() }
    guard json.finish(&object), let inner, let id else { return nil }
    self.init(inner: inner, id: id)
  }
}

extension Wrapper {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("inner", inner)
    json.beginObject("event")
    json.field("id", id)
    json.endObject()
    json.endObject()
  }
}
