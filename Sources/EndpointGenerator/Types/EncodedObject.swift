import EndpointJSON

/// The members of an object that is written: fields, and the objects that fields with a path lie in.
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

  /// Fields that lie in the same object come together there, in the place of the first.
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

  /// An object that may turn out empty is left out then.
  private static func statements(_ key: String, _ object: EncodedObject) -> [String] {
    let all =
      ["json.beginObject(\(stringLiteral(key)))"] + object.statements + ["json.endObject()"]
    guard let conditions = object.conditions else { return all }
    return ["if \(conditions.joined(separator: " || ")) {"] + all + ["}"]
  }

  /// What must hold, one of it, for the object to have a member; nil if it always has one.
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
