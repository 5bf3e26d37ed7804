// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package enum Piece: Hashable, Sendable, WireDecodable, WireEncodable {
  case string(String)
  case thing(Thing)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Piece {
  package init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ Thing(from: &$0) }) {
      self = .thing(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Piece {
  package func encode(to json: inout JSONWriter) {
    switch self {
    case .string(let value):
      json.string(value)
    case .thing(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
