// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

struct Thing: MemberwiseEquatable, Hashable, Identifiable, Sendable, WireDecodable, WireEncodable {
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

  @available(*, deprecated, renamed: "init(id:state:kind:parent:parts:note:size:)")
  init(
    id: ThingID,
    state: State,
    kind: Kind,
    parent: Thing? = nil,
    parts: [Piece],
    note: String? = nil,
    length: Int?
  ) {
    self.init(
      id: id,
      state: state,
      kind: kind,
      parent: parent,
      parts: parts,
      note: note,
      size: length
    )
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

@available(*, deprecated, renamed: "Thing")
typealias Object = Thing

// MARK: - Coding

extension Thing {
  private enum WireKey: ~Copyable {
    case id
    case state
    case kind
    case parent
    case parts
    case note
    case size
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("state required", as: .state)
    keys.add("kind required", as: .kind)
    keys.add("parent", as: .parent)
    keys.add("parts required", as: .parts)
    keys.add("note secret", as: .note)
    keys.add("size", as: .size)
  }

  init?(from json: inout JSONReader) {
    var id: ThingID?
    var state: State?
    var kind: Kind?
    var parent: Thing?
    var parts: [Piece] = []
    var note: String?
    var size: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.value(&id)
      case .state: json.value(&state)
      case .kind: json.value(&kind)
      case .parent: json.value(&parent)
      case .parts: json.array(&parts)
      case .note: json.string(&note)
      case .size: json.int(&size)
      }
    }
    guard json.finish(&object), let id, let state, let kind else { return nil }
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

extension Thing {
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

// MARK: - Equality

extension Thing {
  static func areEqual(_ one: Thing, _ other: Thing) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.state, other.state),
      Equality.of(one.kind, other.kind),
      Equality.of(one.parent, other.parent),
      Equality.of(one.parts, other.parts),
      Equality.of(one._note, other._note),
      Equality.of(one.size, other.size)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension Thing: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
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
