/// How much the tool takes from files that others wrote, and how much it prints. Nothing real reaches these limits.
package enum ToolLimits {
  /// The bytes of a spec's file. A spec is written by hand: what is longer would only fill the memory.
  package static let specBytes = 64 << 20
  /// The bytes of any other file, such as an OpenAPI document or a recording.
  package static let fileBytes = 256 << 20
  /// The bytes of a type's name. With the longest ending of a file, `+Examples.swift`, it stays below the 255 bytes that file
  /// systems take.
  package static let nameBytes = 200
  /// The alternatives of an OpenAPI document that are joined with the fields beside them. Choices within such choices
  /// multiply. The largest public document that we know, GitHub's, joins 7.
  package static let joinedAlternatives = 250
  /// The problems that are printed.
  package static let printedProblems = 1000
}
