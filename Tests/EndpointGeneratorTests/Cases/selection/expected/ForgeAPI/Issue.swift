// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Issue: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

// MARK: - Coding

extension Issue {
  private enum WireKey: ~Copyable {
    case id
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, title: title)
  }
}
