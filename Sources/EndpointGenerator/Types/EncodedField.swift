import EndpointJSON
import EndpointSpec

/// The statement that encodes a property or a constant.
///
/// ```swift
/// json.field("note", note)
/// json.field("days") { json in
///   json.array(days) { json, value in json.date(value, .unix) }
/// }
/// ```
struct EncodedField {
  /// The keys of the enclosing objects.
  let path: [String]
  /// The condition for encoding it.
  let condition: String?
  let text: String

  /// Creates a constant field.
  init(_ constant: JSONValue, of field: FieldModel) {
    let (path, key) = Self.place(of: field)
    self.path = path
    condition = nil
    let isFraction = constant.numberValue != nil && constant.intValue == nil
    let value = isFraction ? "\(jsonLiteral(constant)) as JSONValue" : constantExpression(constant)
    let arguments = [key.map(stringLiteral) ?? "", value]
    text = call("json.field", arguments + Self.secret(field))
  }

  /// - Parameter value: The expression of the value, if it is not the property.
  init(_ property: PropertyBlueprint, value: String? = nil, in index: APIIndex) {
    let (path, key) = Self.place(of: property.field)
    self.path = path
    let value = value ?? Self.value(of: property)
    switch property.absence {
    case .optional where !property.field.isNullable: condition = "\(value) != nil"
    case .patch: condition = "\(value) != .keep"
    case .none, .optional, .defaultValue: condition = nil
    }
    text = key.map { Self.statement(property, $0, value, index) } ?? Self.members(property, value)
  }

  /// Encodes the members of a value in the object itself.
  private static func members(_ property: PropertyBlueprint, _ value: String) -> String {
    let statement = "json.members(of: \(OptionalBinding(value).name))"
    return property.absence == .optional ? unwrapping(value, statement) : statement
  }

  private static func statement(
    _ property: PropertyBlueprint,
    _ key: String,
    _ value: String,
    _ index: APIIndex
  ) -> String {
    let (type, wire) = (property.valueType, property.field.wire)
    let isOptional = property.absence == .optional
    let isNullable = isOptional && property.field.isNullable
    let (key, secret) = (stringLiteral(key), secret(property.field))
    let form = index.wireForm(of: type, wire)
    let takesForm = form != nil && !(property.absence == .patch && wire != nil)
    if takesForm || index.isPlain(type, wire: wire) {
      let isIdentifier = form != nil && index.isIdentifier(type)
      let value = value + (isIdentifier ? (isOptional ? "?.id" : ".id") : "")
      let arguments = [key, value] + [form].compactMap(\.self) + secret
      return call(isNullable ? "json.nullableField" : "json.field", arguments)
    }
    if property.absence == .patch {
      let head = call("json.field", [key, value] + secret)
      return closure(head, takes: "json, value", [index.writing("value", type, wire: wire)])
    }
    let bound = isOptional ? OptionalBinding(value).name : value
    let written = index.writing(bound, isNullable ? .optional(type) : type, wire: wire)
    let statement = closure(call("json.field", [key] + secret), takes: "json", [written])
    return isOptional && !isNullable ? unwrapping(value, statement) : statement
  }

  private static func unwrapping(_ value: String, _ statement: String) -> String {
    "if let \(OptionalBinding(value).text) {\n\(statement)\n}"
  }

  private static func secret(_ field: FieldModel) -> [String] {
    field.isSecret ? ["secret: true"] : []
  }

  /// The keys of the enclosing objects and the key of the field. Without a key, its members are encoded in the object
  /// itself.
  private static func place(of field: FieldModel) -> ([String], key: String?) {
    guard let at = field.at else { return ([], field.wireName.text) }
    let keys = at.components.compactMap(\.key)
    return (Array(keys.dropLast()), keys.last)
  }

  /// The expression of the property, with `self` if a local name hides it.
  private static func value(of property: PropertyBlueprint) -> String {
    let name = property.storedName
    return ["json", "key", "value"].contains(name.text) ? "self.\(name.member)" : name.escaped
  }
}

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

  /// The object has a member if one of these conditions is true. Nil if it always has one.
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
