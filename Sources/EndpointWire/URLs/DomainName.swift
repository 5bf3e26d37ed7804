/// Converts domain names with letters beyond ASCII (RFC 5891).
enum DomainName {
  /// The most characters of a label (RFC 1035, section 2.3.4). It bounds the time of the conversion.
  private static let labelLimit = 63

  /// The ASCII form of a name: `xn--bcher-kva.example` for `Bücher.example`. Nil if the name is too long for one.
  static func ascii(_ name: String) -> String? {
    let labels = name.lowercased().unicodeScalars.split(omittingEmptySubsequences: false) {
      ".。．｡".unicodeScalars.contains($0)
    }
    guard labels.allSatisfy({ $0.count <= labelLimit }) else { return nil }
    return labels.map { label in
      label.allSatisfy(\.isASCII) ? String(label) : "xn--" + Punycode.encode(Array(label))
    }.joined(separator: ".")
  }
}

/// Writes Unicode text in letters, digits and hyphens (RFC 3492).
private enum Punycode {
  private static let base: UInt32 = 36
  private static let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)

  /// The ASCII characters first, then the positions of the others in the order of their code points (section 6.3).
  static func encode(_ label: [Unicode.Scalar]) -> String {
    var output = String.UnicodeScalarView(label.filter(\.isASCII))
    let asciiCount = UInt32(output.count)
    if asciiCount > 0 { output.append("-") }
    var (written, bias, delta, reached) = (asciiCount, UInt32(72), UInt32(0), UInt32(0x80))
    let others = Set(label.lazy.filter { !$0.isASCII }.map(\.value)).sorted()
    for scalar in others {
      delta += (scalar - reached) * (written + 1)
      for other in label {
        if other.value < scalar { delta += 1 }
        guard other.value == scalar else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, written + 1, isFirst: written == asciiCount)
        (delta, written) = (0, written + 1)
      }
      (delta, reached) = (delta + 1, scalar + 1)
    }
    return String(output)
  }

  /// Appends a number of variable length (section 3.3).
  private static func append(
    _ number: UInt32,
    _ bias: UInt32,
    to output: inout String.UnicodeScalarView
  ) {
    var (rest, position) = (number, base)
    while true {
      let threshold = position <= bias ? 1 : min(position - bias, 26)
      guard rest >= threshold else { break }
      let range = base - threshold
      output.append(digits[Int(threshold + (rest - threshold) % range)])
      rest = (rest - threshold) / range
      position += base
    }
    output.append(digits[Int(rest)])
  }

  /// The bias for the next number (section 6.1).
  private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var bias: UInt32 = 0
    while rest > 455 {
      rest /= 35
      bias += base
    }
    return bias + 36 * rest / (rest + 38)
  }
}
