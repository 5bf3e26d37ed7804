/// The syntax of a server URL: absolute (RFC 3986), with `{variables}`, without query and fragment.
package enum URLSyntax {
  package struct Problem: Error, Equatable {
    let range: Range<Int>
    package let message: String
    var hint: String?
  }

  package struct Variable: Equatable {
    package let name: String
    let range: Range<Int>
  }

  /// Checks a server URL and returns its variables in order.
  package static func checkServer(_ text: String) throws(Problem) -> [Variable] {
    var scanner = Scanner(bytes: Array(text.utf8))
    try scanner.scheme()
    try scanner.authority()
    try scanner.path()
    return scanner.variables
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var variables: [Variable] = []

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func scheme() throws(Problem) {
      if try variable() {
        guard bytes[index...].starts(with: "://".utf8) else { throw absent() }
        index += 3
        return
      }
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      for scheme in ["https://", "http://"] where text.hasPrefix(scheme) {
        index = scheme.utf8.count
        return
      }
      throw absent()
    }

    private func absent() -> Problem {
      Problem(
        range: 0..<bytes.count,
        message: "\(quoted(String(decoding: bytes, as: UTF8.self))) is not a valid server URL",
        hint: "begin with \"https://\""
      )
    }

    mutating func authority() throws(Problem) {
      let start = index
      let authority = bytes[start...].prefix { !"/?#".utf8.contains($0) }
      if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
        throw Problem(
          range: start..<at + 1,
          message: "a server's URL must not contain a user or a password",
          hint: "use \"authentication\""
        )
      }
      if next == UInt8(ascii: "[") {
        try addressLiteral()
      } else {
        while let byte = next, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ":") {
          try character(byte, in: "the host")
        }
      }
      guard index > start else {
        throw Problem(range: 0..<bytes.count, message: "the URL has no host")
      }
      try port()
    }

    private mutating func addressLiteral() throws(Problem) {
      let start = index
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
        throw Problem(range: start..<bytes.count, message: "expected \"]\" after an IPv6 address")
      }
      let address = bytes[(start + 1)..<close]
      let allowed = Array("0123456789abcdefABCDEF:.".utf8)
      guard address.contains(UInt8(ascii: ":")), address.allSatisfy(allowed.contains) else {
        throw Problem(range: start..<close + 1, message: "expected an IPv6 address in brackets")
      }
      index = close + 1
    }

    private mutating func port() throws(Problem) {
      guard next == UInt8(ascii: ":") else { return }
      index += 1
      if try variable() { return try endOfAuthority() }
      let start = index
      while let byte = next, isDigit(byte) { index += 1 }
      let digits = String(decoding: bytes[start..<index], as: UTF8.self)
      guard let port = Int(digits), 1...65535 ~= port else {
        throw Problem(
          range: start - 1..<max(index, start),
          message: "expected a port from 1 to 65535"
        )
      }
      try endOfAuthority()
    }

    private func endOfAuthority() throws(Problem) {
      guard let byte = next, byte != UInt8(ascii: "/") else { return }
      throw unexpected(in: "the port")
    }

    mutating func path() throws(Problem) {
      while let byte = next {
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
          throw Problem(
            range: index..<bytes.count,
            message: "a server's URL must not have a query or a fragment",
            hint: "put it under \"defaults\": { \"parameters\": … }"
          )
        }
        if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
          index += 1
        } else {
          try character(byte, in: "the path")
        }
      }
    }

    /// Parses a character of a host or a segment: unreserved, a sub-delimiter, `%41`, or a variable.
    private mutating func character(_ byte: UInt8, in part: String) throws(Problem) {
      if try variable() { return }
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(isHexDigit) else {
          throw Problem(
            range: index..<index + 1 + digits.count,
            message: "expected two hexadecimal digits after \"%\""
          )
        }
        index += 3
        return
      }
      guard isPlain(byte) else { throw unexpected(in: part) }
      index += 1
    }

    /// `{name}`
    private mutating func variable() throws(Problem) -> Bool {
      guard next == UInt8(ascii: "{") else { return false }
      let start = index
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")), close > start + 1 else {
        throw Problem(
          range: start..<start + 1,
          message: "expected the name of a variable and \"}\""
        )
      }
      let name = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
      index = close + 1
      variables.append(Variable(name: name, range: start..<index))
      return true
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func unexpected(in part: String) -> Problem {
      let rest = String(decoding: bytes[index...].prefix(64), as: UTF8.self)
      let found = rest.first.map(String.init) ?? ""
      return Problem(
        range: index..<index + max(found.utf8.count, 1),
        message: "\(quoted(found)) is not allowed in \(part) of a URL"
      )
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
      isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }

    private func isPlain(_ byte: UInt8) -> Bool {
      isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || "-._~!$&'()*+,;=".utf8.contains(byte)
    }
  }
}
