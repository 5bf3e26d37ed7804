import EndpointJSON
import EndpointSpec

extension Samples {
  /// The objects of a struct: with all fields, with as few as possible, and with each other state of each field.
  func objects(of structure: StructModel, _ open: [SwiftName]) -> [JSONValue] {
    let fields = structure.fields.filter { $0.travels(direction) }
    let states = fields.map { self.states(of: $0, open) }
    guard states.allSatisfy({ !$0.isEmpty }) else { return [] }
    let full = zip(fields, states).reduce(JSONValue.object([:])) { object, part in
      part.1[0].map { object.placing($0, at: part.0.location[...]) } ?? object
    }
    var found = [full]
    if let smallest = smallest(structure, open) { found.append(smallest) }
    for (index, state) in states.enumerated() {
      let path = fields[index].location
      found += state.dropFirst().map { value in
        value.map { full.placing($0, at: path[...]) } ?? full.removing(path[...])
      }
    }
    return found + additional(structure, on: full, open)
  }

  /// The smallest object. Nil if a required part has no value.
  package func smallest(_ structure: StructModel, _ open: [SwiftName] = []) -> JSONValue? {
    var object = JSONValue.object([:])
    for field in structure.fields where field.travels(direction) {
      if mayBeAbsent(field) { continue }
      guard let value = smallestValue(of: field, open) else { return nil }
      object = object.placing(value, at: field.location[...])
    }
    return object
  }

  private func smallestValue(of field: FieldModel, _ open: [SwiftName]) -> JSONValue? {
    if let constant = field.constant { return constant }
    if field.isNullable { return .null }
    let type = model.plain(field.type)
    if case .array = type, CountRange(field.limits?.items).contains(0) { return .array([]) }
    if case .dictionary = type { return .object([:]) }
    return values(type, Use(wire: field.wire, range: field.limits), open).first
  }

  /// The states of a field. Nil if it is absent.
  private func states(of field: FieldModel, _ open: [SwiftName]) -> [JSONValue?] {
    if let constant = field.constant { return [constant] }
    let type = model.isOptional(field.type) ? model.plain(field.type) : field.type
    var states: [JSONValue?] =
      values(type, Use(wire: field.wire, range: field.limits), open)
    if mayBeAbsent(field) { states.append(nil) }
    if mayBeNull(field) { states.append(.null) }
    return states
  }

  func optionalKeys(of structure: StructModel) -> Set<String> {
    let fields = structure.fields.filter { $0.travels(direction) }
    let required = Set(fields.filter { !mayBeAbsent($0) }.compactMap(\.key))
    return Set(fields.compactMap(\.key)).subtracting(required)
  }

  private func additional(
    _ structure: StructModel,
    on object: JSONValue,
    _ open: [SwiftName]
  ) -> [JSONValue] {
    guard let type = structure.additional else { return [] }
    return values(type, Use(), open).map { object.placing($0, at: [.key("additional key")]) }
  }

  /// A client always sends a field with a default, but a server may omit it. A field at `.` is never absent.
  private func mayBeAbsent(_ field: FieldModel) -> Bool {
    if field.constant != nil || field.location.isEmpty { return false }
    return model.isOptional(field.type) || (direction == .response && field.defaultValue != nil)
  }

  /// A client sends null for nil only if a field is nullable.
  private func mayBeNull(_ field: FieldModel) -> Bool {
    (field.isNullable && !field.location.isEmpty) || (direction == .response && mayBeAbsent(field))
  }
}

extension JSONValue {
  /// Sets a value at a path. Adds missing objects and arrays.
  func placing(_ value: JSONValue, at path: ArraySlice<JSONPath.Component>) -> JSONValue {
    guard let first = path.first else { return merging(value) }
    let rest = path.dropFirst()
    switch first {
    case .key(let key):
      var object = objectValue ?? JSONObject()
      object[key] = rest.isEmpty ? value : (object[key] ?? .null).placing(value, at: rest)
      return .object(object)
    case .index(let index):
      var elements = arrayValue ?? []
      while elements.count <= index { elements.append(.object([:])) }
      elements[index] =
        rest.isEmpty ? value : elements[index].placing(value, at: rest)
      return .array(elements)
    case .last:
      var elements = arrayValue ?? []
      let last = elements.popLast() ?? .null
      return .array(elements + [rest.isEmpty ? value : last.placing(value, at: rest)])
    case .each:
      let values = value.arrayValue ?? []
      let elements = arrayValue ?? []
      // Other fields may be in the same elements, so a new element copies the last one.
      return .array(
        values.indices.map { index in
          let element = elements.indices.contains(index) ? elements[index] : elements.last ?? .null
          return rest.isEmpty ? values[index] : element.placing(values[index], at: rest)
        }
      )
    }
  }

  /// Removes the value at a path of keys.
  func removing(_ path: ArraySlice<JSONPath.Component>) -> JSONValue {
    guard case .key(let key)? = path.first, var object = objectValue else { return self }
    let rest = path.dropFirst()
    object[key] = rest.isEmpty ? nil : object[key]?.removing(rest)
    return .object(object)
  }

  /// Merges the members of two objects. A value of another kind replaces this one.
  private func merging(_ other: JSONValue) -> JSONValue {
    guard var object = objectValue, let members = other.objectValue else { return other }
    for member in members { object[member.key] = member.value }
    return .object(object)
  }
}
