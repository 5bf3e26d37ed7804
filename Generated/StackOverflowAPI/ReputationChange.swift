// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import EndpointRuntime

/// What changed someone's reputation, and by how much.
public struct ReputationChange: Equatable, Sendable {
  public let reputationChange: Int
  public let reputationHistoryType: ReputationHistoryType
  public let creationDate: Date
  public let postID: Int?

  public init(
    reputationChange: Int,
    reputationHistoryType: ReputationHistoryType,
    creationDate: Date,
    postID: Int? = nil
  ) {
    self.reputationChange = reputationChange
    self.reputationHistoryType = reputationHistoryType
    self.creationDate = creationDate
    self.postID = postID
  }
}

extension ReputationChange: JSONDecodable {
  private static let keys: JSONKeys =
    "reputation_change reputation_history_type creation_date post_id"

  public init?(from json: inout JSONReader) {
    var reputationChange = 0
    var reputationHistoryType: ReputationHistoryType?
    var creationDate: Date?
    var postID: Int?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.int(&reputationChange)
      case 1: reputationHistoryType = ReputationHistoryType(from: &json)
      case 2: creationDate = json.date(.unix)
      default: json.int(&postID)
      }
    }
    guard json.finish(&fields, required: 0b0111), let reputationHistoryType, let creationDate
    else { return nil }
    self.init(
      reputationChange: reputationChange,
      reputationHistoryType: reputationHistoryType,
      creationDate: creationDate,
      postID: postID
    )
  }
}
