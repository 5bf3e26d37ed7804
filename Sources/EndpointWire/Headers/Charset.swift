import Foundation

/// Character encodings by their names in media types (WHATWG Encoding Standard, section 4.2).
package enum Charset {
  /// The text of bytes in an encoding. `nil` for bytes that are not in it.
  ///
  /// - Parameter name: The name in any case. UTF-8 by default, and for an unknown name.
  package static func text(of body: Data, _ name: String?) -> String? {
    let encoding = name.flatMap { encodings[$0.lowercased()] } ?? .utf8
    if encoding != .utf8 { return String(data: body, encoding: encoding) }
    // A byte order mark is not a part of the text.
    let mark = Data([0xEF, 0xBB, 0xBF])
    return String(data: body.starts(with: mark) ? body.dropFirst(3) : body, encoding: .utf8)
  }

  /// Latin-1 and ASCII are read as Windows-1252, as browsers do.
  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .windowsCP1252, "ascii": .windowsCP1252,
    "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252,
    "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2, "latin2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "utf-16": .utf16,
    "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian, "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
  ]
}
