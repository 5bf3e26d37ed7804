/// Common extension keys that the import reads.
enum VendorKey {
  /// The names of enum values, in order.
  static let valueNames = ["x-enum-varnames", "x-enumNames"]
  /// The descriptions of enum values, in order or by value.
  static let valueSummaries = ["x-enum-descriptions", "x-enumDescriptions"]
  /// The values of an extensible enum.
  static let openValues = "x-extensible-enum"
  /// Whether the value of a path parameter may contain slashes.
  static let holdsSlashes = "x-multi-segment"
  /// The date after which a deprecated part may be removed.
  static let sunset = "x-sunset"

  /// The keys of schemas.
  static let ofSchemas = valueNames + valueSummaries + [openValues]

  static let all = Set(ofSchemas + [holdsSlashes, sunset] + SpecExtension.keys)
}
