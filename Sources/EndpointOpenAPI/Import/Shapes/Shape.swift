import EndpointJSON
import EndpointSpec

/// A type where it is used, before types have names.
indirect enum ShapeUse: Hashable, Sendable {
  /// A scalar of the spec language, as type expressions name it: `string`, `date(unix)`.
  case scalar(String)
  /// Bytes: a file in a multipart body, `data` as a whole body, a string elsewhere.
  case binary
  /// A shape, by its index.
  case shape(Int)
  case array(ShapeUse)
  case dictionary(ShapeUse)
  case optional(ShapeUse)

  /// The shape's index under arrays, dictionaries and optionals.
  var innermostShape: Int? {
    switch self {
    case .scalar, .binary: nil
    case .shape(let index): index
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermostShape
    }
  }

  /// The same arrays, dictionaries and optionals around another type.
  func replacingShape(with use: ShapeUse) -> ShapeUse {
    switch self {
    case .scalar, .binary: self
    case .shape: use
    case .array(let inner): .array(inner.replacingShape(with: use))
    case .dictionary(let inner): .dictionary(inner.replacingShape(with: use))
    case .optional(let inner): .optional(inner.replacingShape(with: use))
    }
  }

  var wrapped: ShapeUse {
    if case .optional(let inner) = self { inner } else { self }
  }

  /// Whether it is a scalar of whole numbers.
  var isInteger: Bool { Self.integers.contains(self) }

  private static let integers = Set(
    ["int", "int32", "int64", "uint32", "uint64"].map(ShapeUse.scalar)
  )

  static let string = ShapeUse.scalar("string")
  static let json = ShapeUse.scalar("json")
}

/// A type as a schema tells it: its use, and what only the field around it can say.
struct TypedUse {
  var use: ShapeUse
  var isNullable = false
  /// The `wire` of the field: a number or bool in a string.
  var wire: String?

  init(_ use: ShapeUse, isNullable: Bool = false, wire: String? = nil) {
    self.use = use
    self.isNullable = isNullable
    self.wire = wire
  }

  /// The type as an element of an array or a dictionary.
  var element: ShapeUse { isNullable ? .optional(use) : use }
}

/// A type of the spec that comes to be, before it has a name.
struct Shape {
  enum Form {
    case structure(StructShape)
    case enumeration(EnumShape)
    case union(UnionShape)
    case alias(ShapeUse)
    /// Of a component that has not been read yet.
    case pending
  }

  var form: Form
  var documentation = ShapeDocumentation()
  let place: Place
  /// The name that the document gives; nil for what is defined where it is used.
  let declaredName: String?
  /// The way to it, for its name; nil for what the document names.
  var way: NameWay?

  var isAlias: Bool {
    if case .alias = form { true } else { false }
  }

  /// Whether what holds nothing but the shape can be it: it has no name, and its form is known.
  var mayStandElsewhere: Bool {
    if case .pending = form { false } else { declaredName == nil }
  }
}

/// What the document says of a type or a field in words.
struct ShapeDocumentation: Equatable {
  var description: String?
  /// `deprecated` of the spec; nil: it is not.
  var deprecation: JSONValue?
}

struct StructShape {
  var fields: [FieldShape]
  var additional: ShapeUse?
}

struct FieldShape {
  let key: String
  /// What it is called in Swift, where that is settled while the document is read.
  var name: String?
  var type: TypedUse
  var isRequired: Bool
  var annotations = SchemaAnnotations()
  /// A value that always travels.
  var constant: JSONValue?
  /// Where the value lies, if its key is not the field's.
  var at: String?
  var only: String?
  var isSecret = false
  var place: Place
}

struct EnumShape: Hashable {
  struct Case: Hashable {
    let value: JSONValue
    var name: String?
    var summary: String?
  }

  var cases: [Case]
}

struct UnionShape {
  struct Member {
    var use: ShapeUse
    /// What the document calls it, for the name of its case.
    var name: String?
    /// A string or an integer.
    var tag: JSONValue?
    /// What the document calls the tag.
    var tagName: String?
  }

  var members: [Member]
  var by: String?
  /// The base that the members extend: the type of what has the tag of none of them.
  var base: ShapeUse?
}
