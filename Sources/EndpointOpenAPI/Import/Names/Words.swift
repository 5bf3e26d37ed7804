import EndpointSpec

/// The words of names of all spellings: `list-for-repo`, `getPetById`, `GET_ALL`.
enum Words {
  /// The words in small letters.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        close(&word, &words)
        continue
      }
      if begins(at: index, characters) { close(&word, &words) }
      word.append(character)
    }
    close(&word, &words)
    return words
  }

  private static func close(_ word: inout [Character], _ words: inout [String]) {
    if !word.isEmpty { words.append(String(word).lowercased()) }
    word = []
  }

  /// Whether a capital begins a word: behind a small letter, or before one at the end of an abbreviation.
  private static func begins(at index: Int, _ characters: [Character]) -> Bool {
    guard index > 0, characters[index].isUppercase else { return false }
    let previous = characters[index - 1]
    if previous.isLowercase || previous.isNumber { return true }
    guard previous.isUppercase, index + 1 < characters.count else { return false }
    let rest = characters[(index + 1)...]
    return rest.first?.isLowercase == true
      && !(rest.first == "s" && !(rest.dropFirst().first?.isLetter ?? false))
  }

  /// Whether two words are one, in the singular or the plural.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one == other || SwiftNaming.singular(of: one) == SwiftNaming.singular(of: other)
  }

  static let articles: Set<String> = ["a", "an", "the"]
  static let prepositions: Set<String> = [
    "about", "as", "at", "between", "by", "for", "from", "in", "into", "of", "on", "onto", "per",
    "through", "to", "under", "via", "with", "within",
  ]
}
