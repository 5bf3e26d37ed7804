/// Where the values under keys lie in a text, as a type reads them, and which of them are secret.
///
/// Masking of responses goes by these places, so that a field is never masked for the name of another field.
@usableFromInline
package final class JSONPlaces {
  enum Kind {
    /// The value of a field that is not secret.
    case open
    case secret
    /// The value of a key that no type names: an entry of a dictionary, or an additional key.
    case entry
    /// An object whose keys are fields of a type.
    case object
    /// A value of any form, or an unread value of a known key.
    case untyped
    /// A value that an enum or a union does not list.
    case unlisted
    /// A value that did not decode and was left out.
    case dropped
  }

  struct Place {
    let start: Int
    let kind: Kind
  }

  private(set) var places: [Place] = []
  /// Why a document did not decode; only where that is asked for.
  private(set) var problem: JSONProblem?
  private let keepsProblem: Bool

  /// - Parameter keepsProblem: Whether the places in a document that does not decode stay, with the problem.
  package init(keepsProblem: Bool = false) { self.keepsProblem = keepsProblem }

  var count: Int { places.count }

  func add(_ start: Int, _ kind: Kind) {
    places.append(Place(start: start, kind: kind))
  }

  /// Adds what lies at a path, if something does.
  package func addValue(at path: JSONPath, in bytes: some Sequence<UInt8>) {
    let own = JSONPlaces()
    JSONReader.note(own, in: bytes, at: path) { $0.value() }
    places += own.places
  }

  /// Removes the places that were added last, until so many are left.
  func removeAll(behind count: Int) {
    places.removeSubrange(count...)
  }

  fileprivate func end(_ problem: JSONProblem?, behind count: Int) {
    guard let problem else { return }
    if keepsProblem { self.problem = problem } else { removeAll(behind: count) }
  }

  /// Whether the value at an offset is secret, for each offset that was read by a type.
  package var isSecret: [Int: Bool] {
    let untyped = Set(places.filter { $0.kind == .untyped }.map(\.start))
    return Dictionary(
      places.compactMap { place in
        switch place.kind {
        case .secret: (place.start, true)
        case .open: (place.start, false)
        // An entry of any form has no type, and neither has its key.
        case .entry: untyped.contains(place.start) ? nil : (place.start, false)
        case .object, .untyped, .unlisted, .dropped: nil
        }
      },
      uniquingKeysWith: { $0 || $1 }
    )
  }
}

extension JSONReader {
  /// Reads a document as `read` does, and adds the places of its values. A document that does not decode adds none, unless
  /// its problem is asked for.
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
