/// Keys that OpenAPI does not know, and that are read: tools agree on them.
enum VendorKey {
  /// The names of an enum's values, in their order.
  static let valueNames = ["x-enum-varnames", "x-enumNames"]
  /// What the values of an enum mean, in their order or by their texts.
  static let valueSummaries = ["x-enum-descriptions", "x-enumDescriptions"]
  /// The values of an enum that will grow.
  static let openValues = "x-extensible-enum"
  /// Whether a parameter of a path holds slashes.
  static let holdsSlashes = "x-multi-segment"
  /// The day after which something deprecated may go.
  static let sunset = "x-sunset"

  static let all = Set(
    valueNames + valueSummaries + [openValues, holdsSlashes, sunset] + SpecExtension.keys
  )
}
