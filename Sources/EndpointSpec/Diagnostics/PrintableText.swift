import EndpointJSON

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

extension String {
  /// The first of the characters in it that turn the direction of a text.
  package var bidirectionalControl: Unicode.Scalar? {
    // In UTF-8 all of them begin with this byte.
    guard hasByte(where: { $0 == 0xE2 }) else { return nil }
    return unicodeScalars.first(where: \.isBidirectionalControl)
  }

  /// The text with the characters that turn its direction as escapes of JSON: `\u202E`.
  package var withJSONEscapedDirections: String { escapingDirections { "\\u\($0)" } }

  /// The text with the characters that turn its direction as escapes of Swift: `\u{202E}`.
  package var withSwiftEscapedDirections: String { escapingDirections { "\\u{\($0)}" } }

  private func escapingDirections(_ escape: (String) -> String) -> String {
    guard bidirectionalControl != nil else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isBidirectionalControl {
        text += escape(scalar.hexadecimal)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// `202E`
  package var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// Whether it is one of the explicit directional characters of Unicode (UAX #9, section 2).
  fileprivate var isBidirectionalControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var isSteering: Bool {
    switch value {
    case 0x09: false
    case ..<0x20, 0x7F..<0xA0: true
    default: isBidirectionalControl
    }
  }
}
