// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Constants: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

// MARK: - Coding

extension Constants {
  private enum WireKey: ~Copyable {
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name)
  }
}

extension Constants {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "constant")
    json.field("version", 2)
    json.field("ratio", 1.50 as JSONValue)
    json.field("beta", false)
    json.field("list", ["a", 1, .null] as JSONValue)
    json.field("options", ["deep": ["x": []]] as JSONValue)
    json.field("nothing", JSONValue.null)
    json.field("tiny", -0.1e-5 as JSONValue)
    json.beginObject("meta")
    json.field("inner", "in")
    json.endObject()
    json.field("name", name)
    json.endObject()
  }
}
