/// An object in a decoder, and the position of `next` in it.
final class BridgedObject {
  let container: KeyedDecodingContainer<JSONCodingKey>
  /// The location of the object.
  let place: DecoderBridge.Place
  var nextField = 0
  /// The undeclared keys, after the fields were read.
  var additional: [JSONCodingKey]?

  init(container: KeyedDecodingContainer<JSONCodingKey>, place: DecoderBridge.Place) {
    self.container = container
    self.place = place
  }
}

/// The values of an array or a dictionary in a decoder.
final class BridgedElements {
  /// The last one comes next.
  fileprivate var places: [(key: String, place: DecoderBridge.Place)]

  init(_ places: [(key: String, place: DecoderBridge.Place)]) {
    self.places = places.reversed()
  }
}

extension DecoderBridge {
  func object() -> BridgedObject? {
    catching { BridgedObject(container: try container(at: place), place: place) }
  }

  func elements() -> BridgedElements? {
    catching { BridgedElements(try elements(at: place).map { ("", $0) }) }
  }

  func entries() -> BridgedElements? {
    catching {
      let container = try container(at: place)
      return BridgedElements(container.allKeys.map { ($0.stringValue, .field(container, $0)) })
    }
  }

  /// Moves to the next element. False at the end and after a failure.
  func next(_ elements: BridgedElements?) -> Bool {
    guard error == nil, let next = elements?.places.popLast() else { return false }
    key = next.key
    place = next.place
    return true
  }

  /// Moves to the next field with a value, in the order of the fields.
  func next(_ fields: inout JSONFields, _ rest: JSONFieldsRest?) -> Int? {
    guard error == nil, let rest, let object = rest.bridged else { return nil }
    while object.nextField < fields.table.pointee.count {
      let field = object.nextField
      object.nextField += 1
      let key = JSONCodingKey(fields.table.pointee.names[field])
      if move(to: key, field, &fields, rest) { return field }
    }
    guard fields.hasAdditional else { return nil }
    let names = fields.table.pointee.names
    if object.additional == nil {
      object.additional = object.container.allKeys.filter { key in
        !names.contains(key.stringValue) && !rest.additionalKeys.contains(key.stringValue)
      }
    }
    // Taken from the stored array, since a copy for each key would take quadratic time.
    while let key = object.additional?.popLast() {
      if move(to: key, names.count, &fields, rest) { return names.count }
    }
    return nil
  }

  private func move(
    to key: JSONCodingKey,
    _ field: Int,
    _ fields: inout JSONFields,
    _ rest: JSONFieldsRest
  ) -> Bool {
    guard let container = rest.bridged?.container, container.contains(key) else { return false }
    let isNull = (try? container.decodeNil(forKey: key)) ?? false
    guard !isNull || fields.allowsNull(field) else { return false }
    if field < 64 { fields.insert(field) } else { rest.present.insert(field) }
    self.key = key.stringValue
    place = .field(container, key)
    return true
  }

  // MARK: - Containers

  func container(at place: Place) throws -> KeyedDecodingContainer<JSONCodingKey> {
    if case .field(let container, let key) = place {
      return try container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
    }
    return try decoder(at: place).container(keyedBy: JSONCodingKey.self)
  }

  /// A place for each element. Each has its own decoder, since elements may be read more than once.
  func elements(at place: Place) throws -> [Place] {
    if case .list(let places) = place { return places }
    var container = try unkeyedContainer(at: place)
    var places: [Place] = []
    while !container.isAtEnd { places.append(.decoder(try container.superDecoder())) }
    return places
  }

  private func unkeyedContainer(at place: Place) throws -> any UnkeyedDecodingContainer {
    if case .field(let container, let key) = place {
      return try container.nestedUnkeyedContainer(forKey: key)
    }
    return try decoder(at: place).unkeyedContainer()
  }
}
