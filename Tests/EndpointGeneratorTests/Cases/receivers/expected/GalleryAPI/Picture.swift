// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Picture: Equatable, Sendable {
  public let id: String
  public let ownerID: Int
  public let title: String

  public init(id: String, ownerID: Int, title: String) {
    self.id = id
    self.ownerID = ownerID
    self.title = title
  }
}

extension Picture: JSONDecodable {
  private static let keys: JSONKeys = "id owner_id title"

  public init?(from json: inout JSONReader) {
    var id = ""
    var ownerID = 0
    var title = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      case .f1: json.int(&ownerID)
      default: json.string(&title)
      }
    }
    guard json.finish(&fields, required: 0b111) else { return nil }
    self.init(id: id, ownerID: ownerID, title: title)
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
