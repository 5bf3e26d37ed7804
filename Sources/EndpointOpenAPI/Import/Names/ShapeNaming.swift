import EndpointSpec

/// Names the types. Components have the names of the document. Inline types are nested in their owners, such as
/// `Issue.State` or `Repos.ListType`, with names derived from their paths.
///
/// Order: components, other top-level types, names that nested types must not hide, nested types.
struct ShapeNaming {
  let names: [Int: String]
  private let owners: InlineOwners
  private let shapes: ShapeTable

  /// - Parameters:
  ///   - used: The shapes that become types of the spec.
  ///   - shared: The names of the shared parameters and responses.
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

  /// The owner of a type, which precedes it in the spec.
  func outerShape(of index: Int) -> Int? { owners[index] }

  /// A valid type name. Inline types may get a synonym: `Kind` for the values of `type`.
  static func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }
}
