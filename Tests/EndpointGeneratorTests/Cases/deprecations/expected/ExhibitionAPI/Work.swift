// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Work: MemberwiseEquatable, Sendable, WireDecodable {
  public let title: String
  let _year: Int?
  let _room: DeprecatedRoom?
  public let paintings: [DeprecatedPainting]
  public let kinds: [DeprecatedKind]
  public let style: DeprecatedStyle?

  public init(
    title: String,
    year: Int? = nil,
    room: DeprecatedRoom? = nil,
    paintings: [DeprecatedPainting],
    kinds: [DeprecatedKind],
    style: DeprecatedStyle? = nil
  ) {
    self.title = title
    self._year = year
    self._room = room
    self.paintings = paintings
    self.kinds = kinds
    self.style = style
  }

  @available(*, deprecated, renamed: "init(title:year:room:paintings:kinds:style:)")
  public init(
    workName: String,
    year: Int? = nil,
    place: DeprecatedRoom? = nil,
    paintings: [DeprecatedPainting],
    kinds: [DeprecatedKind],
    style: DeprecatedStyle? = nil
  ) {
    self.init(
      title: workName,
      year: year,
      room: place,
      paintings: paintings,
      kinds: kinds,
      style: style
    )
  }

  @available(*, deprecated, renamed: "title")
  public var workName: String { title }

  /// The year.
  @available(
    *,
    deprecated,
    message: """
      Use created, which also knows the day, the month, the season, the decade and the century of \
      it.
      """
  )
  public var year: Int? { _year }

  @available(*, deprecated)
  public var room: DeprecatedRoom? { _room }

  @available(*, deprecated, renamed: "room")
  public var place: DeprecatedRoom? { _room }
}

@available(*, deprecated, renamed: "Work")
public typealias Artwork = Work

// MARK: - Coding

extension Work {
  private enum WireKey: ~Copyable {
    case title
    case year
    case room
    case paintings
    case kinds
    case style
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
    keys.add("year", as: .year)
    keys.add("room", as: .room)
    keys.add("paintings required", as: .paintings)
    keys.add("kinds required", as: .kinds)
    keys.add("style", as: .style)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var year: Int?
    var room: DeprecatedRoom?
    var paintings: [DeprecatedPainting] = []
    var kinds: [DeprecatedKind] = []
    var style: DeprecatedStyle?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .year: json.int(&year)
      case .room: json.value(&room)
      case .paintings: json.array(&paintings)
      case .kinds: json.array(&kinds)
      case .style: json.value(&style)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      title: title,
      year: year,
      room: room,
      paintings: paintings,
      kinds: kinds,
      style: style
    )
  }
}

// MARK: - Equality

extension Work {
  public static func areEqual(_ one: Work, _ other: Work) -> Bool {
    guard Equality.of(one.title, other.title),
      Equality.of(one._year, other._year),
      Equality.of(one._room, other._room),
      Equality.of(one.paintings, other.paintings),
      Equality.of(one.kinds, other.kinds),
      Equality.of(one.style, other.style)
    else { return false }
    return true
  }
}
