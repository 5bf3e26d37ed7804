/// The words of the pages of the documentation, which `explain` looks up. Words of many pages are not among them.
struct PageIndex {
  struct Page {
    let path: String
    let title: String
    /// The words of the headings.
    let headings: Set<String>
    /// The other words.
    let words: Set<String>
  }

  /// How many pages `explain` shows.
  static let mostPages = 6

  let pages: [Page]

  /// - Parameter text: A line for each page, then a line of its words. Words of headings begin with `#`.
  init(_ text: String) {
    var pages: [Page] = []
    for lines in text.split(separator: "\n# ") {
      let parts = lines.split(separator: "\n").map(String.init)
      let head = parts[0].drop { $0 == "#" || $0 == " " }.split(separator: " ", maxSplits: 1)
      let words = parts.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
      let headings = words.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      pages.append(
        Page(
          path: String(head[0]),
          title: String(head[1]),
          headings: Set(headings),
          words: Set(words.filter { !$0.hasPrefix("#") })
        )
      )
    }
    self.pages = pages
  }

  /// The pages with a word, or with words that begin with it, at most `mostPages`. Those with the word in a heading come first.
  func pages(with word: String) -> [Page] {
    let word = word.lowercased()
    let stem = word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    for isMeant in [{ $0 == word }, { $0.hasPrefix(stem) }] as [(String) -> Bool] {
      let inHeadings = pages.filter { $0.headings.contains(where: isMeant) }
      let others = pages.filter { page in
        page.words.contains(where: isMeant) && !page.headings.contains(where: isMeant)
      }
      let found = (inHeadings + others).prefix(Self.mostPages)
      if !found.isEmpty { return Array(found) }
    }
    return []
  }
}
