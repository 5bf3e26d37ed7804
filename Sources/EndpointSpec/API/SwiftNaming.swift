/// Converts texts to Swift names. All conversions are here.
///
/// Names in snake_case, kebab-case and ALL_CAPS are converted. A camelCase name is unchanged.
package enum SwiftNaming {
  /// The name of a property, a parameter or a case for a wire name: `deck_id` → `deckID`.
  ///
  /// Nil if the result is not an identifier (`+1`, `@type`, `2fa`), so that the author of the spec must name it.
  package static func memberName(for wireName: String) -> SwiftName? {
    if isPlainMemberName(wireName) { return SwiftName(wireName) }
    guard !wireName.hasPrefix("-"), !wireName.hasSuffix("-") else { return nil }
    let words = words(of: wireName)
    guard let first = words.first else { return nil }
    let text = uncapitalized(first) + words.dropFirst().map(capitalized).joined()
    return isIdentifier(text) ? SwiftName(text) : nil
  }

  /// The part of a type name for a key or a verb: `image_url` and `imageUrl` → `ImageURL`.
  package static func typeNamePart(for name: String) -> String {
    // Nearly all names contain only identifier characters.
    let letters =
      isIdentifier(name)
      ? name : name.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return words(of: letters).flatMap(parts).map(capitalized).joined()
  }

  /// The components of a word in camelCase: `ssh`, `Key` and `IDs` of `sshKeyIDs`.
  private static func parts(of word: String) -> [String] {
    let letters = Array(word.utf8)
    var parts: [String] = []
    var start = 0
    for index in letters.indices.dropFirst() where isCapital(letters[index]) {
      // The last letter in a run of capitals starts a component, except in a plural such as `IDs`.
      let next = letters[(index + 1)...].prefix(while: isSmall)
      if isCapital(letters[index - 1]), next.isEmpty || next == [UInt8(ascii: "s")] { continue }
      parts.append(String(decoding: letters[start..<index], as: UTF8.self))
      start = index
    }
    return parts + [String(decoding: letters[start...], as: UTF8.self)]
  }

  /// True if the text is an identifier. It may be a keyword, which needs backticks.
  ///
  /// Only ASCII is allowed, although Swift accepts other scripts.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, text != "_" else { return false }
    return !isDigit(first) && !text.hasByte { !isWordByte($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || isLetter(byte)
  }

  /// True for an identifier in lowerCamelCase.
  package static func isMemberName(_ text: String) -> Bool {
    guard isIdentifier(text), let first = text.utf8.first else { return false }
    return !isCapital(first) && !text.utf8.dropFirst().contains(UInt8(ascii: "_"))
  }

  /// True for an identifier in UpperCamelCase.
  package static func isTypeName(_ text: String) -> Bool {
    guard isIdentifier(text), let first = text.utf8.first else { return false }
    return isCapital(first)
  }

  /// True for the name of a type, which may be nested: `Card.Suit`.
  package static func isFullTypeName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { isTypeName(String($0)) }
  }

  /// True if the name consists of letters and digits and starts with a lowercase letter. It is then unchanged.
  private static func isPlainMemberName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isSmall(first) else { return false }
    return !name.hasByte { !isWordByte($0) || $0 == UInt8(ascii: "_") }
  }

  private static func words(of name: String) -> [String] {
    guard isIdentifier(name) else { return name.split { $0 == "_" || $0 == "-" }.map(String.init) }
    return name.utf8.split(separator: UInt8(ascii: "_")).map { String(Substring($0)) }
  }

  /// The lowercase words of a name, separated by capitals or separators.
  package static func lowercaseWords(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && words.last?.last?.isLowercase ?? false {
        words.append("")
      }
      if isLetter { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Capitalizes a word: `url` → `URL`, `rate` → `Rate`, `fooBar` → `FooBar`.
  private static func capitalized(_ word: String) -> String {
    let lower = word.lowercased()
    if initialisms.contains(lower) { return lower.uppercased() }
    if lower.hasPrefix("oauth"), lower.dropFirst(5).allSatisfy(\.isNumber) {
      return "OAuth" + lower.dropFirst(5)
    }
    if lower.hasSuffix("s"), initialisms.contains(String(lower.dropLast())) {
      return lower.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + (isShouted(word) ? lower : word).dropFirst()
  }

  /// Converts the first word of a member name to lowercase: `URL` → `url`, `ErrorMessage` → `errorMessage`. `userId` is
  /// unchanged.
  private static func uncapitalized(_ word: String) -> String {
    if isPlainMemberName(word) { return word }
    if isShouted(word) { return word.lowercased() }
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    if capitals.count <= 1 || rest == "s" { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func isShouted(_ word: String) -> Bool {
    if isIdentifier(word) {
      return word.utf8.contains(where: isCapital) && !word.utf8.contains(where: isSmall)
    }
    return word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
  }

  /// Initialisms that Swift names write in capitals.
  private static let initialisms: Set<String> = [
    "acl", "api", "arn", "ascii", "aws", "cdn", "cidr", "cli", "cpu", "css", "csv", "cve", "db",
    "dns", "ean", "ftp", "ghe", "gif", "gmt", "gpg", "gps", "gpu", "guid", "hmac", "html", "http",
    "https", "iban", "id", "idp", "ios", "ip", "isbn", "iso", "jpeg", "jpg", "json", "jwk", "jwt",
    "ldap", "lfs", "md5", "mfa", "mime", "mp3", "mp4", "nfc", "oidc", "os", "otp", "pdf", "pgp",
    "png", "qr", "ram", "rgb", "rgba", "rsa", "rss", "saml", "scim", "sdk", "sha", "sha1",
    "sha256", "sha512", "sku", "sms", "smtp", "sql", "ssh", "ssl", "ssn", "sso", "svg", "tcp",
    "tls", "totp", "tsv", "ttl", "tv", "udp", "ui", "uid", "upc", "uri", "url", "usb", "utc",
    "utf8", "uuid", "vat", "vin", "vip", "vpn", "xml", "yaml",
  ]
}

/// True for `0` to `9`.
package func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// True for `A` to `Z`.
func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

/// True for `a` to `z`.
func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

/// True for an ASCII letter.
package func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 0x20) }

extension SwiftNaming {
  /// Whether a word is an English plural.
  package static func isPlural(_ word: String) -> Bool { singular(of: word) != word }

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
    guard word.hasSuffix("s"), word.count > 2, !singulars.contains(word) else { return nil }
    if ["ss", "us", "is"].contains(where: word.hasSuffix) { return nil }
    if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3) + "y") }
    if ["sses", "xes", "ches", "shes", "zzes"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// Singulars that end in one `s`, most of them abbreviations: `aws`, not `aw`.
  private static let singulars: Set<String> = [
    "acs", "aks", "alias", "analytics", "atlas", "aws", "bias", "canvas", "chaos", "cors", "cosmos",
    "css", "ddos", "dns", "dos", "ecs", "efs", "eks", "gas", "gcs", "gps", "hdfs", "https", "ios",
    "ipfs", "kerberos", "kms", "kubernetes", "lens", "macos", "mms", "nas", "nfs", "paas", "pos",
    "rds", "rss", "saas", "sas", "sms", "sns", "sqs", "sys", "tls", "tvos", "watchos",
  ]

  private static let irregular: [String: String] = [
    "aliases": "alias", "axes": "axis", "bonuses": "bonus", "buses": "bus", "caches": "cache",
    "campuses": "campus", "children": "child", "criteria": "criterion", "focuses": "focus",
    "gases": "gas", "halves": "half", "heroes": "hero", "indices": "index", "leaves": "leaf",
    "lives": "life", "matrices": "matrix", "men": "man", "movies": "movie", "news": "news",
    "people": "person", "series": "series", "shelves": "shelf", "species": "species",
    "statuses": "status", "vertices": "vertex", "viruses": "virus", "women": "woman",
  ]
}
