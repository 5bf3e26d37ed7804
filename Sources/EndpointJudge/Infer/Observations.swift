import EndpointJSON
import EndpointSpec
import EndpointWire

/// The observed values of the samples, with one entry per place.
///
/// Entries refer to each other by index, since types may be recursive.
struct Observations {
  var values: [ObservedValue] = []
  var objects: [ObservedObject] = []
  /// The objects by the type name that their keys suggest. Nil if equal objects at different places are not merged.
  private(set) var namesakes: [String: [Int]]?

  /// The name of values under keys such as `data`.
  var contentsName: String?

  /// Whether the values are responses to changes of things.
  var areOfChange = false

  /// The names of things elsewhere in the traffic.
  let names: KnownNames

  /// - Parameters:
  ///   - sharesNamesakes: True if similar objects with the same name are one type.
  ///   - names: The names of things elsewhere in the traffic.
  init(sharesNamesakes: Bool = false, names: KnownNames = KnownNames()) {
    self.names = names
    namesakes = sharesNamesakes ? [:] : nil
  }

  /// An object around the observed value, and its key.
  typealias Owner = (key: String, object: Int)

  /// Adds an empty place.
  mutating func add() -> Int {
    values.append(ObservedValue())
    return values.count - 1
  }

  mutating func observe(
    _ value: JSONValue,
    as place: Int,
    key: String = "",
    in owners: [Owner],
    isElement: Bool = false
  ) {
    values[place].count += 1
    switch value {
    case .null: values[place].nulls += 1
    case .bool: values[place].bools += 1
    case .number(let number): values[place].numbers.add(number)
    case .string(let text): values[place].texts.add(text)
    case .array(let elements):
      values[place].arrays += 1
      guard !elements.isEmpty else { return }
      let element = values[place].element ?? add()
      values[place].element = element
      for value in elements {
        observe(value, as: element, key: key, in: owners, isElement: true)
      }
    case .object(let object):
      let isMap = isMap(object, at: place, under: key, isElement: isElement)
      observe(object, as: place, key, owners, isMap: isMap)
    }
  }

  private mutating func observe(
    _ object: JSONObject,
    as place: Int,
    _ key: String,
    _ owners: [Owner],
    isMap: Bool
  ) {
    guard !isMap else {
      values[place].dictionaries += 1
      let entry = values[place].entry ?? add()
      values[place].entry = entry
      for member in object {
        if !values[place].hasSecret, member.value.stringValue != nil {
          values[place].hasSecret = SecretName.isOne(member.key)
        }
        observe(member.value, as: entry, key: key, in: owners)
      }
      return
    }
    let index =
      values[place].object ?? owner(like: object, key, owners)
      ?? namesake(of: object, key, isOfChange: areOfChange && owners.isEmpty)
      ?? addObject(key)
    values[place].object = index
    values[place].objects += 1
    objects[index].count += 1
    for (position, member) in object.enumerated() {
      let field: Int
      if let known = objects[index].place(of: member.key, usuallyAt: position) {
        field = known
      } else if isOther(member.key, in: index) || isNamespaced(member, in: object) {
        let others = objects[index].others ?? add()
        objects[index].others = others
        observe(member.value, as: others, key: member.key, in: [])
        continue
      } else {
        field = add()
        objects[index][member.key] = field
        // Objects that lack a tag are no members of a union.
        if objects[index].count == 1 { objects[index].tags.addKey(member.key) }
      }
      let inner = member.value.isContainer ? owners + [(member.key, index)] : []
      let isContents = owners.count <= 1 && Envelope.isKey(member.key)
      let key = isContents ? contentsName ?? member.key : member.key
      observe(member.value, as: field, key: key, in: inner)
    }
    if !objects[index].tags.isEmpty { objects[index].countTags(of: object) }
  }

  /// Whether the keys of an object are data. After one object with such keys, others at its place are maps, too.
  private func isMap(
    _ object: JSONObject,
    at place: Int,
    under key: String,
    isElement: Bool
  ) -> Bool {
    let value = values[place]
    if value.dictionaries > 0, value.objects == 0 { return true }
    // Most objects are like those before. `foldMaps` finds the rest.
    if let known = value.object, let first = object.first,
      objects[known].place(of: first.key, usuallyAt: 0) != nil
    {
      return false
    }
    guard !object.isEmpty else { return false }
    // `"env": [{ "name": "LEVEL", "value": "info" }]` has pairs in its own way.
    return !isElement && MapForm.isPairs(object, under: key)
      || MapForm.isSchema(object, under: key)
      || MapForm.isMap(object, under: key, names, isData: isData)
  }

  /// Whether a new key belongs to the dictionary beside the fields. A spec from traffic has no names that may be data.
  private func isOther(_ key: String, in object: Int) -> Bool {
    guard namesakes != nil else { return false }
    return !RecordedName.isIdentifier(key) || objects[object].fields.count >= Self.mostFields
  }

  /// Whether another object has the same text up to a colon in its key: `database:orders`, `database:users`.
  private func isNamespaced(_ member: JSONObject.Element, in object: JSONObject) -> Bool {
    guard namesakes != nil, member.value.objectValue != nil,
      let colon = member.key.lastIndex(of: ":")
    else { return false }
    let start = member.key[...colon]
    return object.contains { other in
      other.key != member.key && other.key.hasPrefix(start) && other.value.objectValue != nil
        && !other.key.dropFirst(start.count).contains(":")
    }
  }

  /// Beyond this number, the keys of an object are data.
  private static let mostFields = 1000

  /// Whether a key is data. In traffic, so is every key that is not a name.
  private func isData(_ key: String) -> Bool {
    IDLikeKey.isOne(key) || namesakes != nil && !RecordedName.isIdentifier(key)
  }

  private mutating func addObject(_ key: String) -> Int {
    objects.append(ObservedObject())
    let index = objects.count - 1
    namesakes?[ProposedName.elementTypeName(key), default: []].append(index)
    return index
  }

  /// An enclosing object of the same type: it has the same key and half of the fields.
  private func owner(like object: JSONObject, _ key: String, _ owners: [Owner]) -> Int? {
    // The key of an object is the field of its parent.
    for (index, owner) in owners.enumerated().dropLast().reversed() where owner.key == key {
      let candidate = owners[index + 1].object
      let shared = object.keys.count { objects[candidate][$0] != nil }
      if shared * 2 >= object.count, shared > 0 { return candidate }
    }
    return nil
  }
}

extension JSONValue {
  package var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}

/// Detects keys that look like identifiers instead of field names: digits, a UUID, a day, a long hexadecimal number.
package enum IDLikeKey {
  package static func isOne(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first else { return false }
    if bytes.allSatisfy(isDigit) || Day(key) != nil { return true }
    if ScalarFit(scalar: .uuid, wire: nil).accepts(text: key) { return true }
    let isHexadecimal = bytes.allSatisfy { isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }
    return bytes.count >= 8 && isHexadecimal && bytes.contains(where: isDigit) && first != 0x2D
  }
}
