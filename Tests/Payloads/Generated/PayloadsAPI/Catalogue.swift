// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Catalogue: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let areaNames: [String: String]
  public let audienceSubCategoryNames: [String: String]
  public let events: [String: CatalogueEvent]
  public let performances: [Performance]
  public let seatCategoryNames: [String: String]
  public let subTopicNames: [String: String]
  public let topicNames: [String: String]
  public let topicSubTopics: [String: [Int]]
  public let venueNames: [String: String]

  public init(
    areaNames: [String: String],
    audienceSubCategoryNames: [String: String],
    events: [String: CatalogueEvent],
    performances: [Performance],
    seatCategoryNames: [String: String],
    subTopicNames: [String: String],
    topicNames: [String: String],
    topicSubTopics: [String: [Int]],
    venueNames: [String: String]
  ) {
    self.areaNames = areaNames
    self.audienceSubCategoryNames = audienceSubCategoryNames
    self.events = events
    self.performances = performances
    self.seatCategoryNames = seatCategoryNames
    self.subTopicNames = subTopicNames
    self.topicNames = topicNames
    self.topicSubTopics = topicSubTopics
    self.venueNames = venueNames
  }
}

// MARK: - Coding

extension Catalogue {
  private enum WireKey: ~Copyable {
    case areaNames
    case audienceSubCategoryNames
    case events
    case performances
    case seatCategoryNames
    case subTopicNames
    case topicNames
    case topicSubTopics
    case venueNames
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("areaNames required", as: .areaNames)
    keys.add("audienceSubCategoryNames required", as: .audienceSubCategoryNames)
    keys.add("events required", as: .events)
    keys.add("performances required", as: .performances)
    keys.add("seatCategoryNames required", as: .seatCategoryNames)
    keys.add("subTopicNames required", as: .subTopicNames)
    keys.add("topicNames required", as: .topicNames)
    keys.add("topicSubTopics required", as: .topicSubTopics)
    keys.add("venueNames required", as: .venueNames)
  }

  public init?(from json: inout JSONReader) {
    var areaNames: [String: String] = [:]
    var audienceSubCategoryNames: [String: String] = [:]
    var events: [String: CatalogueEvent] = [:]
    var performances: [Performance] = []
    var seatCategoryNames: [String: String] = [:]
    var subTopicNames: [String: String] = [:]
    var topicNames: [String: String] = [:]
    var topicSubTopics: [String: [Int]] = [:]
    var venueNames: [String: String] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .areaNames: json.dictionary(&areaNames)
      case .audienceSubCategoryNames: json.dictionary(&audienceSubCategoryNames)
      case .events: json.dictionary(&events)
      case .performances: json.array(&performances)
      case .seatCategoryNames: json.dictionary(&seatCategoryNames)
      case .subTopicNames: json.dictionary(&subTopicNames)
      case .topicNames: json.dictionary(&topicNames)
      case .topicSubTopics: json.dictionary(&topicSubTopics)
      case .venueNames: json.dictionary(&venueNames)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      areaNames: areaNames,
      audienceSubCategoryNames: audienceSubCategoryNames,
      events: events,
      performances: performances,
      seatCategoryNames: seatCategoryNames,
      subTopicNames: subTopicNames,
      topicNames: topicNames,
      topicSubTopics: topicSubTopics,
      venueNames: venueNames
    )
  }
}

extension Catalogue {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("areaNames", areaNames)
    json.field("audienceSubCategoryNames", audienceSubCategoryNames)
    json.field("events", events)
    json.field("performances", performances)
    json.field("seatCategoryNames", seatCategoryNames)
    json.field("subTopicNames", subTopicNames)
    json.field("topicNames", topicNames)
    json.field("topicSubTopics", topicSubTopics)
    json.field("venueNames", venueNames)
    json.endObject()
  }
}

// MARK: - Equality

extension Catalogue {
  public static func areEqual(_ one: Catalogue, _ other: Catalogue) -> Bool {
    guard Equality.of(one.areaNames, other.areaNames),
      Equality.of(one.audienceSubCategoryNames, other.audienceSubCategoryNames),
      Equality.of(one.events, other.events),
      Equality.of(one.performances, other.performances),
      Equality.of(one.seatCategoryNames, other.seatCategoryNames),
      Equality.of(one.subTopicNames, other.subTopicNames),
      Equality.of(one.topicNames, other.topicNames),
      Equality.of(one.topicSubTopics, other.topicSubTopics),
      Equality.of(one.venueNames, other.venueNames)
    else { return false }
    return true
  }
}
