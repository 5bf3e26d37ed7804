// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

public struct Author: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// MARK: - Coding

extension Author {
  private enum WireKey: ~Copyable {
    case id
    case name
  }

  private static let keys: WireKeys = """
    id required
    name required
    """

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name)
  }
}

extension Author {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.endObject()
  }
}
