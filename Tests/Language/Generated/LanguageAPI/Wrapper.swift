// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Wrapper: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var inner: Command
  public var id: Int

  public init(inner: Command, id: Int) {
    self.inner = inner
    self.id = id
  }
}

// MARK: - Coding

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
