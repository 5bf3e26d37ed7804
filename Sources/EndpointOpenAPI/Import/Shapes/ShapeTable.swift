import EndpointJSON
import EndpointSpec

/// The types found so far. Equal types with the same path are merged.
struct ShapeTable {
  private(set) var shapes: [Shape] = []
  private var declared: [Place: Int] = [:]
  /// The inline shapes by path and form.
  private var inline: [[AnyHashable]: Int] = [:]

  subscript(index: Int) -> Shape {
    get { shapes[index] }
    set { shapes[index] = newValue }
  }

  /// The index of a named shape, by the location of its schema.
  func declaredIndex(at place: Place) -> Int? { declared[place] }

  mutating func declare(_ name: String, at place: Place) -> Int {
    let index = append(Shape(form: .pending, place: place, declaredName: name))
    declared[place] = index
    return index
  }

  /// Adds an inline shape, unless an equal one with the same path exists.
  mutating func add(
    _ form: Shape.Form,
    _ annotations: SchemaAnnotations = SchemaAnnotations(),
    at place: Place,
    way: NamePath
  ) -> Int {
    let identity: [AnyHashable] = [way.root, way.keys] + form.identity
    if let index = inline[identity] { return index }
    let index = append(Shape(form: form, annotations: annotations, place: place, way: way))
    inline[identity] = index
    return index
  }

  /// Adds a shape without looking for an equal one. Returns its index.
  mutating func append(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  /// The types that a type contains.
  func parts(of shape: Shape, isSent: Bool = false) -> [ShapeUse] {
    switch shape.form {
    case .structure(let structure):
      let fields = structure.fields.filter { $0.constant == nil }
      let travelling = isSent ? fields.filter { $0.only != "response" } : fields
      return travelling.map(\.type.use) + [structure.additional].compactMap(\.self)
    case .union(let union): return union.members.map(\.use)
    case .events(let events): return events.map(\.use)
    case .alias(let use): return [use]
    case .enumeration, .pending: return []
    }
  }

  /// The shapes that a shape contains, by index.
  func inner(_ index: Int, isSent: Bool = false) -> [Int] {
    parts(of: shapes[index], isSent: isSent).compactMap(\.innermostShape)
  }

  /// The shapes that types consist of.
  func reached(from uses: [ShapeUse], isSent: Bool = false) -> Set<Int> {
    let start = uses.compactMap(\.innermostShape)
    return reachable(from: start) { inner($0, isSent: isSent) }
  }

  /// The shapes that contain themselves, and the shapes that these contain. Others contain only the removed ones.
  var reachedFromCycles: Set<Int> {
    var users = shapes.map { _ in 0 }
    for index in shapes.indices { for part in Set(inner(index)) { users[part] += 1 } }
    var left = Set(shapes.indices)
    var unused = shapes.indices.filter { users[$0] == 0 }
    while let index = unused.popLast() {
      left.remove(index)
      for part in Set(inner(index)) {
        users[part] -= 1
        if users[part] == 0 { unused.append(part) }
      }
    }
    return left
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

  /// The elements of an array. Nil for other types.
  func elements(_ use: ShapeUse) -> ShapeUse? {
    if case .array(let element) = plain(use) { element } else { nil }
  }

  func isArray(_ use: ShapeUse) -> Bool { elements(use) != nil }

  /// The innermost element of arrays and dictionaries.
  func element(_ use: ShapeUse) -> ShapeUse {
    var use = plain(use)
    for _ in 0...shapes.count {
      switch use {
      case .array(let inner), .dictionary(let inner): use = plain(inner)
      case .scalar, .binary, .constant, .shape, .optional: return use
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

  /// Changes a shape if it is a struct.
  mutating func changeStructure(_ index: Int, _ change: (inout StructShape) -> Void) {
    guard case .structure(var shape) = shapes[index].form else { return }
    change(&shape)
    shapes[index].form = .structure(shape)
  }

  /// Adds the value "" to the enum behind aliases.
  mutating func addBlank(to index: Int) {
    guard case .shape(let index) = plain(.shape(index)),
      case .enumeration(var shape) = shapes[index].form,
      !shape.cases.contains(where: { $0.value == "" })
    else { return }
    shape.cases.append(EnumShape.Case(value: ""))
    shapes[index].form = .enumeration(shape)
  }

  /// Replaces the enums of one value in unions without tags. Stripe's unions have 214 members with the value "".
  mutating func makeConstantMembers() {
    for index in shapes.indices {
      guard case .union(var union) = shapes[index].form, union.by == nil else { continue }
      for position in union.members.indices {
        guard let values = enumeration(union.members[position].use)?.cases, values.count == 1
        else { continue }
        union.members[position].use = .constant(values[0].value)
      }
      shapes[index].form = .union(union)
    }
  }

  /// The enum behind aliases.
  func enumeration(_ use: ShapeUse) -> EnumShape? {
    guard case .shape(let index) = plain(use), case .enumeration(let shape) = shapes[index].form
    else { return nil }
    return shape
  }

  /// The union behind aliases, with its index.
  func union(_ use: ShapeUse) -> (index: Int, shape: UnionShape)? {
    guard case .shape(let index) = plain(use), case .union(let shape) = shapes[index].form
    else { return nil }
    return (index, shape)
  }
}

extension Shape.Form {
  /// What distinguishes the form from others at the same path. Its documentation does not.
  fileprivate var identity: [AnyHashable] {
    switch self {
    case .structure(let shape):
      ["structure", shape.additional] + shape.fields.map { AnyHashable($0.identity) }
    case .enumeration(let shape): ["enumeration"] + shape.cases.map { AnyHashable($0.value) }
    case .union(let shape):
      ["union", shape.by] + shape.members.map { AnyHashable([$0.use, $0.tag] as [AnyHashable]) }
    case .events(let events): ["events", events]
    case .alias(let use): ["alias", use]
    case .pending: ["pending"]
    }
  }
}

extension FieldShape {
  fileprivate var identity: [AnyHashable] {
    [
      key, type.use, type.isNullable, type.wire, isRequired, constant, only,
      annotations.defaultValue?.node.value, isSecret,
    ]
  }
}
