import EndpointJSON
import EndpointSpec

/// An edit of a part of a spec's file.
struct SpecEdit {
  /// The index of the file in the spec.
  let file: Int
  /// The path of the part. Missing objects on the way are created.
  let path: [JSONPath.Component]
  /// Creates the new value from the old one, which is nil if the part does not exist.
  let change: (JSONValue?) throws(Undecided) -> JSONValue
}

/// The reason why a person must edit the spec: a clause without a full stop.
struct Undecided: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static var open: Undecided { Undecided("there are several ways to correct it") }
}

/// The edits for a finding, with a summary such as `Item.name: now optional`.
struct FixProposal {
  var summary: String
  var edits: [SpecEdit]
}

extension JSONValue {
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
    default: throw Undecided("the spec uses another form for the declaration")
    }
  }
}

extension JSONObject {
  /// The object with a new member before another one, otherwise at its end.
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

/// Converts locations in a file to paths.
struct SpecPlaces {
  private let root: JSONNode?

  init(_ file: SourceFile) { root = try? JSONNode.parse(file.bytes) }

  /// The path of the value at a location, or of the value whose key is at the location.
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
