import EndpointJSON

/// A value that a person and the document changed in different ways.
package struct MergeConflict: Sendable {
  /// The keys that lead to it: `types`, `Pet`, `fields`, `name`.
  package var path: [String]
  /// What the last import said; nil if it had no such value, as for the other two.
  package let base: JSONValue?
  /// The person's value, which stays.
  package let ours: JSONValue?
  /// What the document says now.
  package let theirs: JSONValue?
  /// Whether the value went all the same: a nested type without its owner.
  package var isRemoved = false
  /// The file of the merged spec that has the place.
  package internal(set) var file = ""

  init(_ path: [String], base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}
