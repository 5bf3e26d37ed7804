import EndpointSpec

/// The structs that declare included fields. A change of an included field belongs to that struct.
struct FieldHomes: Sendable {
  private var names: [Place: String] = [:]
  private var included: [String: [String]] = [:]

  init(_ document: SpecDocument) {
    let structures = document.types.compactMap { type -> (String, StructSpec)? in
      guard case .fields(let structure) = type.value.form else { return nil }
      return (type.name.value, structure)
    }
    guard structures.contains(where: { !$0.1.include.isEmpty }) else { return }
    for (name, structure) in structures {
      included[name] = structure.include.map(\.value)
      for field in structure.fields { names[field.value.place] = name }
    }
  }

  /// The declaring struct. Nil if nothing is included, or the field belongs to an unnamed type.
  func home(of place: Place) -> String? { names[place] }

  /// The structs whose fields a struct includes, directly or indirectly.
  func homes(of type: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = included[type] ?? []
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += included[next] ?? [] }
    }
    return found
  }
}
