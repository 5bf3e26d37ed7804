// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CatalogueEvent:
  MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let description: String?
  public let id: Int
  public let logo: String?
  public let name: String
  public let subTopicIds: [Int]
  public let subjectCode: Int?
  public let subtitle: String?
  public let topicIds: [Int]

  public init(
    description: String? = nil,
    id: Int,
    logo: String? = nil,
    name: String,
    subTopicIds: [Int],
    subjectCode: Int? = nil,
    subtitle: String? = nil,
    topicIds: [Int]
  ) {
    self.description = description
    self.id = id
    self.logo = logo
    self.name = name
    self.subTopicIds = subTopicIds
    self.subjectCode = subjectCode
    self.subtitle = subtitle
    self.topicIds = topicIds
  }
}

// MARK: - Coding

extension CatalogueEvent {
  private enum WireKey: ~Copyable {
    case description
    case id
    case logo
    case name
    case subTopicIds
    case subjectCode
    case subtitle
    case topicIds
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("description", as: .description)
    keys.add("id required", as: .id)
    keys.add("logo", as: .logo)
    keys.add("name required", as: .name)
    keys.add("subTopicIds required", as: .subTopicIds)
    keys.add("subjectCode", as: .subjectCode)
    keys.add("subtitle", as: .subtitle)
    keys.add("topicIds required", as: .topicIds)
  }

  public init?(from json: inout JSONReader) {
    var description: String?
    var id = 0
    var logo: String?
    var name = ""
    var subTopicIds: [Int] = []
    var subjectCode: Int?
    var subtitle: String?
    var topicIds: [Int] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .description: json.string(&description)
      case .id: json.int(&id)
      case .logo: json.string(&logo)
      case .name: json.string(&name)
      case .subTopicIds: json.array(&subTopicIds)
      case .subjectCode: json.int(&subjectCode)
      case .subtitle: json.string(&subtitle)
      case .topicIds: json.array(&topicIds)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      description: description,
      id: id,
      logo: logo,
      name: name,
      subTopicIds: subTopicIds,
      subjectCode: subjectCode,
      subtitle: subtitle,
      topicIds: topicIds
    )
  }
}

extension CatalogueEvent {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("description", description)
    json.field("id", id)
    json.field("logo", logo)
    json.field("name", name)
    json.field("subTopicIds", subTopicIds)
    json.field("subjectCode", subjectCode)
    json.field("subtitle", subtitle)
    json.field("topicIds", topicIds)
    json.endObject()
  }
}

// MARK: - Equality

extension CatalogueEvent {
  public static func areEqual(_ one: CatalogueEvent, _ other: CatalogueEvent) -> Bool {
    guard Equality.of(one.description, other.description),
      Equality.of(one.id, other.id),
      Equality.of(one.logo, other.logo),
      Equality.of(one.name, other.name),
      Equality.of(one.subTopicIds, other.subTopicIds),
      Equality.of(one.subjectCode, other.subjectCode),
      Equality.of(one.subtitle, other.subtitle),
      Equality.of(one.topicIds, other.topicIds)
    else { return false }
    return true
  }
}
