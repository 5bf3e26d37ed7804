// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A kind of art.
public struct Category: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let name: String
  public let imageURL: URL?

  public init(id: String, name: String, imageURL: URL? = nil) {
    self.id = id
    self.name = name
    self.imageURL = imageURL
  }
}

// MARK: - Coding

extension Category {
  private enum WireKey: ~Copyable {
    case id
    case name
    case imageURL
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("image_url", as: .imageURL)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var imageURL: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .name: json.string(&name)
      case .imageURL: imageURL = json.urlIfAny()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, imageURL: imageURL)
  }
}
