// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Book: Equatable, Sendable, WireDecodable {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

// MARK: - Coding

extension Book {
  private enum WireKey: ~Copyable {
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(title: title)
  }
}
