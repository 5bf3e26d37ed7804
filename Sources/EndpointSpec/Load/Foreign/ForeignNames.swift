/// The key of the spec language that another tool writes in this way. Nil for an unknown key.
package func foreignKey(_ key: String, among known: [String]) -> String? {
  ForeignKeys.key(for: key, among: known)
}

/// The scalar that another language writes in this way. Nil for an unknown name.
package func foreignScalar(_ name: String) -> String? { ForeignTypes.scalar(named: name) }

/// The word of the spec language or of the command line that another tool writes in this way. Nil for an unknown word.
package func foreignWord(_ word: String, among known: [String]) -> String? {
  ForeignWords.word(for: word, among: known)
}
