/// The limits of a value, as texts of the spec.
package struct ValueLimits: Equatable, Sendable {
  package var minimum: String?
  package var maximum: String?
  package var length: String?
  package var items: String?
  package var pattern: String?

  package init() {}

  /// The ends of a range of lengths or counts: `1...20`, `1...` or `...20`. Nil if the text is invalid.
  package static func ends(of range: String) -> (least: String?, most: String?)? {
    let ends = range.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return nil }
    return (ends[0].isEmpty ? nil : ends[0], ends[1].isEmpty ? nil : ends[1])
  }
}
