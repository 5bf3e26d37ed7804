// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Item: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// MARK: - Coding

extension Item {
  private enum WireKey: ~Copyable {
    case id
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name)
  }
}

extension Item {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.endObject()
  }
}
