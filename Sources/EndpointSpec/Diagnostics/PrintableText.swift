extension String {
  /// The text with control characters replaced, tabs excepted: what a spec says must not steer the terminal.
  ///
  /// The characters that turn the direction of a text count too: with them a line reads otherwise than it is.
  package var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: \.isSteering) else { return self }
    let scalars = unicodeScalars.map { $0.isSteering ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  fileprivate var isSteering: Bool {
    switch value {
    case 0x09: false
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
