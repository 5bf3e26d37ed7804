// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CodeSponsor: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let name: String
  public let disambiguatingDescription: String
  public let description: String
  public let url: String
  public let logo: String

  public init(
    name: String,
    disambiguatingDescription: String,
    description: String,
    url: String,
    logo: String
  ) {
    self.name = name
    self.disambiguatingDescription = disambiguatingDescription
    self.description = description
    self.url = url
    self.logo = logo
  }
}

// MARK: - Coding

extension CodeSponsor {
  private enum WireKey: ~Copyable {
    case name
    case disambiguatingDescription
    case description
    case url
    case logo
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("disambiguatingDescription required", as: .disambiguatingDescription)
    keys.add("description required", as: .description)
    keys.add("url required", as: .url)
    keys.add("logo required", as: .logo)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var disambiguatingDescription = ""
    var description = ""
    var url = ""
    var logo = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .disambiguatingDescription: json.string(&disambiguatingDescription)
      case .description: json.string(&description)
      case .url: json.string(&url)
      case .logo: json.string(&logo)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      name: name,
      disambiguatingDescription: disambiguatingDescription,
      description: description,
      url: url,
      logo: logo
    )
  }
}

extension CodeSponsor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("disambiguatingDescription", disambiguatingDescription)
    json.field("description", description)
    json.field("url", url)
    json.field("logo", logo)
    json.endObject()
  }
}

// MARK: - Equality

extension CodeSponsor {
  public static func areEqual(_ one: CodeSponsor, _ other: CodeSponsor) -> Bool {
    guard Equality.of(one.name, other.name),
      Equality.of(one.disambiguatingDescription, other.disambiguatingDescription),
      Equality.of(one.description, other.description),
      Equality.of(one.url, other.url),
      Equality.of(one.logo, other.logo)
    else { return false }
    return true
  }
}
