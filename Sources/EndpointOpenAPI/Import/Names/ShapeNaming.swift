import EndpointSpec

/// The names of the types: the document's for its components. What is defined in place is nested in what it belongs to,
/// `Issue.State` or `Repos.ListType`, and its name follows from the way to it.
///
/// Stages: the components, what else is at the top level, the names that no nested type may hide, and the nested types.
struct ShapeNaming {
  let names: [Int: String]
  private let owners: InlineOwners
  private let shapes: ShapeTable

  /// - Parameters:
  ///   - used: The shapes that are types of the spec.
  ///   - shared: The names of the parameters and the responses among the components.
  init(
    _ shapes: ShapeTable,
    _ operations: [Operation],
    api: String,
    used: Set<Int>,
    shared: Set<String>
  ) {
    self.shapes = shapes
    owners = InlineOwners(shapes)
    let components = ComponentNames(shapes, operations, api: api, used: used)
    var inline = InlineNaming(shapes, operations, owners, api: api, components, shared)
    let shapesInPlace = shapes.shapes.indices.filter {
      shapes[$0].declaredName == nil && used.contains($0)
    }
    inline.nameAtTopLevel(shapesInPlace)
    inline.nameNested(components.nested, shapesInPlace)
    names = inline.names
  }

  /// The shape that another one follows where types are listed: what it lies in.
  func outerShape(of index: Int) -> Int? { owners[index] }

  /// What nobody calls by its name may have a synonym: `Kind` for the values of `type`.
  static func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }
}
