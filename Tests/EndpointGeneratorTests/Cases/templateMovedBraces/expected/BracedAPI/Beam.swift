// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Something with more to say than fits on a line of a hundred characters, which the printer fills.
public struct Beam: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let size: Size
  public let aNameThatIsNotShort: String?
  public let anotherNameThatIsNotShort: [String]
  public let created: Date

  public init(
    id: String,
    size: Size,
    aNameThatIsNotShort: String? = nil,
    anotherNameThatIsNotShort: [String],
    created: Date
  ) {
    self.id = id
    self.size = size
    self.aNameThatIsNotShort = aNameThatIsNotShort
    self.anotherNameThatIsNotShort = anotherNameThatIsNotShort
    self.created = created
  }
}

// MARK: - Coding

extension Beam {
  private enum WireKey: ~Copyable {
    case id
    case size
    case aNameThatIsNotShort
    case anotherNameThatIsNotShort
    case created
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("size required", as: .size)
    keys.add("a_name_that_is_not_short", as: .aNameThatIsNotShort)
    keys.add("another_name_that_is_not_short required", as: .anotherNameThatIsNotShort)
    keys.add("created required", as: .created)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var size: Size?
    var aNameThatIsNotShort: String?
    var anotherNameThatIsNotShort: [String] = []
    var created: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .size: json.value(&size)
      case .aNameThatIsNotShort: json.string(&aNameThatIsNotShort)
      case .anotherNameThatIsNotShort: json.array(&anotherNameThatIsNotShort)
      case .created: created = json.date(.unix)
      }
    }
    guard json.finish(&object), let size, let created else { return nil }
    self.init(
      id: id,
      size: size,
      aNameThatIsNotShort: aNameThatIsNotShort,
      anotherNameThatIsNotShort: anotherNameThatIsNotShort,
      created: created
    )
  }
}

// MARK: - Equality

extension Beam {
  public static func areEqual(_ one: Beam, _ other: Beam) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.size, other.size),
      Equality.of(one.aNameThatIsNotShort, other.aNameThatIsNotShort),
      Equality.of(one.anotherNameThatIsNotShort, other.anotherNameThatIsNotShort),
      Equality.of(one.created, other.created)
    else { return false }
    return true
  }
}
