// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Plugin: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let buildDate: String
  public let dependencies: [PluginDependency]
  public let developers: [PluginDeveloper]
  public let excerpt: String
  public let gav: String
  public let labels: [String]?
  public let name: String
  public let previousTimestamp: String?
  public let previousVersion: String?
  public let releaseTimestamp: String
  public let requiredCore: String
  public let scm: String
  public let sha1: String
  public let title: String
  public let url: String
  public let version: String
  public let wiki: String?

  public init(
    buildDate: String,
    dependencies: [PluginDependency],
    developers: [PluginDeveloper],
    excerpt: String,
    gav: String,
    labels: [String]? = nil,
    name: String,
    previousTimestamp: String? = nil,
    previousVersion: String? = nil,
    releaseTimestamp: String,
    requiredCore: String,
    scm: String,
    sha1: String,
    title: String,
    url: String,
    version: String,
    wiki: String? = nil
  ) {
    self.buildDate = buildDate
    self.dependencies = dependencies
    self.developers = developers
    self.excerpt = excerpt
    self.gav = gav
    self.labels = labels
    self.name = name
    self.previousTimestamp = previousTimestamp
    self.previousVersion = previousVersion
    self.releaseTimestamp = releaseTimestamp
    self.requiredCore = requiredCore
    self.scm = scm
    self.sha1 = sha1
    self.title = title
    self.url = url
    self.version = version
    self.wiki = wiki
  }
}

// MARK: - Coding

extension Plugin {
  private enum WireKey: ~Copyable {
    case buildDate
    case dependencies
    case developers
    case excerpt
    case gav
    case labels
    case name
    case previousTimestamp
    case previousVersion
    case releaseTimestamp
    case requiredCore
    case scm
    case sha1
    case title
    case url
    case version
    case wiki
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("buildDate required", as: .buildDate)
    keys.add("dependencies required", as: .dependencies)
    keys.add("developers required", as: .developers)
    keys.add("excerpt required", as: .excerpt)
    keys.add("gav required", as: .gav)
    keys.add("labels", as: .labels)
    keys.add("name required", as: .name)
    keys.add("previousTimestamp", as: .previousTimestamp)
    keys.add("previousVersion", as: .previousVersion)
    keys.add("releaseTimestamp required", as: .releaseTimestamp)
    keys.add("requiredCore required", as: .requiredCore)
    keys.add("scm required", as: .scm)
    keys.add("sha1 required", as: .sha1)
    keys.add("title required", as: .title)
    keys.add("url required", as: .url)
    keys.add("version required", as: .version)
    keys.add("wiki", as: .wiki)
  }

  public init?(from json: inout JSONReader) {
    var buildDate = ""
    var dependencies: [PluginDependency] = []
    var developers: [PluginDeveloper] = []
    var excerpt = ""
    var gav = ""
    var labels: [String]?
    var name = ""
    var previousTimestamp: String?
    var previousVersion: String?
    var releaseTimestamp = ""
    var requiredCore = ""
    var scm = ""
    var sha1 = ""
    var title = ""
    var url = ""
    var version = ""
    var wiki: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .buildDate: json.string(&buildDate)
      case .dependencies: json.array(&dependencies)
      case .developers: json.array(&developers)
      case .excerpt: json.string(&excerpt)
      case .gav: json.string(&gav)
      case .labels: json.array(&labels)
      case .name: json.string(&name)
      case .previousTimestamp: json.string(&previousTimestamp)
      case .previousVersion: json.string(&previousVersion)
      case .releaseTimestamp: json.string(&releaseTimestamp)
      case .requiredCore: json.string(&requiredCore)
      case .scm: json.string(&scm)
      case .sha1: json.string(&sha1)
      case .title: json.string(&title)
      case .url: json.string(&url)
      case .version: json.string(&version)
      case .wiki: json.string(&wiki)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      buildDate: buildDate,
      dependencies: dependencies,
      developers: developers,
      excerpt: excerpt,
      gav: gav,
      labels: labels,
      name: name,
      previousTimestamp: previousTimestamp,
      previousVersion: previousVersion,
      releaseTimestamp: releaseTimestamp,
      requiredCore: requiredCore,
      scm: scm,
      sha1: sha1,
      title: title,
      url: url,
      version: version,
      wiki: wiki
    )
  }
}

extension Plugin {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("buildDate", buildDate)
    json.field("dependencies", dependencies)
    json.field("developers", developers)
    json.field("excerpt", excerpt)
    json.field("gav", gav)
    json.field("labels", labels)
    json.field("name", name)
    json.field("previousTimestamp", previousTimestamp)
    json.field("previousVersion", previousVersion)
    json.field("releaseTimestamp", releaseTimestamp)
    json.field("requiredCore", requiredCore)
    json.field("scm", scm)
    json.field("sha1", sha1)
    json.field("title", title)
    json.field("url", url)
    json.field("version", version)
    json.field("wiki", wiki)
    json.endObject()
  }
}

// MARK: - Equality

extension Plugin {
  public static func areEqual(_ one: Plugin, _ other: Plugin) -> Bool {
    guard Equality.of(one.buildDate, other.buildDate),
      Equality.of(one.dependencies, other.dependencies),
      Equality.of(one.developers, other.developers),
      Equality.of(one.excerpt, other.excerpt),
      Equality.of(one.gav, other.gav),
      Equality.of(one.labels, other.labels),
      Equality.of(one.name, other.name),
      Equality.of(one.previousTimestamp, other.previousTimestamp),
      Equality.of(one.previousVersion, other.previousVersion),
      Equality.of(one.releaseTimestamp, other.releaseTimestamp),
      Equality.of(one.requiredCore, other.requiredCore),
      Equality.of(one.scm, other.scm),
      Equality.of(one.sha1, other.sha1),
      Equality.of(one.title, other.title),
      Equality.of(one.url, other.url),
      Equality.of(one.version, other.version),
      Equality.of(one.wiki, other.wiki)
    else { return false }
    return true
  }
}
