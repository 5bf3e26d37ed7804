import EndpointJSON

/// An object in the samples. Fields are in the order of their first occurrence.
struct ObservedObject {
  /// The number of objects of this type.
  var count = 0
  /// The place of the values under keys that are data.
  var others: Int?
  /// The place of all values, if the keys are data.
  var map: Int?
  /// The object that this one was merged with.
  var successor: Int?
  /// The fields by the text of a field that may be a tag.
  var tags = ObservedTags()
  private(set) var fields: [(key: String, value: Int)] = []
  private var positions: [String: Int] = [:]

  /// Removes all fields, and returns their places.
  mutating func removeFields() -> [Int] {
    defer {
      fields = []
      positions = [:]
    }
    return fields.map(\.value)
  }

  /// Changes the places of all values.
  mutating func movePlaces(_ place: (Int) -> Int) {
    for index in fields.indices { fields[index].value = place(fields[index].value) }
    others = others.map(place)
    map = map.map(place)
    tags.movePlaces(place)
  }

  mutating func countTags(of object: JSONObject) {
    let places = object.enumerated().compactMap { place(of: $1.key, usuallyAt: $0) }
    tags.add(object, places)
  }

  /// The union that the objects are. Nil for a struct.
  var union: ObservedUnion? {
    others == nil ? tags.unions.first { $0.isUnion(of: self) } : nil
  }

  /// The place of the values of a field. Most objects have the same order.
  func place(of key: String, usuallyAt position: Int) -> Int? {
    if position < fields.count, fields[position].key == key { return fields[position].value }
    return self[key]
  }

  /// The place of the values of a field.
  subscript(key: String) -> Int? {
    get { positions[key].map { fields[$0].value } }
    set {
      guard let newValue, positions[key] == nil else { return }
      positions[key] = fields.count
      fields.append((key, newValue))
    }
  }
}
