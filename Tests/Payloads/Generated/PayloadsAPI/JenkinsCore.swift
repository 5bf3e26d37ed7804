// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct JenkinsCore: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let buildDate: String
  public let name: String
  public let sha1: String
  public let url: String
  public let version: String

  public init(buildDate: String, name: String, sha1: String, url: String, version: String) {
    self.buildDate = buildDate
    self.name = name
    self.sha1 = sha1
    self.url = url
    self.version = version
  }
}

// MARK: - Coding

extension JenkinsCore {
  private enum WireKey: ~Copyable {
    case buildDate
    case name
    case sha1
    case url
    case version
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("buildDate required", as: .buildDate)
    keys.add("name required", as: .name)
    keys.add("sha1 required", as: .sha1)
    keys.add("url required", as: .url)
    keys.add("version required", as: .version)
  }

  public init?(from json: inout JSONReader) {
    var buildDate = ""
    var name = ""
    var sha1 = ""
    var url = ""
    var version = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .buildDate: json.string(&buildDate)
      case .name: json.string(&name)
      case .sha1: json.string(&sha1)
      case .url: json.string(&url)
      case .version: json.string(&version)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(buildDate: buildDate, name: name, sha1: sha1, url: url, version: version)
  }
}

extension JenkinsCore {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("buildDate", buildDate)
    json.field("name", name)
    json.field("sha1", sha1)
    json.field("url", url)
    json.field("version", version)
    json.endObject()
  }
}

// MARK: - Equality

extension JenkinsCore {
  public static func areEqual(_ one: JenkinsCore, _ other: JenkinsCore) -> Bool {
    guard Equality.of(one.buildDate, other.buildDate),
      Equality.of(one.name, other.name),
      Equality.of(one.sha1, other.sha1),
      Equality.of(one.url, other.url),
      Equality.of(one.version, other.version)
    else { return false }
    return true
  }
}
