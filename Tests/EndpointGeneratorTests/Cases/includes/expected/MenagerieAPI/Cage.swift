// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Cage: MemberwiseEquatable, Sendable {
  public var animal: Animal
  public var labels: Labels
  public var scores: Scores
  public var times: Times
  public var anything: Anything
  public var door: CageDoor
  public var visitors: [CageVisitor]
  public var state: CageState

  public init(
    animal: Animal,
    labels: Labels,
    scores: Scores,
    times: Times,
    anything: Anything,
    door: CageDoor,
    visitors: [CageVisitor],
    state: CageState
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

  public static func areEqual(_ one: Cage, _ other: Cage) -> Bool {
    guard Equality.of(one.animal, other.animal), Equality.of(one.labels, other.labels),
      Equality.of(one.scores, other.scores), Equality.of(one.times, other.times),
      Equality.of(one.anything, other.anything), Equality.of(one.door, other.door),
      Equality.of(one.visitors, other.visitors), Equality.of(one.state, other.state)
    else { return false }
    return true
  }
}

extension Cage: JSONDecodable {
  private static let keys: JSONKeys = "animal labels scores times anything door visitors state"

  public init?(from json: inout JSONReader) {
    var animal: Animal?
    var labels: Labels?
    var scores: Scores?
    var times: Times?
    var anything: Anything?
    var door: CageDoor?
    var visitors: [CageVisitor] = []
    var state: CageState?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: animal = Animal(from: &json)
      case .f1: labels = Labels(from: &json)
      case .f2: scores = Scores(from: &json)
      case .f3: times = Times(from: &json)
      case .f4: anything = Anything(from: &json)
      case .f5: door = CageDoor(from: &json)
      case .f6: json.array(&visitors)
      default: state = CageState(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11111111), let animal, let labels, let scores, let times,
      let anything, let door, let state
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

extension Cage: JSONEncodable {
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

public struct Animal: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Animal, _ other: Animal) -> Bool {
    guard Equality.of(one.id, other.id), Equality.of(one.name, other.name),
      Equality.of(one.created, other.created), Equality.of(one.updated, other.updated),
      Equality.of(one.legs, other.legs)
    else { return false }
    return true
  }
}

extension Animal: JSONDecodable {
  private static let keys: JSONKeys = "id name created updated legs"

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var created: Date?
    var updated: Date?
    var legs = 0
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      case .f1: json.string(&name)
      case .f2: created = json.date()
      case .f3: updated = json.date()
      default: json.int(&legs)
      }
    }
    guard json.finish(&fields, required: 0b10111), let created else { return nil }
    self.init(id: id, name: name, created: created, updated: updated, legs: legs)
  }
}

extension Animal: JSONEncodable {
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

public struct Labels: Equatable, Sendable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: String]

  public init(name: String, additional: [String: String] = [:]) {
    self.name = name
    self.additional = additional
  }
}

extension Labels: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: String] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default:
        let key = json.key
        additional[key] = json.string()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Labels: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}

public struct Scores: Equatable, Sendable {
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
}

extension Scores: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var additional: [String: Int?] = [:]
    var fields = json.object(Self.keys, nulls: 0b1, additional: true)
    while json.next(&fields) != nil {
      let key = json.key
      if let value = json.optional({ $0.int() }) { additional.updateValue(value, forKey: key) }
    }
    guard json.finish(&fields) else { return nil }
    self.init(additional: additional)
  }
}

extension Scores: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}

public struct Times: Equatable, Sendable {
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

extension Times: JSONDecodable {
  private static let keys: JSONKeys = "additional key"

  public init?(from json: inout JSONReader) {
    var additional = ""
    var keyValue = ""
    var additionalValues: [String: Date] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&additional)
      case .f1: json.string(&keyValue)
      default:
        let key = json.key
        additionalValues[key] = json.date(.unix)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(additional: additional, key: keyValue, additionalValues: additionalValues)
  }
}

extension Times: JSONEncodable {
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

public struct Anything: Equatable, Sendable {
  public var id: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(id: Int, additional: [String: JSONValue] = [:]) {
    self.id = id
    self.additional = additional
  }
}

extension Anything: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id = 0
    var additional: [String: JSONValue] = [:]
    var fields = json.object(Self.keys, nulls: 0b10, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      default:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(id: id, additional: additional)
  }
}

extension Anything: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.members(of: additional)
    json.endObject()
  }
}

public struct CageDoor: Equatable, Sendable {
  public var isOpen: Bool

  public init(isOpen: Bool) {
    self.isOpen = isOpen
  }
}

extension CageDoor: JSONDecodable {
  private static let keys: JSONKeys = "is_open"

  public init?(from json: inout JSONReader) {
    var isOpen = false
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.bool(&isOpen)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(isOpen: isOpen)
  }
}

extension CageDoor: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("is_open", isOpen)
    json.endObject()
  }
}

public struct CageVisitor: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

extension CageVisitor: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&name)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name)
  }
}

extension CageVisitor: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}

public struct CageState: OpenEnum {
  public static let clean = CageState(rawValue: "clean")
  public static let dirty = CageState(rawValue: "dirty")

  public static let allCases: [CageState] = [.clean, .dirty]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
