import EndpointJSON
import EndpointSpec

/// An edit of a part of a spec's file.
struct SpecEdit {
  /// The index of the file in the spec.
  let file: Int
  /// The path of the part. Missing objects on the way are created.
  let path: [JSONPath.Component]
  /// Creates the new value from the old one, which is nil if the part does not exist.
  let change: (JSONValue?) throws(NoProposal) -> JSONValue
}

/// The reason why a person must edit the spec: a clause without a full stop.
struct NoProposal: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static var open: NoProposal { NoProposal("there are several ways to correct it") }
}

/// The edits for a finding, with a summary such as `Item.name: now optional`.
struct FixProposal {
  var summary: String
  var edits: [SpecEdit]
}

extension JSONValue {
  func changing(_ path: ArraySlice<JSONPath.Component>, _ edit: SpecEdit) throws(NoProposal)
    -> JSONValue
  {
    guard let step = path.first else { return try edit.change(self) }
    let rest = path.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var object)):
      let old = object[key]
      let new =
        if let old { try old.changing(rest, edit) } else if rest.isEmpty {
          try edit.change(nil)
        } else { try JSONValue.object([:]).changing(rest, edit) }
      if old == nil, key == "types" || key == "errors" {
        object = object.inserting(new, for: key, before: "endpoints")
      } else {
        object[key] = new
      }
      return .object(object)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = try elements[index].changing(rest, edit)
      return .array(elements)
    default: throw NoProposal("the spec uses another form for the declaration")
    }
  }
}

extension JSONObject {
  /// The object with a new member before another one, otherwise at its end.
  func inserting(_ value: JSONValue, for key: String, before next: String) -> JSONObject {
    var members: [(String, JSONValue)] = []
    for member in self {
      if member.key == next { members.append((key, value)) }
      members.append((member.key, member.value))
    }
    var object = JSONObject(members)
    object[key] = value
    return object
  }
}

extension JSONNode {
  /// The path of the value at a location, or of the value whose key is at the location.
  func path(to place: Place) -> [JSONPath.Component]? {
    var node = self
    var path: [JSONPath.Component] = []
    while node.start != place.start {
      guard let part = node.part(at: place.start) else { return nil }
      path.append(part.step)
      if let member = part.member, place.start < member.keyEnd { return path }
      node = part.node
    }
    return path
  }
}

/// Edits a type where a spec uses it: an expression, an inline definition, or an object with the key `type`.
enum TypeUseEdit {
  static func optional(_ use: JSONValue?) throws(NoProposal) -> JSONValue {
    try changingType(of: use) { (type) throws(NoProposal) in
      switch type {
      case .string(let text): return .string(text.hasSuffix("?") ? text : text + "?")
      case .object(var object):
        object["optional"] = true
        return .object(object)
      default: throw NoProposal("an array of an inline type cannot be optional")
      }
    }
  }

  /// A text becomes a type in JSON.
  static func json(_ use: JSONValue, _ type: TypeReference) throws(NoProposal) -> JSONValue {
    guard case .object(var object) = use, object["encoding"] == "text",
      let old = object["type"]?.stringValue
    else { throw NoProposal.open }
    let isOptional = old.hasSuffix("?") && !type.isOptional
    object["encoding"] = nil
    object["type"] = .string(type.text + (isOptional ? "?" : ""))
    return object.count == 1 ? object["type"] ?? .object(object) : .object(object)
  }

  /// `[T]` becomes `[T?]`, and `[string: T]` becomes `[string: T?]`.
  static func optionalElements(_ use: JSONValue?) throws(NoProposal) -> JSONValue {
    try changingType(of: use) { (type) throws(NoProposal) in
      guard let text = type.stringValue, text.hasPrefix("["), let end = text.lastIndex(of: "]"),
        !text[..<end].hasSuffix("]")
      else { throw NoProposal("a value in the array or dictionary is null") }
      let inner = text[..<end]
      return .string(inner.hasSuffix("?") ? text : "\(inner)?\(text[end...])")
    }
  }

  /// A wider type that includes these values. Nil if no type does.
  static func wider(_ use: JSONValue?, for values: [JSONValue]) -> JSONValue? {
    try? changingType(of: use) { (type) throws(NoProposal) in
      guard let text = type.stringValue else { throw NoProposal("") }
      let name = text.hasSuffix("?") ? String(text.dropLast()) : text
      guard let wider = widerNames[name]?.first(where: { fits($0, values) }) else {
        throw NoProposal("")
      }
      return .string(text.hasSuffix("?") ? wider + "?" : wider)
    }
  }

  private static let widerNames: [String: [String]] = [
    "int32": ["int", "double"], "uint32": ["int", "double"], "int": ["double"],
    "int64": ["double"], "uint64": ["double"], "url": ["string"], "uuid": ["string"],
    "data": ["string"],
  ]

  private static func fits(_ name: String, _ values: [JSONValue]) -> Bool {
    values.allSatisfy { value in
      switch (name, value) {
      case ("string", .string), ("double", .number): true
      case ("int", .number(let number)): number.int != nil
      default: false
      }
    }
  }

  /// - Parameter use: Nil if the spec has none.
  private static func changingType(
    of use: JSONValue?,
    _ change: (JSONValue) throws(NoProposal) -> JSONValue
  ) throws(NoProposal) -> JSONValue {
    guard let use else { throw NoProposal("the spec uses another form for the declaration") }
    guard case .object(var object) = use, let type = object["type"] else { return try change(use) }
    guard object["wire"] == nil, object["default"] == nil else {
      throw NoProposal("it has a default or a wire format")
    }
    object["type"] = try change(type)
    return .object(object)
  }
}
