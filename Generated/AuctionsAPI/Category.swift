// Generated from Specs/Auctions.json by endpoints. Do not edit.

import EndpointRuntime

/// A kind of art.
public struct Category: Equatable, Sendable {
  public let id: String
  public let name: String
  public let imageURL: URL?

  public init(id: String, name: String, imageURL: URL? = nil) {
    self.id = id
    self.name = name
    self.imageURL = imageURL
  }
}

extension Category: JSONDecodable {
  private static let keys: JSONKeys = "id name image_url"

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var imageURL: URL?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      case .f1: json.string(&name)
      default: imageURL = json.url()
      }
    }
    guard json.finish(&fields, required: 0b011) else { return nil }
    self.init(id: id, name: name, imageURL: imageURL)
  }
}
