/// Finds types that contain themselves by value, and the unions or fields to box so that Swift can lay them out.
///
/// Arrays and dictionaries store their elements separately, so only plain and optional fields matter. An `indirect`
/// union breaks all cycles through it and is preferred.
struct RecursionAnalysis {
  private let edges: [[TypeTable.StoredPart]]
  private let isUnion: [Bool]
  private(set) var indirectUnions: Set<Int> = []
  private(set) var indirectFields: Set<FieldPosition> = []

  /// The indices of a type and its field.
  struct FieldPosition: Hashable {
    let type: Int
    let field: Int
  }

  /// Marks what must be boxed.
  static func markIndirect(_ types: inout [TypeModel], in table: TypeTable) {
    var analysis = RecursionAnalysis(types, table)
    analysis.search(marksFields: false)
    analysis.search(marksFields: true)
    for index in analysis.indirectUnions {
      guard case .union(var union) = types[index].form else { continue }
      union.isIndirect = true
      types[index].form = .union(union)
    }
    for position in analysis.indirectFields {
      guard case .structure(var structure) = types[position.type].form else { continue }
      structure.markIndirect(position.field)
      types[position.type].form = .structure(structure)
    }
  }

  private init(_ types: [TypeModel], _ table: TypeTable) {
    edges = types.map { table.storedParts(of: $0.form) }
    isUnion = types.map { type in
      if case .union = type.form { true } else { false }
    }
  }

  private enum Color { case new, open, finished }

  /// A depth-first search. An edge to a type on the current path closes a cycle: its union, or otherwise its field, is
  /// marked. The first pass marks only unions, the second the rest.
  private mutating func search(marksFields: Bool) {
    var colors = [Color](repeating: .new, count: edges.count)
    for root in edges.indices where colors[root] == .new && !edges[root].isEmpty {
      var way = [(type: root, next: 0)]
      colors[root] = .open
      while let (type, next) = way.last {
        guard next < edges[type].count, !indirectUnions.contains(type) else {
          colors[type] = .finished
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let edge = edges[type][next]
        switch colors[edge.type] {
        case .new:
          colors[edge.type] = .open
          way.append((edge.type, 0))
        case .open: close(edge, from: type, marksFields: marksFields)
        case .finished: break
        }
      }
    }
  }

  private mutating func close(_ edge: TypeTable.StoredPart, from type: Int, marksFields: Bool) {
    if indirectUnions.contains(edge.type) { return }
    if isUnion[type] {
      indirectUnions.insert(type)
    } else if isUnion[edge.type] {
      indirectUnions.insert(edge.type)
    } else if marksFields {
      indirectFields.insert(FieldPosition(type: type, field: edge.member))
    }
  }
}
