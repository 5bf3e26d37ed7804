import EndpointJSON
import EndpointSpec

/// A change of one part of a spec's file.
struct SpecEdit {
  /// The index of the file in the spec.
  let file: Int
  /// The keys that lead to the part. Objects on the way are made where they are missing.
  let path: [JSONPath.Component]
  /// Makes the new value from the old one. It is nil for a part that the spec lacks.
  let change: (JSONValue?) throws(Undecided) -> JSONValue
}

/// Why a person has to edit the spec: one clause without a full stop.
struct Undecided: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// There are several ways to edit the spec.
  static var open: Undecided { Undecided("a person decides how") }
}

/// The edits for one finding, with a summary: `Item.name: optional now`.
struct FixProposal {
  var summary: String
  var edits: [SpecEdit]
}

extension JSONValue {
  /// The value with a change of the part at a path.
  func changing(_ path: ArraySlice<JSONPath.Component>, _ edit: SpecEdit) throws(Undecided)
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
    default: throw Undecided("the spec writes the declaration in another form")
    }
  }
}

extension JSONObject {
  /// The object with a new member before another one, or else at its end.
  fileprivate func inserting(_ value: JSONValue, for key: String, before next: String) -> JSONObject
  {
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

/// The places of a file's parts.
struct SpecPlaces {
  private let root: JSONNode?

  init(_ file: SourceFile) { root = try? JSONNode.parse(file.bytes) }

  /// The keys that lead to the value at a place, or to the value of the key at a place.
  func path(to place: Place) -> [JSONPath.Component]? {
    guard var node = root else { return nil }
    var path: [JSONPath.Component] = []
    while node.start != place.start {
      switch node.kind {
      case .object(let members):
        guard
          let member = members.first(where: {
            $0.keyStart <= place.start && place.start < $0.value.end
          })
        else { return nil }
        path.append(.key(member.key))
        if place.start < member.keyEnd { return path }
        node = member.value
      case .array(let elements):
        guard
          let index = elements.firstIndex(where: {
            $0.start <= place.start && place.start < $0.end
          })
        else { return nil }
        path.append(.index(index))
        node = elements[index]
      default: return nil
      }
    }
    return path
  }
}
