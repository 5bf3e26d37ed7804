// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

struct Thing: MemberwiseEquatable, Hashable, Sendable {
  var id: ThingID
  var state: State
  var kind: Kind
  @Indirect var parent: Thing?
  var parts: [Piece]
  var _note: String?
  var size: Int?

  init(
    id: ThingID,
    state: State,
    kind: Kind,
    parent: Thing? = nil,
    parts: [Piece],
    note: String? = nil,
    size: Int? = nil
  ) {
    self.id = id
    self.state = state
    self.kind = kind
    self.parent = parent
    self.parts = parts
    self._note = note
    self.size = size
  }

  static func areEqual(_ one: Thing, _ other: Thing) -> Bool {
    guard Equality.of(one.id, other.id), Equality.of(one.state, other.state),
      Equality.of(one.kind, other.kind), Equality.of(one.parent, other.parent),
      Equality.of(one.parts, other.parts), Equality.of(one._note, other._note),
      Equality.of(one.size, other.size)
    else { return false }
    return true
  }

  @available(*, deprecated)
  var note: String? {
    get { _note }
    set { _note = newValue }
  }

  @available(*, deprecated, renamed: "size")
  var length: Int? {
    get { size }
    set { size = newValue }
  }
}

extension Thing: JSONDecodable {
  private static let keys: JSONKeys = "id state kind parent parts note size"

  init?(from json: inout JSONReader) {
    var id: ThingID?
    var state: State?
    var kind: Kind?
    var parent: Thing?
    var parts: [Piece] = []
    var note: String?
    var size: Int?
    var fields = json.object(Self.keys, secret: 0b0100000)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: id = ThingID(from: &json)
      case .f1: state = State(from: &json)
      case .f2: kind = Kind(from: &json)
      case .f3: parent = Thing(from: &json)
      case .f4: json.array(&parts)
      case .f5: json.string(&note)
      default: json.int(&size)
      }
    }
    guard json.finish(&fields, required: 0b0010111), let id, let state, let kind else { return nil }
    self.init(
      id: id,
      state: state,
      kind: kind,
      parent: parent,
      parts: parts,
      note: note,
      size: size
    )
  }
}

extension Thing: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("state", state)
    json.field("kind", kind)
    json.field("parent", parent)
    json.field("parts", parts)
    json.field("note", _note, secret: true)
    json.field("size", size)
    json.endObject()
  }
}

extension Thing: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "id": id,
        "state": state,
        "kind": kind,
        "parent": parent,
        "parts": parts,
        "note": Secret.masked,
        "size": size,
      ]
    )
  }
}

@available(*, deprecated, renamed: "Thing")
typealias Object = Thing

struct ThingID: Identifier, ExpressibleByStringLiteral {
  let id: String
}

struct State: OpenEnum {
  static let on = State(rawValue: "on")
  static let off = State(rawValue: "off")

  static let allCases: [State] = [.on, .off]

  let rawValue: String
}

enum Kind: String, ClosedEnum {
  case big = "big"
  case small = "small"
}

enum Piece: Hashable, Sendable {
  case string(String)
  case thing(Thing)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Piece: JSONDecodable {
  init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ Thing(from: &$0) }) {
      self = .thing(value)
      return
    }
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

extension Piece: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    switch self {
    case .string(let value):
      json.string(value)
    case .thing(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
