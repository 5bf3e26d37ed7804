import EndpointSpec

/// Finds equal inline enums of properties or parameters with one name. They share a type.
///
/// The type must not change its name with a new operation. So it belongs to a component, or is named after what does not
/// depend on other operations: the parameter, if all its lists of values are equal.
struct EnumSharing {
  private struct Key: Hashable {
    let name: String
    let shape: EnumShape
  }

  /// Shorter lists of several operations stay apart, since such a name often has other values elsewhere.
  private static let leastValues = 5

  private let shapes: ShapeTable
  private let groups: [Key: [Int]]
  private let parameters: Set<Int>

  init(_ shapes: ShapeTable, _ operations: [Operation]) {
    self.shapes = shapes
    let uses = operations.flatMap(\.parameters).map(\.field.type.use)
    parameters = Set(uses.compactMap(\.innermostShape))
    let keys = shapes.shapes.enumerated().compactMap { index, shape in
      Self.key(of: shape).map { (index: index, key: $0) }
    }
    groups = Dictionary(grouping: keys, by: \.key).mapValues { $0.map(\.index) }
  }

  private static func key(of shape: Shape) -> Key? {
    guard case .enumeration(let enumeration) = shape.form, shape.declaredName == nil,
      let keys = shape.way?.keys, let last = keys.last
    else { return nil }
    // The last key of an alternative is only its kind.
    let name = keys.suffix(["value", "item"].contains(last) ? 2 : 1).joined(separator: ".")
    return Key(name: name, shape: enumeration)
  }

  /// The enums that replace others, with the key that names them if no component owns them.
  var shared: [(first: Int, others: [Int], name: String?)] {
    let names = namesOfParameters
    return groups.compactMap { key, indices in
      if let first = indices.first(where: belongsToComponent) {
        return (first, indices.filter { $0 != first }, nil)
      }
      guard let first = indices.first, names.contains(key.name) else { return nil }
      return (first, Array(indices.dropFirst()), key.name)
    }
  }

  private func belongsToComponent(_ index: Int) -> Bool {
    switch shapes[index].way?.root {
    case .shape, .shared: true
    case .endpoint, .header, .failure, nil: false
    }
  }

  /// The parameters that have one long list of values in all operations. Names of one word, such as `type`, are too
  /// common: a new operation would often use them for other values.
  private var namesOfParameters: Set<String> {
    let lists = groups.filter { $0.value.contains(where: parameters.contains) }.keys
    let groups = Dictionary(grouping: lists, by: \.name).values
    return Set(
      groups.compactMap { keys in
        let isLong = keys[0].shape.cases.count >= Self.leastValues
        let isUnusual = Words.split(keys[0].name).count > 1
        return keys.count == 1 && isLong && isUnusual ? keys[0].name : nil
      }
    )
  }
}

extension ShapeTable {
  /// Replaces inline enums by an equal one.
  mutating func shareEnums(of operations: [Operation]) {
    for (first, others, name) in EnumSharing(self, operations).shared {
      if let name { self[first].way = .shared(name) }
      for index in others {
        self[index].form = .alias(.shape(first))
        self[index].twin = first
      }
    }
  }
}
