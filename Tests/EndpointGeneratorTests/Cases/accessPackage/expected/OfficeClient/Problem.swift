// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package struct Problem: Equatable, Sendable, WireDecodable {
  package let text: String?

  package init(text: String? = nil) {
    self.text = text
  }
}

// MARK: - Coding

extension Problem {
  private enum WireKey: ~Copyable {
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text", as: .text)
  }

  package init?(from json: inout JSONReader) {
    var text: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(text: text)
  }
}
