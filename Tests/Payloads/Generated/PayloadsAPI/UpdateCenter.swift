// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct UpdateCenter:
  MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let connectionCheckUrl: String
  public let core: JenkinsCore
  public let id: String
  public let plugins: [String: Plugin]
  public let updateCenterVersion: String

  public init(
    connectionCheckUrl: String,
    core: JenkinsCore,
    id: String,
    plugins: [String: Plugin],
    updateCenterVersion: String
  ) {
    self.connectionCheckUrl = connectionCheckUrl
    self.core = core
    self.id = id
    self.plugins = plugins
    self.updateCenterVersion = updateCenterVersion
  }
}

// MARK: - Coding

extension UpdateCenter {
  private enum WireKey: ~Copyable {
    case connectionCheckUrl
    case core
    case id
    case plugins
    case updateCenterVersion
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("connectionCheckUrl required", as: .connectionCheckUrl)
    keys.add("core required", as: .core)
    keys.add("id required", as: .id)
    keys.add("plugins required", as: .plugins)
    keys.add("updateCenterVersion required", as: .updateCenterVersion)
  }

  public init?(from json: inout JSONReader) {
    var connectionCheckUrl = ""
    var core: JenkinsCore?
    var id = ""
    var plugins: [String: Plugin] = [:]
    var updateCenterVersion = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .connectionCheckUrl: json.string(&connectionCheckUrl)
      case .core: json.value(&core)
      case .id: json.string(&id)
      case .plugins: json.dictionary(&plugins)
      case .updateCenterVersion: json.string(&updateCenterVersion)
      }
    }
    guard json.finish(&object), let core else { return nil }
    self.init(
      connectionCheckUrl: connectionCheckUrl,
      core: core,
      id: id,
      plugins: plugins,
      updateCenterVersion: updateCenterVersion
    )
  }
}

extension UpdateCenter {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("connectionCheckUrl", connectionCheckUrl)
    json.field("core", core)
    json.field("id", id)
    json.field("plugins", plugins)
    json.field("updateCenterVersion", updateCenterVersion)
    json.endObject()
  }
}

// MARK: - Equality

extension UpdateCenter {
  public static func areEqual(_ one: UpdateCenter, _ other: UpdateCenter) -> Bool {
    guard Equality.of(one.connectionCheckUrl, other.connectionCheckUrl),
      Equality.of(one.core, other.core),
      Equality.of(one.id, other.id),
      Equality.of(one.plugins, other.plugins),
      Equality.of(one.updateCenterVersion, other.updateCenterVersion)
    else { return false }
    return true
  }
}
