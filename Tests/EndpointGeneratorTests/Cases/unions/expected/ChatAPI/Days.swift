// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Days: Equatable, Sendable, WireDecodable, WireEncodable {
  case list([[Date?]])
  case text(String)
}

// MARK: - Coding

extension Days {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.array { $0.array { $0.optional { $0.date(.unix) } } } }) {
      self = .list(value)
      return
    }
    if let value = json.attempt({ $0.string() }) {
      self = .text(value)
      return
    }
    json.fail(expected: "one of [[Date?]], String")
    return nil
  }
}

extension Days {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .list(let value):
      json.array(value) { json, value in
        json.array(value) { json, value in
          if let value {
            json.date(value, .unix)
          } else {
            json.null()
          }
        }
      }
    case .text(let value):
      json.string(value)
    }
  }
}
