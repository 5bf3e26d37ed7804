/// A use of a type.
package indirect enum TypeReference: Hashable, Sendable {
  case scalar(Scalar)
  /// A type of this API by its Swift name.
  case named(SwiftName)
  case array(TypeReference)
  case dictionary(TypeReference)
  case optional(TypeReference)

  /// The type without its outermost optional.
  package var wrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// True for a file or an array of files.
  package var isUpload: Bool { [.scalar(.file), .array(.scalar(.file))].contains(wrapped) }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

extension TypeReference {
  /// The type expression in a spec: `[Card]?`, `date(unix)`.
  package var text: String {
    switch self {
    case .scalar(let scalar): scalar.text
    case .named(let name): name.text
    case .array(let element): "[\(element.text)]"
    case .dictionary(let value): "[string: \(value.text)]"
    case .optional(let wrapped): "\(wrapped.text)?"
    }
  }
}
