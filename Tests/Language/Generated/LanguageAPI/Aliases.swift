// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Aliases: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var points: Points
  public var names: Names?
  public var stamp: Stamp
  public var stamps: Stamps?
  public var text: Text
  public var texts: [Text]

  public init(
    points: Points,
    names: Names? = nil,
    stamp: Stamp,
    stamps: Stamps? = nil,
    text: Text = nil,
    texts: [Text]
  ) {
    self.points = points
    self.names = names
    self.stamp = stamp
    self.stamps = stamps
    self.text = text
    self.texts = texts
  }
}

// MARK: - Coding

extension Aliases {
  private enum WireKey: ~Copyable {
    case points
    case names
    case stamp
    case stamps
    case text
    case texts
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("points required", as: .points)
    keys.add("names", as: .names)
    keys.add("stamp required", as: .stamp)
    keys.add("stamps", as: .stamps)
    keys.add("text", as: .text)
    keys.add("texts required", as: .texts)
  }

  public init?(from json: inout JSONReader) {
    var points: Points = []
    var names: Names?
    var stamp: Stamp?
    var stamps: Stamps?
    var text: String?
    var texts: [Text] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .points: json.array(&points)
      case .names: json.dictionary(&names)
      case .stamp: stamp = json.date(.unix)
      case .stamps: stamps = json.array { $0.date(.unix) }
      case .text: json.string(&text)
      case .texts: json.array(&texts)
      }
    }
    guard json.finish(&object), let stamp else { return nil }
    self.init(points: points, names: names, stamp: stamp, stamps: stamps, text: text, texts: texts)
  }
}

extension Aliases {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("points", points)
    json.field("names", names)
    json.field("stamp", stamp, .unix)
    if let stamps {
      json.field("stamps") { json in
        json.array(stamps) { json, value in json.date(value, .unix) }
      }
    }
    json.field("text", text)
    json.field("texts", texts)
    json.endObject()
  }
}

// MARK: - Equality

extension Aliases {
  public static func areEqual(_ one: Aliases, _ other: Aliases) -> Bool {
    guard Equality.of(one.points, other.points),
      Equality.of(one.names, other.names),
      Equality.of(one.stamp, other.stamp),
      Equality.of(one.stamps, other.stamps),
      Equality.of(one.text, other.text),
      Equality.of(one.texts, other.texts)
    else { return false }
    return true
  }
}
