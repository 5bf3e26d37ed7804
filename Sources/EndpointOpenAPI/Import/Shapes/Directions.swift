/// Determines whether types are sent or received.
struct Directions {
  private(set) var reached: Set<Int> = []
  private var received: Set<Int> = []
  /// The received types without those that are only sent.
  private var receivedShapes: Set<Int> = []
  private var sent: Set<Int> = []
  private var sentAsJSON: Set<Int> = []
  /// The types of updates in JSON, where omitted fields stay unchanged.
  private var sentAsChange: Set<Int> = []
  private var sentAlone: Set<Int> = []
  private var receivedAlone: Set<Int> = []

  init(_ shapes: ShapeTable, _ operations: [Operation]) {
    for operation in operations {
      for parameter in operation.parameters { send(parameter.type.use, shapes, asJSON: false) }
      if let body = operation.body { send(body, shapes) }
      if operation.isChange, let body = operation.body, body.encoding == "json" {
        for use in body.uses { addChanges(use, shapes) }
      }
      for success in operation.successes {
        reach(success.type, shapes)
        for header in success.headers { reach(header.type.use, shapes) }
      }
      for error in operation.errors { reach(error.type, shapes) }
    }
    receivedShapes = received
    // A field that is never sent still needs a type.
    for index in sent.sorted() { reach(.shape(index), shapes) }
  }

  func isSent(_ shape: Int) -> Bool { sent.contains(shape) }

  func isReceived(_ shape: Int) -> Bool { receivedShapes.contains(shape) }

  /// Whether null and a missing field differ. For optional fields, this is so in updates. In creations, both mean the
  /// same.
  func hasThreeStates(_ field: FieldShape, of shape: Int) -> Bool {
    field.type.isNullable && field.only != "response" && field.type.use != .json
      && (field.isRequired ? sentAsJSON : sentAsChange).contains(shape)
  }

  /// Whether it is sent other than as a member of a tagged union.
  func isSentAlone(_ shape: Int) -> Bool { sentAlone.contains(shape) }

  /// Whether it is received other than as a member of a tagged union.
  func isReceivedAlone(_ shape: Int) -> Bool { receivedAlone.contains(shape) }

  private func isTagged(_ shape: Shape) -> Bool {
    if case .union(let union) = shape.form { union.by != nil } else { false }
  }

  private mutating func send(_ body: BodyShape, _ shapes: ShapeTable) {
    let isJSON = body.encoding == "json"
    switch body.content {
    case .type(let type): send(type.use, shapes, asJSON: isJSON)
    case .fields(let fields):
      for field in fields {
        send(field.type.use, shapes, asJSON: isJSON || field.encoding == "json")
      }
    }
  }

  private mutating func send(_ use: ShapeUse, _ shapes: ShapeTable, asJSON: Bool) {
    var open = [(use, true)]
    while let (use, isAlone) = open.popLast() {
      guard let shape = use.innermostShape else { continue }
      if isAlone { sentAlone.insert(shape) }
      let isNew = sent.insert(shape).inserted
      let isNewAsJSON = asJSON && sentAsJSON.insert(shape).inserted
      reached.insert(shape)
      guard isNew || isNewAsJSON else { continue }
      open += Self.parts(of: shapes[shape], isSent: true).map { ($0, !isTagged(shapes[shape])) }
    }
  }

  private mutating func addChanges(_ use: ShapeUse, _ shapes: ShapeTable) {
    var open = [use]
    while let use = open.popLast() {
      guard let shape = use.innermostShape, sentAsChange.insert(shape).inserted else { continue }
      open += Self.parts(of: shapes[shape], isSent: true)
    }
  }

  mutating func reach(_ use: ShapeUse?, _ shapes: ShapeTable) {
    var open = [use].compactMap(\.self).map { ($0, true) }
    while let (use, isAlone) = open.popLast() {
      guard let shape = use.innermostShape else { continue }
      if isAlone { receivedAlone.insert(shape) }
      guard received.insert(shape).inserted else { continue }
      reached.insert(shape)
      open += Self.parts(of: shapes[shape], isSent: false).map { ($0, !isTagged(shapes[shape])) }
    }
  }

  /// Whether the type contains itself.
  static func holdsItself(_ index: Int, _ shapes: ShapeTable) -> Bool {
    var open = parts(of: shapes[index], isSent: false)
    var seen: Set<Int> = []
    while let use = open.popLast() {
      guard let shape = use.innermostShape, seen.insert(shape).inserted else { continue }
      if shape == index { return true }
      open += parts(of: shapes[shape], isSent: false)
    }
    return false
  }

  /// The types that a type contains.
  static func parts(of shape: Shape, isSent: Bool) -> [ShapeUse] {
    switch shape.form {
    case .structure(let structure):
      let fields = structure.fields.filter { $0.constant == nil }
      let travelling = isSent ? fields.filter { $0.only != "response" } : fields
      return travelling.map(\.type.use) + [structure.additional].compactMap(\.self)
    case .union(let union): return union.members.map(\.use)
    case .alias(let use): return [use]
    case .enumeration, .pending: return []
    }
  }
}

/// The receivers of types: those whose endpoints alone use them.
///
/// Each type is visited at most twice: when it is first reached, and when a second receiver reaches it.
struct ShapeOwners {
  private enum Owner: Equatable {
    case one(String)
    /// Several receivers, or endpoints without one.
    case all
  }

  private var owners: [Int: Owner] = [:]

  init(_ shapes: ShapeTable, _ operations: [Operation]) {
    for operation in operations {
      let owner = operation.name.receiver.map(Owner.one) ?? .all
      var open = operation.uses
      while let use = open.popLast() {
        guard let shape = use.innermostShape else { continue }
        let known = owners[shape]
        let next = known == nil || known == owner ? owner : .all
        if known == next { continue }
        owners[shape] = next
        open += Directions.parts(of: shapes[shape], isSent: false)
      }
    }
  }

  /// The only receiver that uses the type. Nil if there are several or none.
  func receiver(of shape: Int) -> String? {
    if case .one(let receiver)? = owners[shape] { receiver } else { nil }
  }
}

/// The structs in untagged unions, which are selected by the keys of an object.
struct MembersByKeys {
  private(set) var structures: Set<Int> = []
  /// The structs that must be distinguished from other objects and have no tag that another union writes.
  private(set) var withOwnTags: Set<Int> = []

  /// - Parameter directions: The types in use. Unused unions are ignored.
  init(_ shapes: ShapeTable, _ directions: Directions) {
    for (index, shape) in shapes.shapes.enumerated() where directions.reached.contains(index) {
      guard case .union(let union) = shape.form, union.by == nil else { continue }
      var open = union.members.map { (use: $0.use, isTagged: false) }
      var seen: Set<Int> = []
      var direct: Set<Int> = []
      var objects = 0
      while let (use, isTagged) = open.popLast() {
        switch shapes.plain(use) {
        case .array(let element): open.append((element, isTagged))
        case .dictionary: objects += 1
        case .shape(let index):
          guard seen.insert(index).inserted else { continue }
          if case .union(let inner) = shapes[index].form {
            open += inner.members.map { ($0.use, isTagged || inner.by != nil) }
          }
          guard case .structure = shapes[index].form else { continue }
          objects += 1
          structures.insert(index)
          if !isTagged { direct.insert(index) }
        case .scalar, .binary, .optional: continue
        }
      }
      if objects > 1 { withOwnTags.formUnion(direct) }
    }
  }
}
