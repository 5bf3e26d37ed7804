import EndpointSpec
import EndpointWire

/// Distinguishes names in recorded traffic from data, such as tokens, addresses and keys of dictionaries.
///
/// Only names appear in reports and inferred specs.
package enum RecordedName {
  /// The maximum length in bytes.
  private static let longest = 60

  /// Whether the key of an object or of a parameter is a name.
  package static func isOne(_ key: String) -> Bool {
    let digits = key.utf8.count { 0x30...0x39 ~= $0 }
    return !key.isEmpty && key.utf8.count <= longest && isAllowed(key) && digits <= 4
      && (digits == 0 || wordsBehindDigits(in: key) <= 1 && !hasPort(key)) && !isAddress(key)
      && !IDLikeKey.isOne(key) && !RandomText.isOne(key)
  }

  /// Whether the key contains a port: `db.example.com:5432`.
  private static func hasPort(_ key: String) -> Bool {
    zip(key.utf8, key.utf8.dropFirst()).contains { $0 == UInt8(ascii: ":") && 0x30...0x39 ~= $1 }
  }

  private static func isAllowed(_ key: String) -> Bool {
    allowed.containsAll(of: key)
      || key.allSatisfy { character in
        character.asciiValue.map(allowed.contains) ?? character.isLetter
      }
  }

  private static let allowed = ASCIISet.alphanumerics(and: "-_.:$@ []")

  /// The number of letters that follow a digit. Names such as `md5hash` have one, tokens have many.
  private static func wordsBehindDigits(in key: String) -> Int {
    zip(key.utf8, key.utf8.dropFirst()).count { 0x30...0x39 ~= $0 && 0x61...0x7A ~= $1 | 0x20 }
  }

  /// Whether the key looks like `ann@example.com`. Annotations such as `@type` and `items@odata.count` do not.
  private static func isAddress(_ key: String) -> Bool {
    guard key.utf8.contains(UInt8(ascii: "@")) else { return false }
    let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].hasPrefix("odata.")
  }

  /// Whether the text looks like an identifier, so that a spec may have it as a name. Words with spaces, hosts and file
  /// names are valid names in a report, but in a spec they would name a field after data.
  package static func isIdentifier(_ key: String) -> Bool {
    guard isOne(key), !key.utf8.contains(0x20) else { return false }
    let labels = key.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy(isLabel), let last = labels.last else { return false }
    return labels.count == 1 || !endings.contains(last.lowercased())
  }

  private static func isLabel(_ label: Substring) -> Bool {
    label.first.map { $0.isLetter || "_@$".contains($0) } ?? false
  }

  /// The last labels of hosts and file names.
  private static let endings: Set<String> = [
    "com", "org", "net", "io", "dev", "app", "de", "eu", "uk", "fr", "local", "lan", "internal",
    "localhost", "localdomain", "home", "cloud", "test", "example", "invalid", "svc", "cluster",
    "js", "ts", "css", "html", "md", "txt", "json", "yaml", "yml", "xml", "csv", "py", "ipynb",
    "swift", "png", "jpg", "svg", "pdf", "log", "conf", "cfg", "toml", "zip", "gz",
  ]
}
