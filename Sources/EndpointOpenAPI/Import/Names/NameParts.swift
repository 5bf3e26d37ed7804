import EndpointSpec

/// The candidates for the name of an inline type, best first: its key, its key with preceding keys, and then with its
/// kind.
struct NameParts {
  let candidates: [String]

  init(_ shape: Shape, _ keys: ArraySlice<String>) {
    let keys = keys.isEmpty ? (shape.way?.keys.suffix(1) ?? []) : keys
    let least = shape.isShared ? keys.count : 1
    let parts = (least...max(least, keys.count)).map { Self.text(keys.suffix($0)) }
    let (longest, noun) = (Self.text(keys), shape.form.noun)
    let whole = longest.hasSuffix(noun) ? longest : longest + noun
    let words = Self.text(shape.form.words.prefix(2))
    candidates = parts + (whole == longest ? [] : [whole]) + (words.isEmpty ? [] : [words + whole])
  }

  /// The names of a type that a shared parameter or response defines.
  static func ofShared(_ name: String) -> [String] {
    let part = text([name])
    return [part, part + "Object", part + "Value"]
  }

  static func text(_ keys: some Sequence<String>) -> String {
    DerivedName.short(
      keys.map { SwiftNaming.typeNamePart(for: ProposedName.member($0)) }.joined()
    )
  }
}

/// The name of a failure type, derived from its fields: `MessageProblem` for `{ "message": … }`.
///
/// The failures of all endpoints are cases of one enum. A name derived from an endpoint or a status would change with
/// other endpoints.
struct FailureTypeName {
  let text: String

  /// Nil if the shape is not a failure type.
  init?(_ shape: Shape, _ shapes: ShapeTable) {
    guard case .failure? = shape.way?.root, shape.way?.keys.isEmpty ?? false else { return nil }
    let words = Self.words(shape, shapes, depth: 2)
    text = DerivedName.short(NameParts.text(words) + "Problem")
  }

  /// The keys of the fields, each followed by the keys of its struct.
  private static func words(_ shape: Shape, _ shapes: ShapeTable, depth: Int) -> [String] {
    guard case .structure(let structure) = shape.form, depth > 0 else { return [] }
    return structure.fields.flatMap { field in
      let inner = field.type.use.innermostShape.map { shapes[$0] }
      let isInPlace = inner?.declaredName == nil
      return [field.key]
        + (isInPlace ? inner.map { words($0, shapes, depth: depth - 1) } ?? [] : [])
    }
  }
}

extension Shape {
  /// Whether a shared parameter or response defines the type, so that its name starts with theirs.
  fileprivate var isShared: Bool {
    if case .shared? = way?.root { true } else { false }
  }
}

extension Shape.Form {
  /// The suffix that distinguishes the type from another one with the same name.
  fileprivate var noun: String {
    switch self {
    case .structure: "Object"
    case .enumeration, .union, .alias, .pending: "Value"
    }
  }

  /// The keys of the fields, or the values.
  fileprivate var words: [String] {
    switch self {
    case .structure(let shape): shape.fields.filter { $0.constant == nil }.map(\.key)
    case .enumeration(let shape): shape.cases.compactMap(\.value.stringValue)
    case .union, .alias, .pending: []
    }
  }
}
