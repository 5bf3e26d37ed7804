/// Where the values under keys lie in a text, as a type reads them, and which of them are secret.
///
/// Masking of responses goes by these places, so that a field is never masked for the name of another field.
package final class JSONPlaces {
  enum Kind {
    /// The value of a field that is not secret.
    case open
    case secret
    /// The value of a key that no type names: an entry of a dictionary, or an additional key.
    case entry
  }

  struct Place {
    let start: Int
    let kind: Kind
  }

  private(set) var places: [Place] = []

  package init() {}

  var count: Int { places.count }

  func add(_ start: Int, _ kind: Kind) {
    places.append(Place(start: start, kind: kind))
  }

  /// Removes the places that were added last, until so many are left.
  func removeAll(behind count: Int) {
    places.removeSubrange(count...)
  }

  /// Removes an entry whose value has no type either.
  func removeEntry(at start: Int) {
    if let last = places.last, last.start == start, case .entry = last.kind { places.removeLast() }
  }

  /// Whether the value at an offset is secret, for each offset that was read by a type.
  package var isSecret: [Int: Bool] {
    Dictionary(
      places.map { place in
        if case .secret = place.kind { (place.start, true) } else { (place.start, false) }
      },
      uniquingKeysWith: { $0 || $1 }
    )
  }
}

extension JSONReader {
  /// Reads a document as `read` does, and adds the places of its values. A document that does not decode adds none.
  package static func note<T>(
    _ places: JSONPlaces,
    in bytes: some Sequence<UInt8>,
    at path: JSONPath? = nil,
    _ body: (inout JSONReader) -> T?
  ) {
    let count = places.count
    let result = try? read(bytes) { json in
      json.places = places
      guard let path else { return body(&json) }
      let start = json.index
      let value = json.read(path, isRequired: true, keepsNull: true, body)
      guard json.problem == nil else { return nil }
      json.index = start
      json.skip()
      return value
    }
    if result == nil { places.removeAll(behind: count) }
  }

  /// The kind of a field's value that comes next.
  var kindOfPlace: JSONPlaces.Kind { isSecret ? .secret : .open }

  /// Adds the value of a field, and makes sure that the next one is looked up and added as well.
  mutating func note(_ field: Int, _ fields: inout JSONFields) {
    guard let places else { return }
    let isAdditional = field == fields.table.pointee.count
    places.add(index, isSecret ? .secret : isAdditional ? .entry : .open)
    fields.likely = JSONFields.unlikely
  }
}

extension JSONFields {
  /// No field: every key is looked up.
  static let unlikely = -1
}
