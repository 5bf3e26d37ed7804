// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Lost: Equatable, Sendable, WireDecodable, WireEncodable {
  public var event: String?
  public var `where`: String?

  public init(event: String? = nil, where: String? = nil) {
    self.event = event
    self.where = `where`
  }
}

// MARK: - Coding

extension Lost {
  enum WireKey: ~Copyable {
    case event
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("event", as: .event)
    keys.addUnread("lost always only true")
    keys.addUnread("last")
  }

  public init?(from json: inout JSONReader) {
    var event: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .event: json.string(&event)
      }
    }
    let `where` = json.at("last.place", of: object) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(event: event, where: `where`)
  }
}

extension Lost {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", event)
    json.field("lost", true)
    if `where` != nil {
      json.beginObject("last")
      json.field("place", `where`)
      json.endObject()
    }
    json.endObject()
  }
}
