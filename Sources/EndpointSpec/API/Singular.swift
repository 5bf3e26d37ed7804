extension SwiftNaming {
  /// The singular of an English plural, to name the element of an array: `cards` → `card`.
  ///
  /// Only the last word changes. A word that is not a plural is unchanged.
  package static func singular(of plural: String) -> String {
    let start = lastWordStart(of: plural)
    let word = String(plural[start...])
    let lower = word.lowercased()
    guard let singular = irregular[lower] ?? regularSingular(of: lower), singular != lower else {
      return plural
    }
    let shared = zip(lower, singular).prefix { $0 == $1 }.count
    return String(plural[..<start] + word.prefix(shared) + singular.dropFirst(shared))
  }

  private static func lastWordStart(of name: String) -> String.Index {
    let bytes = name.utf8
    var start = bytes.startIndex
    var isBehindCapital = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
        start = bytes.index(after: index)
      } else if isCapital(byte) && !isBehindCapital {
        start = index
      }
      isBehindCapital = isCapital(byte)
    }
    return start
  }

  private static func regularSingular(of word: String) -> String? {
    guard word.hasSuffix("s"), word.count > 2 else { return nil }
    if ["ss", "us", "is"].contains(where: word.hasSuffix) { return nil }
    if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3) + "y") }
    if ["sses", "xes", "ches", "shes", "zzes"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  private static let irregular: [String: String] = [
    "aliases": "alias", "axes": "axis", "bonuses": "bonus", "buses": "bus", "caches": "cache",
    "campuses": "campus", "children": "child", "criteria": "criterion", "focuses": "focus",
    "gases": "gas", "halves": "half", "heroes": "hero", "indices": "index", "leaves": "leaf",
    "lives": "life", "matrices": "matrix", "men": "man", "movies": "movie", "news": "news",
    "people": "person", "series": "series", "shelves": "shelf", "species": "species",
    "statuses": "status", "vertices": "vertex", "viruses": "virus", "women": "woman",
  ]
}
