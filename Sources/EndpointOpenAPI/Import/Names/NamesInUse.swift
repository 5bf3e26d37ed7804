import EndpointSpec

extension InlineNaming {
  /// The top-level names that the code of each component and receiver refers to, including its nested types.
  ///
  /// A nested type must not have such a name, since Swift looks up names in the owner first.
  var namesInUse: [String: Set<String>] {
    var used: [String: Set<String>] = [:]
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      guard let user = topLevelName(of: index) else { continue }
      let uses = shapes.parts(of: shape) + usesInDefaults(of: shape)
      used[user, default: []].formUnion(topLevelNames(of: uses))
    }
    for operation in operations {
      // Arguments and pagination items may be fields of its types.
      let fields = operation.uses.flatMap { shapes.structure($0)?.shape.fields ?? [] }
      let uses = operation.uses + fields.map(\.type.use)
      used[operation.name.receiver ?? api, default: []].formUnion(topLevelNames(of: uses))
    }
    return used
  }

  /// The types in default values, which may contain everything that their type contains.
  private func usesInDefaults(of shape: Shape) -> [ShapeUse] {
    guard case .structure(let structure) = shape.form else { return [] }
    let fields = structure.fields.filter { $0.annotations.defaultValue != nil }
    return shapes.reached(from: fields.map(\.type.use)).map(ShapeUse.shape)
  }

  /// The top-level name at the start of a type's name.
  private func topLevelName(of index: Int) -> String? {
    if let name = names[index] { return SwiftName(name).root.text }
    if let outer = owners[index] { return topLevelName(of: outer) }
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return nil }
    return operations[endpoint].name.receiver ?? api
  }

  /// The first components of type names, and of the types that aliases refer to.
  private func topLevelNames(of uses: [ShapeUse]) -> Set<String> {
    let indices = reachable(from: uses.compactMap(\.innermostShape), by: \.self) { index in
      shapes[index].isAlias ? shapes.inner(index) : []
    }
    return Set(indices.compactMap(topLevelName))
  }
}
