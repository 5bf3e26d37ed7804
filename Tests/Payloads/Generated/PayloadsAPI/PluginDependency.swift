// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct PluginDependency: Equatable, Sendable, WireDecodable, WireEncodable {
  public let name: String
  public let optional: Bool
  public let version: String

  public init(name: String, optional: Bool, version: String) {
    self.name = name
    self.optional = optional
    self.version = version
  }
}

// MARK: - Coding

extension PluginDependency {
  private enum WireKey: ~Copyable {
    case name
    case optional
    case version
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("optional required", as: .optional)
    keys.add("version required", as: .version)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var optional = false
    var version = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .optional: json.bool(&optional)
      case .version: json.string(&version)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, optional: optional, version: version)
  }
}

extension PluginDependency {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("optional", optional)
    json.field("version", version)
    json.endObject()
  }
}
