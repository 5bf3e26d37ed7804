/// The locations of values in a text as types read them, and which of them are secret.
///
/// Masking of responses uses them, so that a field is not masked because another field has the same name.
@usableFromInline
package final class JSONPlaces {
  enum Kind {
    /// The value of a field that is not secret.
    case open
    case secret
    /// The value of an undeclared key: an entry of a dictionary, or an additional key.
    case entry
    /// An object whose keys are fields of a type.
    case object
    /// A value of any type, or an unread value of a known key.
    case untyped
    /// A value that an enum or a union does not list.
    case unlisted
    /// A value that did not decode and was dropped.
    case dropped
  }

  struct Place {
    let start: Int
    let kind: Kind
  }

  private(set) var places: [Place] = []
  /// Why the document did not decode, if requested.
  private(set) var problem: JSONProblem?
  private let keepsProblem: Bool

  /// - Parameter keepsProblem: Whether to keep the places of a document that does not decode, with the problem.
  package init(keepsProblem: Bool = false) { self.keepsProblem = keepsProblem }

  var count: Int { places.count }

  func add(_ start: Int, _ kind: Kind) {
    places.append(Place(start: start, kind: kind))
  }

  /// Adds the value at a path, if it exists.
  package func addValue(at path: JSONPath, in bytes: some Sequence<UInt8>) {
    let own = JSONPlaces()
    JSONReader.note(own, in: bytes, at: path) { $0.value() }
    places += own.places
  }

  /// Removes the places after the first `count`.
  func removeAll(behind count: Int) {
    places.removeSubrange(count...)
  }

  fileprivate func end(_ problem: JSONProblem?, behind count: Int) {
    guard let problem else { return }
    if keepsProblem { self.problem = problem } else { removeAll(behind: count) }
  }

  /// Whether the value at an offset is secret, for each offset that a type read.
  package var isSecret: [Int: Bool] {
    let untyped = Set(places.filter { $0.kind == .untyped }.map(\.start))
    return Dictionary(
      places.compactMap { place in
        switch place.kind {
        case .secret: (place.start, true)
        case .open: (place.start, false)
        // An untyped entry has no type, and neither has its key.
        case .entry: untyped.contains(place.start) ? nil : (place.start, false)
        case .object, .untyped, .unlisted, .dropped: nil
        }
      },
      uniquingKeysWith: { $0 || $1 }
    )
  }
}

extension JSONReader {
  /// Reads a document as `read` does, and records the places of its values. If the document does not decode, records
  /// nothing unless the problem is requested.
  package static func note<T>(
    _ places: JSONPlaces,
    in bytes: some Sequence<UInt8>,
    at path: JSONPath? = nil,
    _ body: (inout JSONReader) -> T?
  ) {
    let count = places.count
    var problem: JSONProblem?
    _ = try? read(bytes) { json in
      json.places = places
      defer { problem = json.problem }
      guard let path else { return body(&json) }
      let start = json.index
      let value = json.read(path, isRequired: true, keepsNull: true, body)
      guard json.problem == nil else { return nil }
      json.index = start
      json.skip()
      return value
    }
    places.end(problem, behind: count)
  }

  /// The kind of the next field value.
  var kindOfPlace: JSONPlaces.Kind { isSecret ? .secret : .open }

  /// Records the value of a field, and ensures that the next key is looked up and recorded, too.
  mutating func note(_ field: Int, _ fields: inout JSONFields) {
    guard let places else { return }
    let isAdditional = field == fields.table.pointee.count
    places.add(index, isSecret ? .secret : isAdditional ? .entry : .open)
    fields.likely = JSONFields.unlikely
  }
}

extension JSONFields {
  /// No predicted field, so that every key is looked up.
  static let unlikely = -1
}
