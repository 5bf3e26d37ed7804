// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Paper: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

// MARK: - Coding

extension Paper {
  private enum WireKey: ~Copyable {
    case id
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, title: title)
  }
}
