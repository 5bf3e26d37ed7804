import EndpointSpec

extension SchemaReader {
  /// Whether to merge another value of several referenced schemas. False, after a report, if they multiply to too many
  /// types: two recursive schemas whose fields refer to different ones have a type for each pair of them.
  mutating func mayMerge(_ schemas: [DocumentNode]) -> Bool {
    let references = schemas.filter { $0.reference != nil }
    guard references.count > 1 else { return true }
    mergedReferences += 1
    if mergedReferences <= ToolLimits.mergedReferences { return true }
    if mergedReferences == ToolLimits.mergedReferences + 1 {
      mistake(
        "fields that several schemas declare lead to more than \(ToolLimits.mergedReferences) types",
        at: schemas[0].place,
        hint: "let one of the schemas declare the field"
      )
    }
    return false
  }
}
