/// Common extension keys that the import reads.
enum VendorKey {
  /// The names of enum values, in order.
  static let valueNames = ["x-enum-varnames", "x-enumNames"]
  /// The descriptions of enum values, in order or by value.
  static let valueSummaries = ["x-enum-descriptions", "x-enumDescriptions"]
  static let openValues = "x-extensible-enum"
  /// Whether the value of a path parameter may contain slashes.
  static let holdsSlashes = "x-multi-segment"
  /// The date after which a deprecated part may be removed.
  static let sunset = "x-sunset"

  /// The schemas of the lines that gRPC-Gateway streams.
  static let streamDefinitions = "x-stream-definitions"

  static let ofSchemas = valueNames + valueSummaries + [openValues]

  private static let ofAll = [sunset] + SpecExtension.keys

  /// The keys that the import reads in a kind of object. Nil for an object with free keys.
  static func keys(of object: DocumentObject?) -> [String] {
    switch object {
    case .schema: ofAll + ofSchemas
    case .parameter: ofAll + [holdsSlashes]
    case .document: ofAll + [streamDefinitions]
    default: ofAll
    }
  }
}
