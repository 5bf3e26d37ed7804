import EndpointSpec

/// Finds inline enums that are equal and bear the name of one property or parameter. They share the first one's type.
///
/// Types of components come before those of operations, and those of short paths before others, since documents mostly
/// grow by longer paths. So a new operation rarely changes which enum is the first.
struct EnumSharing {
  private struct Key: Hashable {
    let name: String
    let shape: EnumShape
  }

  private let shapes: ShapeTable
  private let operations: [Operation]

  init(_ shapes: ShapeTable, _ operations: [Operation]) {
    self.shapes = shapes
    self.operations = operations
  }

  /// The shared enums, by the index of those that they replace.
  var twins: [Int: Int] {
    var first: [Key: Int] = [:]
    var twins: [Int: Int] = [:]
    for (index, key) in candidates.sorted(by: { rank(of: $0.index) < rank(of: $1.index) }) {
      if let twin = first[key] { twins[index] = twin } else { first[key] = index }
    }
    return twins
  }

  private var candidates: [(index: Int, key: Key)] {
    shapes.shapes.enumerated().compactMap { index, shape in
      guard case .enumeration(let enumeration) = shape.form, shape.declaredName == nil,
        let keys = shape.way?.keys, let last = keys.last
      else { return nil }
      let isNamedByKind = ["value", "item"].contains(last)
      let name = keys.suffix(isNamedByKind ? 2 : 1).joined(separator: ".")
      return (index, Key(name: name, shape: enumeration))
    }
  }

  private func rank(of index: Int) -> (Int, Int, Int) {
    switch shapes[index].way?.root {
    case .shape: (0, 0, index)
    case .endpoint(let endpoint): (2, operations[endpoint].segments.count, index)
    case .shared, .header, .failure, nil: (1, 0, index)
    }
  }
}

extension ShapeTable {
  /// Replaces inline enums by an equal one.
  mutating func shareEnums(of operations: [Operation]) {
    for (index, twin) in EnumSharing(self, operations).twins {
      self[index].form = .alias(.shape(twin))
      self[index].twin = twin
    }
  }
}
