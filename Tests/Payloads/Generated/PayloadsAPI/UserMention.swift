// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct UserMention: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let screenName: String
  public let name: String
  public let id: Int
  public let indices: [Int]

  public init(screenName: String, name: String, id: Int, indices: [Int]) {
    self.screenName = screenName
    self.name = name
    self.id = id
    self.indices = indices
  }
}

// MARK: - Coding

extension UserMention {
  private enum WireKey: ~Copyable {
    case screenName
    case name
    case id
    case indices
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("screen_name required", as: .screenName)
    keys.add("name required", as: .name)
    keys.add("id required", as: .id)
    keys.add("indices required", as: .indices)
  }

  public init?(from json: inout JSONReader) {
    var screenName = ""
    var name = ""
    var id = 0
    var indices: [Int] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .screenName: json.string(&screenName)
      case .name: json.string(&name)
      case .id: json.int(&id)
      case .indices: json.array(&indices)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(screenName: screenName, name: name, id: id, indices: indices)
  }
}

extension UserMention {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("screen_name", screenName)
    json.field("name", name)
    json.field("id", id)
    json.field("indices", indices)
    json.endObject()
  }
}
