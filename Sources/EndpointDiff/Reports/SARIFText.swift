import EndpointJSON

/// The parts that SARIF is put together from: messages, and places by their URIs.
enum SARIFText {
  static func message(_ text: String) -> JSONValue { ["text": .string(text)] }

  static func location(_ position: Position, message: String? = nil) -> JSONValue {
    var location = JSONObject()
    location["physicalLocation"] = [
      "artifactLocation": artifact(position.path),
      "region": [
        "startLine": .number(JSONNumber(position.line)),
        "startColumn": .number(JSONNumber(position.column)),
      ],
    ]
    location["message"] = message.map(self.message)
    return .object(location)
  }

  static func artifact(_ path: String) -> JSONValue {
    ["uri": .string(reference(path))]
  }

  /// A path as a URI reference (RFC 3986, section 4.2): a colon in its first segment would make a scheme of it.
  private static func reference(_ path: String) -> String {
    let kept = Set("/-._~!$&'()*+,;=@".utf8)
    return path.utf8.reduce(into: "") { uri, byte in
      let scalar = Unicode.Scalar(byte)
      if kept.contains(byte) || scalar.isASCII && scalar.properties.isAlphabetic
        || 48...57 ~= byte
      {
        uri.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
