import EndpointJSON

extension ObjectKey {
  /// The key `headers`: names and constant values.
  static func headers(_ path: Property<Target, [Named<Located<String>>]>) -> ObjectKey {
    .map("headers", path) { name, node, reader in
      guard reader.checkHeader(name), let value = reader.string(node) else { return nil }
      guard !value.value.contains(where: \.isNewline) else {
        reader.reportValue("a header must be one line", at: value.place)
        return nil
      }
      return value
    }
  }
}

extension NodeReader {
  mutating func checkHeader(_ name: Located<String>) -> Bool {
    let isName = isHeaderName(name.value)
    if !isName {
      reportValue("\(quoted(name.value)) is not a valid header name", at: name.place)
    }
    return isName
  }
}

/// True for a valid header name (RFC 9110, section 5.1).
package func isHeaderName(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      0x21...0x7E ~= byte && !Array("\"(),/:;<=>?@[\\]{}".utf8).contains(byte)
    }
}
