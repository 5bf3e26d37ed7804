// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Picture: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let ownerID: Int
  public let title: String

  public init(id: String, ownerID: Int, title: String) {
    self.id = id
    self.ownerID = ownerID
    self.title = title
  }
}

extension Picture {
  /// `GET /owners/{owner}/pictures/{picture}.json`
  public func details() -> Gallery.Request<Picture> {
    .init(
      .get,
      "/owners/\(segment: ownerID)/pictures/\(segment: id).json",
      endpoint: "Picture.details"
    )
  }
}

// MARK: - Coding

extension Picture {
  private enum WireKey: ~Copyable {
    case id
    case ownerID
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("owner_id required", as: .ownerID)
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var ownerID = 0
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .ownerID: json.int(&ownerID)
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, ownerID: ownerID, title: title)
  }
}
