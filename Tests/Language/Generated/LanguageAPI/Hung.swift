// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Hung: Equatable, Sendable, WireDecodable, WireEncodable {
  public var event: String
  public var place: String?

  public init(event: String, place: String? = nil) {
    self.event = event
    self.place = place
  }
}

// MARK: - Coding

extension Hung {
  enum WireKey: ~Copyable {
    case event
    case place
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("event required", as: .event)
    keys.add("place always", as: .place)
  }

  public init?(from json: inout JSONReader) {
    var event = ""
    var place: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .event: json.string(&event)
      case .place: json.string(&place)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(event: event, place: place)
  }
}

extension Hung {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", event)
    json.nullableField("place", place)
    json.endObject()
  }
}
