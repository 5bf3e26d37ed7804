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
    while let field = json.next(&fields) {
      switch field {
      case 0: animal = Animal(from: &json)
      case 1: labels = Labels(from: &json)
      case 2: scores = Scores(from: &json)
      case 3: times = Times(from: &json)
      case 4: anything = Anything(from: &json)
      case 5: door = CageDoor(from: &json)
      case 6: json.array(&visitors)
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
