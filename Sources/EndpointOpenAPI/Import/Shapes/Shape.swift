import EndpointJSON
import EndpointSpec

/// A type reference before types have names.
indirect enum ShapeUse: Hashable, Sendable {
  /// A scalar of the spec language, as in type expressions: `string`, `date(unix)`.
  case scalar(String)
  /// Bytes: a file in a multipart body, `data` as a whole body, otherwise a string.
  case binary
  /// A member of a union that is one value.
  case constant(JSONValue)
  /// A shape, by index.
  case shape(Int)
  case array(ShapeUse)
  case dictionary(ShapeUse)
  case optional(ShapeUse)

  /// The index of the shape inside arrays, dictionaries and optionals.
  var innermostShape: Int? {
    switch self {
    case .scalar, .binary, .constant: nil
    case .shape(let index): index
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermostShape
    }
  }

  /// The type with its innermost shape replaced.
  func replacingShape(with use: ShapeUse) -> ShapeUse {
    switch self {
    case .scalar, .binary, .constant: self
    case .shape: use
    case .array(let inner): .array(inner.replacingShape(with: use))
    case .dictionary(let inner): .dictionary(inner.replacingShape(with: use))
    case .optional(let inner): .optional(inner.replacingShape(with: use))
    }
  }

  var wrapped: ShapeUse {
    if case .optional(let inner) = self { inner } else { self }
  }

  /// The value of a member of a union that is one value. Nil for other types.
  var constant: JSONValue? {
    if case .constant(let value) = self { value } else { nil }
  }

  /// Whether it is an integer scalar.
  var isInteger: Bool { Self.integers.contains(self) }

  /// Whether it is an integer of 64 bits.
  var isWideInteger: Bool { self == .scalar("int64") || self == .scalar("uint64") }

  private static let integers = Set(
    ["int", "int32", "int64", "uint32", "uint64"].map(ShapeUse.scalar)
  )

  static let string = ShapeUse.scalar("string")
  static let json = ShapeUse.scalar("json")
}

/// The type of a schema with properties that only a field can express.
struct TypedUse {
  var use: ShapeUse
  var isNullable = false
  /// The `wire` of the field: a number or Boolean in a string.
  var wire: String?

  init(_ use: ShapeUse, isNullable: Bool = false, wire: String? = nil) {
    self.use = use
    self.isNullable = isNullable
    self.wire = wire
  }

  /// The type as an array element or a dictionary value.
  var element: ShapeUse { isNullable ? .optional(use) : use }
}

/// A type of the spec before it has a name.
struct Shape {
  enum Form {
    case structure(StructShape)
    case enumeration(EnumShape)
    case union(UnionShape)
    /// The events of a stream.
    case events([EventShape])
    case alias(ShapeUse)
    /// A component that was not read yet.
    case pending
  }

  var form: Form
  /// The annotations of the schema. Only its documentation counts.
  var annotations = SchemaAnnotations()
  let place: Place
  /// The name in the document. Nil for inline types.
  var declaredName: String?
  /// The path for the name of an inline type. Nil for named types.
  var way: NamePath?

  /// The equal type that is used in its place.
  var twin: Int?

  /// Whether an example of an operation made a union of an alias.
  var isWidened = false

  var isAlias: Bool {
    if case .alias = form { true } else { false }
  }

  /// Whether the types inside have names beside its own. An alias cannot contain types, and an example of an operation
  /// renames none.
  var namesInnerTypesBeside: Bool { isAlias || isWidened }

  /// The fields of a struct. Empty for other types.
  var fields: [FieldShape] {
    if case .structure(let structure) = form { structure.fields } else { [] }
  }

  /// Whether the shape may replace a type that only contains it: it is unnamed, and its form is known.
  var isReusable: Bool {
    if case .pending = form { false } else { declaredName == nil }
  }
}

struct StructShape {
  var fields: [FieldShape]
  var additional: ShapeUse?
}

struct FieldShape {
  let key: String
  /// The Swift name, if it is determined during reading.
  var name: String?
  var type: TypedUse
  var isRequired: Bool
  var annotations = SchemaAnnotations()
  var constant: JSONValue?
  /// The path of the value, if it differs from the key.
  var at: String?
  var only: String?
  var isSecret = false
  var place: Place
}

extension FieldShape {
  init(string key: String, at place: Place) {
    self.init(key: key, type: TypedUse(.string), isRequired: true, place: place)
  }
}

struct EnumShape: Hashable {
  struct Case: Hashable {
    let value: JSONValue
    var name: String?
    var summary: String?
  }

  var cases: [Case]
}

/// An event with the type of its data.
struct EventShape: Hashable {
  let name: String
  let use: ShapeUse
}

struct UnionShape {
  struct Member {
    var use: ShapeUse
    /// The name in the document, for the case name.
    var name: String?
    /// A string or an integer.
    var tag: JSONValue?
    var tagName: String?
  }

  var members: [Member]
  var by: String?
  /// The base of the members: the type of objects with other tags.
  var base: ShapeUse?
}
