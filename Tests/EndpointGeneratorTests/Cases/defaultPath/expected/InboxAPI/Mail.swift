// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Mail: Equatable, Sendable, WireDecodable {
  public let subject: String
  public let priority: Priority

  public init(subject: String, priority: Priority) {
    self.subject = subject
    self.priority = priority
  }
}

extension Mail {
  /// `GET /mails`
  public static func list() -> Inbox.Request<[Mail]> {
    .init(.get, "/mails", endpoint: "Mail.list", response: .json(at: "data"))
  }
}

// MARK: - Coding

extension Mail {
  private enum WireKey: ~Copyable {
    case subject
    case priority
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("subject required", as: .subject)
    keys.add("priority required", as: .priority)
  }

  public init?(from json: inout JSONReader) {
    var subject = ""
    var priority: Priority?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .subject: json.string(&subject)
      case .priority: json.value(&priority)
      }
    }
    guard json.finish(&object), let priority else { return nil }
    self.init(subject: subject, priority: priority)
  }
}
