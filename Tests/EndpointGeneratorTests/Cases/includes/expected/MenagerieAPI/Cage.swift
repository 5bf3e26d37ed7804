// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Cage: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var animal: Animal
  public var labels: Labels
  public var scores: Scores
  public var times: Times
  public var anything: Anything
  public var door: Cage.Door
  public var visitors: [Cage.Visitor]
  public var state: Cage.State

  public init(
    animal: Animal,
    labels: Labels,
    scores: Scores,
    times: Times,
    anything: Anything,
    door: Cage.Door,
    visitors: [Cage.Visitor],
    state: Cage.State
  ) {
    self.animal = animal
    self.labels = labels
    self.scores = scores
    self.times = times
    self.anything = anything
    self.door = door
    self.visitors = visitors
    self.state = state
  }
}

public struct Animal: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: String
  public var name: String
  public var created: Date
  public var updated: Date?
  public var legs: Int

  public init(id: String, name: String, created: Date, updated: Date? = nil, legs: Int) {
    self.id = id
    self.name = name
    self.created = created
    self.updated = updated
    self.legs = legs
  }
}

public struct Labels: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: String]

  public init(name: String, additional: [String: String] = [:]) {
    self.name = name
    self.additional = additional
  }
}

public struct Scores: Equatable, Sendable, WireDecodable, WireEncodable {
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
}

public struct Times: Equatable, Sendable, WireDecodable, WireEncodable {
  public var additional: String
  public var key: String
  /// The values of all other keys.
  public var additionalValues: [String: Date]

  public init(additional: String, key: String, additionalValues: [String: Date] = [:]) {
    self.additional = additional
    self.key = key
    self.additionalValues = additionalValues
  }
}

public struct Anything: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(id: Int, additional: [String: JSONValue] = [:]) {
    self.id = id
    self.additional = additional
  }
}

extension Cage {
  public struct Door: Equatable, Sendable, WireDecodable, WireEncodable {
    public var isOpen: Bool

    public init(isOpen: Bool) {
      self.isOpen = isOpen
    }
  }
}

extension Cage {
  public struct Visitor: Equatable, Sendable, WireDecodable, WireEncodable {
    public var name: String

    public init(name: String) {
      self.name = name
    }
  }
}

extension Cage {
  public struct State: OpenEnum {
    public static let clean = State(rawValue: "clean")
    public static let dirty = State(rawValue: "dirty")

    public static let allCases: [State] = [
      .clean,
      .dirty,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// MARK: - Coding

extension Cage {
  private enum WireKey: ~Copyable {
    case animal
    case labels
    case scores
    case times
    case anything
    case door
    case visitors
    case state
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("animal required", as: .animal)
    keys.add("labels required", as: .labels)
    keys.add("scores required", as: .scores)
    keys.add("times required", as: .times)
    keys.add("anything required", as: .anything)
    keys.add("door required", as: .door)
    keys.add("visitors required", as: .visitors)
    keys.add("state required", as: .state)
  }

  public init?(from json: inout JSONReader) {
    var animal: Animal?
    var labels: Labels?
    var scores: Scores?
    var times: Times?
    var anything: Anything?
    var door: Cage.Door?
    var visitors: [Cage.Visitor] = []
    var state: Cage.State?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .animal: json.value(&animal)
      case .labels: json.value(&labels)
      case .scores: json.value(&scores)
      case .times: json.value(&times)
      case .anything: json.value(&anything)
      case .door: json.value(&door)
      case .visitors: json.array(&visitors)
      case .state: json.value(&state)
      }
    }
    guard json.finish(&object),
      let animal,
      let labels,
      let scores,
      let times,
      let anything,
      let door,
      let state
    else { return nil }
    self.init(
      animal: animal,
      labels: labels,
      scores: scores,
      times: times,
      anything: anything,
      door: door,
      visitors: visitors,
      state: state
    )
  }
}

extension Cage {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("animal", animal)
    json.field("labels", labels)
    json.field("scores", scores)
    json.field("times", times)
    json.field("anything", anything)
    json.field("door", door)
    json.field("visitors", visitors)
    json.field("state", state)
    json.endObject()
  }
}

extension Animal {
  private enum WireKey: ~Copyable {
    case id
    case name
    case created
    case updated
    case legs
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("created required", as: .created)
    keys.add("updated", as: .updated)
    keys.add("legs required", as: .legs)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var created: Date?
    var updated: Date?
    var legs = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .name: json.string(&name)
      case .created: created = json.date()
      case .updated: updated = json.date()
      case .legs: json.int(&legs)
      }
    }
    guard json.finish(&object), let created else { return nil }
    self.init(id: id, name: name, created: created, updated: updated, legs: legs)
  }
}

extension Animal {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("created", created)
    json.field("updated", updated)
    json.field("legs", legs)
    json.endObject()
  }
}

extension Labels {
  private enum WireKey: ~Copyable {
    case name
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: String] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .unknown:
        let key = json.key
        additional[key] = json.string()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Labels {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}

extension Scores {
  private enum WireKey: ~Copyable {
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var additional: [String: Int?] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .unknown:
        let key = json.key
        let value = json.optional { $0.int() }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional)
  }
}

extension Scores {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}

extension Times {
  private enum WireKey: ~Copyable {
    case additional
    case key
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("additional required", as: .additional)
    keys.add("key required", as: .key)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var additional = ""
    var keyValue = ""
    var additionalValues: [String: Date] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .additional: json.string(&additional)
      case .key: json.string(&keyValue)
      case .unknown:
        let key = json.key
        additionalValues[key] = json.date(.unix)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional, key: keyValue, additionalValues: additionalValues)
  }
}

extension Times {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("additional", additional)
    json.field("key", self.key)
    for (key, value) in additionalValues.sorted(by: { $0.key < $1.key }) {
      json.key(key)
      json.date(value, .unix)
    }
    json.endObject()
  }
}

extension Anything {
  private enum WireKey: ~Copyable {
    case id
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, additional: additional)
  }
}

extension Anything {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.members(of: additional)
    json.endObject()
  }
}

extension Cage.Door {
  private enum WireKey: ~Copyable {
    case isOpen
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("is_open required", as: .isOpen)
  }

  public init?(from json: inout JSONReader) {
    var isOpen = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .isOpen: json.bool(&isOpen)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(isOpen: isOpen)
  }
}

extension Cage.Door {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("is_open", isOpen)
    json.endObject()
  }
}

extension Cage.Visitor {
  private enum WireKey: ~Copyable {
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name)
  }
}

extension Cage.Visitor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}

// MARK: - Equality

extension Cage {
  public static func areEqual(_ one: Cage, _ other: Cage) -> Bool {
    guard Equality.of(one.animal, other.animal),
      Equality.of(one.labels, other.labels),
      Equality.of(one.scores, other.scores),
      Equality.of(one.times, other.times),
      Equality.of(one.anything, other.anything),
      Equality.of(one.door, other.door),
      Equality.of(one.visitors, other.visitors),
      Equality.of(one.state, other.state)
    else { return false }
    return true
  }
}

extension Animal {
  public static func areEqual(_ one: Animal, _ other: Animal) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.created, other.created),
      Equality.of(one.updated, other.updated),
      Equality.of(one.legs, other.legs)
    else { return false }
    return true
  }
}
