// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

public struct Label: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let name: String
  public let color: String
  public let description: String?

  public init(id: Int, name: String, color: String, description: String? = nil) {
    self.id = id
    self.name = name
    self.color = color
    self.description = description
  }
}

// MARK: - Coding

extension Label {
  private enum WireKey: ~Copyable {
    case id
    case name
    case color
    case description
  }

  private static let keys: WireKeys = """
    id required
    name required
    color required
    description
    """

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var color = ""
    var description: String?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .color: json.string(&color)
      case .description: json.string(&description)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, color: color, description: description)
  }
}

extension Label {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("color", color)
    json.field("description", description)
    json.endObject()
  }
}
