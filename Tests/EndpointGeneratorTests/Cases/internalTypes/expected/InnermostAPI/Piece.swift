// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

enum Piece: Hashable, Sendable {
  case string(String)
  case thing(Thing)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Piece: JSONDecodable {
  init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ Thing(from: &$0) }) {
      self = .thing(value)
      return
    }
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

extension Piece: JSONEncodable {
  func encode(to json: inout JSONWriter) {
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
