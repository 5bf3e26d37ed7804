import EndpointJSON
import EndpointSpec

/// The types found so far. Equal types with the same path are merged.
struct ShapeTable {
  private(set) var shapes: [Shape] = []
  private var declared: [Place: Int] = [:]
  private var inline: [InlineIdentity: Int] = [:]

  subscript(index: Int) -> Shape {
    get { shapes[index] }
    set { shapes[index] = newValue }
  }

  /// The index of a named shape, by the location of its schema.
  func declaredIndex(at place: Place) -> Int? { declared[place] }

  mutating func declare(_ name: String, at place: Place) -> Int {
    shapes.append(Shape(form: .pending, place: place, declaredName: name))
    declared[place] = shapes.count - 1
    return shapes.count - 1
  }

  /// Adds an inline shape, unless an equal one with the same path exists.
  mutating func add(
    _ form: Shape.Form,
    _ documentation: ShapeDocumentation,
    at place: Place,
    way: NameWay
  ) -> Int {
    let identity = InlineIdentity(form: ShapeIdentity(form), root: way.root, keys: way.keys)
    if let index = inline[identity] { return index }
    shapes.append(
      Shape(
        form: form,
        documentation: documentation,
        place: place,
        declaredName: nil,
        way: way
      )
    )
    inline[identity] = shapes.count - 1
    return shapes.count - 1
  }

  /// Adds a recursive shape, which is used before its form is known.
  mutating func reserve(at place: Place, way: NameWay) -> Int {
    shapes.append(Shape(form: .pending, place: place, declaredName: nil, way: way))
    return shapes.count - 1
  }

  /// Adds a shape without looking for an equal one.
  mutating func addOwn(_ form: Shape.Form, like shape: Shape, way: NameWay) -> Int {
    shapes.append(
      Shape(
        form: form,
        documentation: shape.documentation,
        place: shape.place,
        declaredName: nil,
        way: way
      )
    )
    return shapes.count - 1
  }

  /// The type with aliases resolved.
  func plain(_ use: ShapeUse) -> ShapeUse {
    var use = use
    for _ in 0...shapes.count {
      guard case .shape(let index) = use.wrapped, case .alias(let target) = shapes[index].form
      else { return use.wrapped }
      use = target
    }
    return .json
  }

  func isArray(_ use: ShapeUse) -> Bool {
    if case .array = plain(use) { true } else { false }
  }

  /// The innermost element of arrays and dictionaries.
  func element(_ use: ShapeUse) -> ShapeUse {
    var use = plain(use)
    for _ in 0...shapes.count {
      switch use {
      case .array(let inner), .dictionary(let inner): use = plain(inner)
      case .scalar, .binary, .shape, .optional: return use
      }
    }
    return use
  }

  /// Whether values are strings with a format, which may be invalid.
  func isFormattedText(_ use: ShapeUse) -> Bool {
    guard case .scalar(let name) = plain(use) else { return false }
    return ScalarFormat.formattedTexts.contains(name)
  }

  /// The struct behind aliases, with its index.
  func structure(_ use: ShapeUse) -> (index: Int, shape: StructShape)? {
    guard case .shape(let index) = plain(use), case .structure(let shape) = shapes[index].form
    else { return nil }
    return (index, shape)
  }

  /// The union behind aliases, with its index.
  func union(_ use: ShapeUse) -> (index: Int, shape: UnionShape)? {
    guard case .shape(let index) = plain(use), case .union(let shape) = shapes[index].form
    else { return nil }
    return (index, shape)
  }
}

private struct InlineIdentity: Hashable {
  let form: ShapeIdentity
  let root: NameWay.Root
  let keys: [String]
}

/// The identity of a type, without its documentation.
private enum ShapeIdentity: Hashable {
  struct Field: Hashable {
    let key: String
    let use: ShapeUse
    let isNullable: Bool
    let wire: String?
    let isRequired: Bool
    let constant: JSONValue?
    let only: String?
    let defaultValue: JSONValue?
    let isSecret: Bool

    init(_ field: FieldShape) {
      key = field.key
      use = field.type.use
      isNullable = field.type.isNullable
      wire = field.type.wire
      isRequired = field.isRequired
      constant = field.constant
      only = field.only
      defaultValue = field.annotations.defaultValue?.node.value
      isSecret = field.isSecret
    }
  }

  struct Member: Hashable {
    let use: ShapeUse
    let tag: JSONValue?
  }

  case structure([Field], additional: ShapeUse?)
  case enumeration([JSONValue])
  case union([Member], by: String?)
  case alias(ShapeUse)
  case pending

  init(_ form: Shape.Form) {
    switch form {
    case .structure(let shape):
      self = .structure(shape.fields.map(Field.init), additional: shape.additional)
    case .enumeration(let shape): self = .enumeration(shape.cases.map(\.value))
    case .union(let shape):
      self = .union(shape.members.map { Member(use: $0.use, tag: $0.tag) }, by: shape.by)
    case .alias(let use): self = .alias(use)
    case .pending: self = .pending
    }
  }
}
