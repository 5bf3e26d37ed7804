import EndpointJSON

/// A value that a person and the document changed in different ways.
package struct MergeConflict: Sendable {
  /// The path of the value: `types`, `Pet`, `fields`, `name`.
  package var path: [String]
  /// The value in the last import. Nil if there was none, as for the other two.
  package let base: JSONValue?
  /// The value in the spec. It does not change.
  package let ours: JSONValue?
  /// The value in the new import.
  package let theirs: JSONValue?
  /// Whether the value was still removed: a nested type without its owner.
  package var isRemoved = false
  /// The file of the merged spec that contains the path.
  package internal(set) var file = ""

  init(_ path: [String], base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}
