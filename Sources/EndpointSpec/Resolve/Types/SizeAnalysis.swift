/// Computes how many values a type stores inline, and boxes fields and unions that store too many.
///
/// A nested struct is stored inline, so a type grows with its content, and so does the code that copies and destroys
/// it. For deeply nested types this can exceed the rest of a module. A box is one value.
struct SizeAnalysis {
  /// The maximum number of inline values in a field or a union before it is boxed. A lower limit would cost allocations
  /// at run time.
  static let limit = 16

  private var types: [TypeModel]
  private let table: TypeTable
  /// The sizes by index.
  private var sizes: [Int]

  /// Boxes large fields and unions. Cycles are boxed before.
  static func boxLarge(_ types: inout [TypeModel], in table: TypeTable) {
    var analysis = SizeAnalysis(types, table)
    var finished: Set<Int> = []
    for index in types.indices {
      // A type is measured after all types that it stores inline.
      walk(
        from: index,
        &finished,
        edges: { analysis.parts(of: $0) },
        to: \.self,
        leave: { analysis.settle($0) }
      )
    }
    types = analysis.types
  }

  private init(_ types: [TypeModel], _ table: TypeTable) {
    self.types = types
    self.table = table
    sizes = [Int](repeating: 1, count: types.count)
  }

  /// The types that a type stores inline and not in a box.
  private func parts(of index: Int) -> [Int] {
    let form = types[index].form
    let parts = table.storedParts(of: form).filter { part in
      switch form {
      case .structure(let structure): !structure.fields[part.member].isIndirect
      case .union(let union): !union.isIndirect
      case .identifier, .enumeration, .alias, .external: true
      }
    }
    return parts.map(\.type)
  }

  private mutating func settle(_ index: Int) {
    switch types[index].form {
    case .structure(var structure):
      var total = structure.additional == nil ? 0 : 1
      var isSmall = true
      for (position, field) in structure.fields.enumerated() where field.constant == nil {
        let size = field.isIndirect ? 1 : size(field.type)
        total += size > Self.limit ? 1 : size
        if size > Self.limit {
          structure.markIndirect(position)
          isSmall = false
        }
      }
      if !isSmall { types[index].form = .structure(structure) }
      sizes[index] = total
    case .union(var union):
      let total = union.isIndirect ? 1 : union.members.reduce(0) { $0 + size($1.type) }
      union.isIndirect = union.isIndirect || total > Self.limit
      if total > Self.limit { types[index].form = .union(union) }
      sizes[index] = total > Self.limit ? 1 : total
    case .identifier, .enumeration, .alias, .external: break
    }
  }

  private func size(_ type: TypeReference) -> Int {
    table.index(heldIn: type).map { sizes[$0] } ?? 1
  }
}
