// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Content: Equatable, Sendable, WireDecodable, WireEncodable {
  case double(Double)
  case int(Int)
  case string(String)
  case image(Image)
  case attachmentArray([Attachment])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Content {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.int() }) {
      self = .int(value)
      return
    }
    if let value = json.attempt({ $0.exactDouble() }) {
      self = .double(value)
      return
    }
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ Image(from: &$0) }) {
      self = .image(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Attachment.self) }) {
      self = .attachmentArray(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Content {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .double(let value):
      json.encode(value: value)
    case .int(let value):
      json.encode(value: value)
    case .string(let value):
      json.string(value)
    case .image(let value):
      json.encode(value: value)
    case .attachmentArray(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
