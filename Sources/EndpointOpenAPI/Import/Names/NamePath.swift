import EndpointSpec

/// The path to an inline type: its root, and the keys from there.
///
/// The name of the type depends only on its path.
struct NamePath: Hashable {
  enum Root: Hashable {
    /// A component, by the index of its shape.
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
    /// A shared parameter or response, by name.
    case shared(String)
    /// A response header of the API. Each has one type.
    case header(String)
    /// A failure schema, by number. All failures are cases of one enum, so that equal schemas share a type.
    case failure(Int)
  }

  let root: Root
  var keys: [String] = []
  /// Whether the path leads to a whole body.
  var isBody = false

  /// The path to a shared parameter or response.
  static func shared(_ name: String, isBody: Bool = false) -> NamePath {
    NamePath(root: .shared(name), keys: [name], isBody: isBody)
  }

  func adding(_ key: String) -> NamePath { NamePath(root: root, keys: keys + [key]) }

  /// The path with the last key replaced. The name of a shared component is not replaced.
  func replacingKey(with key: String) -> NamePath {
    let keepsLast = isNamed && keys.count == 1
    return NamePath(root: root, keys: (keepsLast ? keys : keys.dropLast()) + [key])
  }

  /// The path to an element of an array.
  var element: NamePath {
    guard let last = keys.last, !isBody else { return adding("item") }
    return NamePath(root: root, keys: keys.dropLast() + [SwiftNaming.singular(of: last)])
  }

  /// Whether the first key is the name of the root.
  private var isNamed: Bool {
    if case .shared = root { true } else { false }
  }
}

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
    DerivedName.short(keys.map { SwiftNaming.typeNamePart(for: ProposedName.member($0)) }.joined())
  }
}

/// The name of a failure type, derived from its fields: `MessageProblem` for `{ "message": … }`.
///
/// The failures of all endpoints are cases of one enum. A name derived from an endpoint or a status would change with
/// other endpoints.
enum FailureTypeName {
  /// Nil if the shape is not a failure type.
  static func text(_ shape: Shape, _ shapes: ShapeTable) -> String? {
    guard case .failure? = shape.way?.root, shape.way?.keys.isEmpty ?? false else { return nil }
    return DerivedName.short(NameParts.text(words(shape, shapes, depth: 2)) + "Problem")
  }

  /// The keys of the fields, each followed by the keys of its struct.
  private static func words(_ shape: Shape, _ shapes: ShapeTable, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return shape.fields.flatMap { field in
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
    case .enumeration, .union, .events, .alias, .pending: "Value"
    }
  }

  /// The keys of the fields, or the values.
  fileprivate var words: [String] {
    switch self {
    case .structure(let shape): shape.fields.filter { $0.constant == nil }.map(\.key)
    case .enumeration(let shape): shape.cases.compactMap(\.value.stringValue)
    case .union, .events, .alias, .pending: []
    }
  }
}
