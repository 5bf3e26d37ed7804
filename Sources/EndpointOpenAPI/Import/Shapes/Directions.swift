import EndpointSpec

/// Determines whether types are sent or received.
struct Directions {
  let reached: Set<Int>
  /// The received types. Excludes those that are only reached since a sent type contains them.
  let received: Set<Int>
  let sent: Set<Int>
  private let sentAsJSON: Set<Int>
  /// The types of updates in JSON, where omitted fields stay unchanged.
  private let sentAsChange: Set<Int>
  /// The types that are sent other than as members of tagged unions.
  let sentAlone: Set<Int>
  /// The types that are received other than as members of tagged unions.
  let receivedAlone: Set<Int>

  init(_ shapes: ShapeTable, _ operations: [Operation]) {
    let changes = operations.filter { $0.isChange && $0.body?.encoding == "json" }
    let sentUses = operations.flatMap(\.usesInRequest)
    sent = shapes.reached(from: sentUses, isSent: true)
    sentAsJSON = shapes.reached(from: operations.flatMap(\.usesInJSON), isSent: true)
    sentAsChange = shapes.reached(from: changes.compactMap(\.body).flatMap(\.uses), isSent: true)
    let receivedUses = operations.flatMap(\.usesInResponses)
    received = shapes.reached(from: receivedUses)
    // A field that is never sent still needs a type.
    let allUses = receivedUses + sent.map(ShapeUse.shape)
    reached = shapes.reached(from: allUses)
    // The shapes that occur other than as members of tagged unions.
    func alone(_ uses: [ShapeUse], _ reached: Set<Int>, isSent: Bool) -> Set<Int> {
      let others = reached.filter { index in
        if case .union(let union) = shapes[index].form { union.by == nil } else { true }
      }
      let inner = others.flatMap { shapes.inner($0, isSent: isSent) }
      return Set(uses.compactMap(\.innermostShape) + inner)
    }
    sentAlone = alone(sentUses, sent, isSent: true)
    receivedAlone = alone(allUses, reached, isSent: false)
  }

  /// Whether null and a missing field differ. For optional fields, this is so in updates. In creations, both mean the
  /// same.
  func hasThreeStates(_ field: FieldShape, of shape: Int) -> Bool {
    field.type.isNullable && field.only != "response" && field.type.use != .json
      && (field.isRequired ? sentAsJSON : sentAsChange).contains(shape)
  }
}

extension ShapeTable {
  /// The receivers of types: those whose endpoints alone use them. Types of several receivers, or of endpoints without
  /// one, have none.
  func receivers(_ operations: [Operation]) -> [Int: String] {
    // The receiver of a type, or nil for several. It changes at most twice.
    var receivers: [Int: String?] = [:]
    var open = operations.flatMap { operation in
      operation.uses.compactMap(\.innermostShape).map {
        (shape: $0, receiver: operation.name.receiver)
      }
    }
    while let (shape, receiver) = open.popLast() {
      StepCount.add(1)
      var common = receiver
      if let known = receivers[shape] {
        if known == nil || known == receiver { continue }
        common = nil
      }
      receivers[shape] = .some(common)
      open += inner(shape).map { ($0, common) }
    }
    return receivers.compactMapValues(\.self)
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
        case .scalar, .binary, .constant, .optional: continue
        }
      }
      // A union that is only a member of unions with tags is chosen by their tags.
      let isAlone = directions.receivedAlone.contains(index) || directions.sentAlone.contains(index)
      if objects > 1, isAlone { withOwnTags.formUnion(direct) }
    }
  }
}
