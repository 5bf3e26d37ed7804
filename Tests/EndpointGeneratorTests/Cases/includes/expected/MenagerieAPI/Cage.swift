// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
