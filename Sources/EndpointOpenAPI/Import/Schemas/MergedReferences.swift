import EndpointJSON
import EndpointSpec

extension SchemaReader {
  /// Whether to merge another value of several referenced schemas. False, after a report, if they multiply to too many
  /// types: two recursive schemas whose fields refer to different ones have a type for each pair of them.
  mutating func mayMerge(_ schemas: [DocumentNode]) -> Bool {
    let references = schemas.filter { $0.reference != nil }
    guard references.count > 1 else { return true }
    mergedReferences += 1
    if mergedReferences <= Budget.mergedReferences.maximum { return true }
    if mergedReferences == Budget.mergedReferences.maximum + 1 {
      exceeded(.mergedReferences, at: schemas[0].place)
    }
    return false
  }
}
