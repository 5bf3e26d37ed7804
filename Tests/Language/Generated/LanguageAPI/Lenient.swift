// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Lenient: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var homepage: URL?
  public var seen: Date?
  public var opened: Day?
  public var device: Device?
  public var strict: UUID?

  public init(
    homepage: URL? = nil,
    seen: Date? = nil,
    opened: Day? = nil,
    device: Device? = nil,
    strict: UUID? = nil
  ) {
    self.homepage = homepage
    self.seen = seen
    self.opened = opened
    self.device = device
    self.strict = strict
  }
}

// MARK: - Coding

extension Lenient {
  private enum WireKey: ~Copyable {
    case homepage
    case seen
    case device
    case strict
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("homepage", as: .homepage)
    keys.add("seen", as: .seen)
    keys.add("device", as: .device)
    keys.add("strict", as: .strict)
  }

  public init?(from json: inout JSONReader) {
    var homepage: URL?
    var seen: Date?
    var device: Device?
    var strict: UUID?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .homepage: homepage = json.lenient { $0.url() }
      case .seen: seen = json.lenient { $0.date() }
      case .device: device = json.lenient { Device(from: &$0) }
      case .strict: strict = json.uuid()
      }
    }
    let opened = json.at("times.opened", of: object) { $0.lenient { $0.day() } }
    guard json.finish(&object) else { return nil }
    self.init(homepage: homepage, seen: seen, opened: opened, device: device, strict: strict)
  }
}

extension Lenient {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("homepage", homepage)
    json.field("seen", seen)
    if opened != nil {
      json.beginObject("times")
      json.field("opened", opened)
      json.endObject()
    }
    json.nullableField("device", device)
    json.field("strict", strict)
    json.endObject()
  }
}

// MARK: - Equality

extension Lenient {
  public static func areEqual(_ one: Lenient, _ other: Lenient) -> Bool {
    guard Equality.of(one.homepage, other.homepage),
      Equality.of(one.seen, other.seen),
      Equality.of(one.opened, other.opened),
      Equality.of(one.device, other.device),
      Equality.of(one.strict, other.strict)
    else { return false }
    return true
  }
}
