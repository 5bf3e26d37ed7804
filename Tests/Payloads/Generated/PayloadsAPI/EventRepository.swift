// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct EventRepository: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let url: String
  public let id: Int
  public let name: String

  public init(url: String, id: Int, name: String) {
    self.url = url
    self.id = id
    self.name = name
  }
}

// MARK: - Coding

extension EventRepository {
  private enum WireKey: ~Copyable {
    case url
    case id
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var url = ""
    var id = 0
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: json.string(&url)
      case .id: json.int(&id)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(url: url, id: id, name: name)
  }
}

extension EventRepository {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.field("id", id)
    json.field("name", name)
    json.endObject()
  }
}
