// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Note: Equatable, Sendable, WireDecodable {
  public let title: String?
  public let body: String?

  public init(title: String? = nil, body: String? = nil) {
    self.title = title
    self.body = body
  }
}

// MARK: - Coding

extension Note {
  private enum WireKey: ~Copyable {
    case title
    case body
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title", as: .title)
    keys.add("body", as: .body)
  }

  public init?(from json: inout JSONReader) {
    var title: String?
    var body: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .body: json.string(&body)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(title: title, body: body)
  }
}
