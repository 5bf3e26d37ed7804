import EndpointSpec

/// The names of a type in its owner, the best first: its key, with more of those before it, and then with its kind.
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

  /// The names of a type that a parameter or a response among the components defines.
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

/// The name of the type of failures, after all fields that it has: `MessageProblem` for `{ "message": … }`.
///
/// The failures of all endpoints are cases of one enum. A name after an endpoint or a status would change with the others.
struct FailureTypeName {
  let text: String

  /// Nil if the shape is not the type of failures.
  init?(_ shape: Shape, _ shapes: ShapeTable) {
    guard case .failure? = shape.way?.root, shape.way?.keys.isEmpty ?? false else { return nil }
    let words = Self.words(shape, shapes, depth: 2)
    text = DerivedName.short(NameParts.text(words) + "Problem")
  }

  /// The keys of the fields, each before those of the struct that it holds.
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
  /// Whether a parameter or a response among the components defines it, so that its name begins with theirs.
  fileprivate var isShared: Bool {
    if case .shared? = way?.root { true } else { false }
  }
}

extension Shape.Form {
  /// What tells it from another type of its name.
  fileprivate var noun: String {
    switch self {
    case .structure: "Object"
    case .enumeration, .union, .alias, .pending: "Value"
    }
  }

  /// The keys of its fields, or its values.
  fileprivate var words: [String] {
    switch self {
    case .structure(let shape): shape.fields.filter { $0.constant == nil }.map(\.key)
    case .enumeration(let shape): shape.cases.compactMap(\.value.stringValue)
    case .union, .alias, .pending: []
    }
  }
}
