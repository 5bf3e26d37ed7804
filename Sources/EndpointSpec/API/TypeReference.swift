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

/// The built-in types of the spec language.
package enum Scalar: Hashable, Sendable {
  case string, bool, int, int32, int64, uint32, uint64, double, decimal
  case date(DateFormatModel)
  case day, url, uuid, data, json, void, file
}

/// The wire format of a date.
package enum DateFormatModel: Hashable, Sendable {
  case rfc3339, unix, unixMilliseconds, rfc1123
  case pattern(String)
}
