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
