import EndpointSpec

/// Detects random texts, such as `kQzR4TbWxYhP` and `AKIAIOSFODNN7EXAMPLE`, by letters that rarely follow each other in
/// names.
///
/// Of 72,725 names in C headers and Swift sources, 0.2 % count as random. None of 2,272 names in OpenAPI documents does. Of
/// random texts with 12 letters and digits, 99 % count as random.
package enum RandomText {
  /// Shorter texts may be abbreviations.
  private static let shortest = 8
  /// Uppercase letters with digits of this length are not the name of a constant.
  private static let longestConstant = 16

  /// Whether a part of the text between separators is random.
  package static func isOne(_ text: String) -> Bool {
    text[...].utf8.split { letter($0) == nil && !isDigit($0) }.contains { part in
      guard part.count >= shortest else { return false }
      let bytes = Array(part)
      let breaks = bytes.indices.dropLast().filter { isBreak(bytes[$0], bytes[$0 + 1]) }
      // `tvRageId` has words.
      return breaks.count * 3 >= part.count && breaks.count { !beginsWord(bytes, at: $0 + 1) } > 1
        || isKey(part)
    }
  }

  /// Whether a name rarely continues like this: with a digit, with a new word, or with an unusual letter.
  private static func isBreak(_ byte: UInt8, _ next: UInt8) -> Bool {
    guard let one = letter(byte), let other = letter(next) else {
      return isDigit(byte) != isDigit(next)
    }
    let beginsWord = 0x61...0x7A ~= byte && 0x41...0x5A ~= next
    return beginsWord || usual[one] & 1 << other == 0
  }

  /// Whether an ordinary word in camelCase begins at an index.
  private static func beginsWord(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && 0x61...0x7A ~= bytes[index - 1] && 0x41...0x5A ~= bytes[index]
      && 0x61...0x7A ~= bytes[index + 1] && !isBreak(bytes[index], bytes[index + 1])
  }

  private static func isKey(_ part: Substring.UTF8View) -> Bool {
    part.count >= longestConstant && part.contains(where: isDigit)
      && part.allSatisfy { isDigit($0) || 0x41...0x5A ~= $0 }
  }

  /// The index of a letter in the alphabet.
  private static func letter(_ byte: UInt8) -> Int? {
    let small = byte | 0x20
    return 0x61...0x7A ~= small ? Int(small - 0x61) : nil
  }

  /// For each letter the letters that often follow it, as bits.
  private static let usual: [UInt32] = pairs.split(separator: "\n").map { row in
    row.utf8.dropFirst(2).compactMap(letter).reduce(0) { $0 | 1 << $1 }
  }

  /// The pairs of letters that occur at least 15 times in the words of those names, and pairs with z, as in `fuzzy` and
  /// `nozzle`.
  private static let pairs = """
    a bcdfgiklmnprstuvwxyz
    b aceilmorstuy
    c abcdehiklmnoprstuvy
    d abcdefghilmnoprstuy
    e abcdefgiklmnopqrstuvwxyz
    f acdefilmoprstuy
    g aceghilmnorsuz
    h aeimorstuy
    i abcdefglmnoprstvxz
    j eu
    k aeis
    l abcdefgilopstuvy
    m abdeimopstuv
    n acdefgiklmnoprstuvwy
    o abcdefgiklmnoprstuvwxz
    p abcdehiklnoprstuy
    q u
    r abcdefgiklmnoprstuvwy
    s abcdefghiklmnoprstuwy
    t abcdefghilmnoprstuwxy
    u abcdefgilmnprstz
    v aeiot
    w acehinors
    x ceiptx
    y eimnpst
    z aelyz
    """
}
