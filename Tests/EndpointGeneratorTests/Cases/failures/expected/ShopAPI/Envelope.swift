// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Envelope: Equatable, Sendable, WireDecodable {
  public let error: Detail?

  public init(error: Detail? = nil) {
    self.error = error
  }
}

public struct Detail: Equatable, Sendable, WireDecodable {
  public let text: String?

  public init(text: String? = nil) {
    self.text = text
  }
}

// MARK: - Coding

extension Envelope {
  private enum WireKey: ~Copyable {
    case error
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("error", as: .error)
  }

  public init?(from json: inout JSONReader) {
    var error: Detail?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .error: json.value(&error)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(error: error)
  }
}

extension Detail {
  private enum WireKey: ~Copyable {
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text", as: .text)
  }

  public init?(from json: inout JSONReader) {
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
