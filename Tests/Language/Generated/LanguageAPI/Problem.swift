// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Problem: Equatable, Sendable, WireDecodable {
  public let code: Int
  public let message: String

  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }
}

// MARK: - Coding

extension Problem {
  private enum WireKey: ~Copyable {
    case code
    case message
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("code required", as: .code)
    keys.add("message required", as: .message)
  }

  public init?(from json: inout JSONReader) {
    var code = 0
    var message = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .code: json.int(&code)
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(code: code, message: message)
  }
}
