/// A text with characters that are invisible, or that look like others.
package struct DeceptiveText {
  /// The text as it looks, with ASCII characters.
  package let plain: String
  /// Which character deceives, such as `U+0430 looks like "a"`.
  package let reason: String

  /// Nil for a text without such characters.
  package init?(_ text: String) {
    guard text.hasByte(where: { $0 >= 0x80 }) else { return nil }
    var plain = String.UnicodeScalarView()
    var reason: String?
    for scalar in text.unicodeScalars {
      guard let look = Self.look(of: scalar) else {
        plain.append(scalar)
        continue
      }
      plain.append(contentsOf: look.unicodeScalars)
      reason = reason ?? Self.reason(scalar, look)
    }
    guard let reason else { return nil }
    (self.plain, self.reason) = (String(plain), reason)
  }

  /// True for a text that has an invisible character, or letters of two alphabets that look alike.
  package static func isDeceptive(_ text: String) -> Bool {
    guard text.hasByte(where: { $0 >= 0x80 }) else { return false }
    let looks = text.unicodeScalars.compactMap(look)
    if looks.contains(where: { $0.isEmpty || $0 == " " }) { return true }
    let isLetter = { (scalar: Unicode.Scalar) in scalar.isASCII && scalar.properties.isAlphabetic }
    return looks.contains { $0.unicodeScalars.first.map(isLetter) ?? false }
      && text.unicodeScalars.contains(where: isLetter)
  }

  /// The hint for a name with such characters, if the name without them is valid.
  static func hint(for name: Located<String>, _ isValid: (String) -> Bool) -> Hint? {
    guard let text = DeceptiveText(name.value), isValid(text.plain) else { return nil }
    return .write(text.plain, for: name, ": \(text.reason)")
  }

  private static func reason(_ scalar: Unicode.Scalar, _ look: String) -> String {
    let digits = scalar.hexadecimal
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if look.isEmpty { return "\(code) is invisible" }
    return look == " " ? "\(code) looks like a space" : "\(code) looks like \(quoted(look))"
  }

  /// What a character looks like. Nil for a character that deceives nobody.
  private static func look(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x2069, 0xFEFF, 0x115F, 0x1160, 0x3164:
      ""
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0x2010...0x2015, 0x2212: "-"
    default: lookAlikes[scalar].map { String($0) }
    }
  }

  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
    let foreign = "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅοανικρυΑΒΕΖΗΙΚΜΝΟΡΤΥΧıɡ․⁄∕"
    let latin = "aeopcyxijshdqwABEKMHOPCTYXIJSoavikpuABEZHIKMNOPTYXig.//"
    return Dictionary(firstOf: zip(foreign.unicodeScalars, latin.unicodeScalars).map { ($0, $1) })
  }()
}
