import EndpointJSON

/// The members of an object to encode: fields, and nested objects of fields with a path.
///
/// ```swift
/// json.beginObject("user")
/// json.field("name", userName)
/// json.endObject()
/// ```
struct EncodedObject {
  private enum Member {
    case field(EncodedField)
    case object(key: String, EncodedObject)
  }

  private var members: [Member] = []
  private var objects: [String: Int] = [:]

  /// Adds a field. Fields in the same nested object are grouped at the position of the first.
  mutating func insert(_ field: EncodedField) { insert(field, path: field.path[...]) }

  private mutating func insert(_ field: EncodedField, path: ArraySlice<String>) {
    guard let key = path.first else {
      members.append(.field(field))
      return
    }
    var object = EncodedObject()
    let place = objects[key] ?? members.count
    if place < members.count, case .object(_, let existing) = members[place] { object = existing }
    object.insert(field, path: path.dropFirst())
    if place == members.count { members.append(.object(key: key, object)) }
    members[place] = .object(key: key, object)
    objects[key] = place
  }

  var statements: [String] {
    members.flatMap { member in
      switch member {
      case .field(let field): [field.text]
      case .object(let key, let object): Self.statements(key, object)
      }
    }
  }

  /// Encodes a nested object, unless it would be empty.
  private static func statements(_ key: String, _ object: EncodedObject) -> [String] {
    let all =
      ["json.beginObject(\(stringLiteral(key)))"] + object.statements + ["json.endObject()"]
    guard let conditions = object.conditions else { return all }
    return ["if \(conditions.joined(separator: " || ")) {"] + all + ["}"]
  }

  /// Conditions of which one must be true for the object to have a member. Nil if it always has one.
  private var conditions: [String]? {
    var all: [String] = []
    for member in members {
      let conditions: [String]? =
        switch member {
        case .field(let field): field.condition.map { [$0] }
        case .object(_, let object): object.conditions
        }
      guard let conditions else { return nil }
      all += conditions
    }
    return all
  }
}
