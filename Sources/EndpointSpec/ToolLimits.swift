/// Limits on untrusted files and on output. Realistic inputs do not reach them.
package enum ToolLimits {
  /// The maximum size of a spec file in bytes.
  package static let specBytes = 64 << 20
  /// The maximum size of any other file in bytes, such as an OpenAPI document or a recording.
  package static let fileBytes = 256 << 20
  /// The maximum length of a type name in bytes. With the longest suffix, `+Examples.swift`, a file name stays below
  /// 255 bytes, the limit of file systems.
  package static let nameBytes = 200
  /// The maximum number of alternatives of an OpenAPI document to merge with adjacent fields. Nested choices multiply
  /// them. GitHub's document, the largest public one that we know, merges 7.
  package static let joinedAlternatives = 250
  /// The maximum number of printed problems.
  package static let printedProblems = 1000
}
