import EndpointSpec

/// The struct that each field is written in, where another includes it: a change of the field is one of that struct.
struct FieldHomes: Sendable {
  private var names: [Place: String] = [:]

  init(_ document: SpecDocument) {
    let structures = document.types.compactMap { type -> (String, StructSpec)? in
      guard case .fields(let structure) = type.value.form else { return nil }
      return (type.name.value, structure)
    }
    guard structures.contains(where: { !$0.1.include.isEmpty }) else { return }
    for (name, structure) in structures {
      for field in structure.fields { names[field.value.place] = name }
    }
  }

  /// Nil where nothing is included, or the field is written in no type that has a name.
  func home(of field: FieldModel) -> String? { names[field.place] }
}
