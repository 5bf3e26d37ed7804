// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// What changed someone's reputation, and by how much.
public struct ReputationChange: Equatable, Sendable, WireDecodable {
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

// MARK: - Coding

extension ReputationChange {
  private enum WireKey: ~Copyable {
    case reputationChange
    case reputationHistoryType
    case creationDate
    case postID
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("reputation_change required", as: .reputationChange)
    keys.add("reputation_history_type required", as: .reputationHistoryType)
    keys.add("creation_date required", as: .creationDate)
    keys.add("post_id", as: .postID)
  }

  public init?(from json: inout JSONReader) {
    var reputationChange = 0
    var reputationHistoryType: ReputationHistoryType?
    var creationDate: Date?
    var postID: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .reputationChange: json.int(&reputationChange)
      case .reputationHistoryType: json.value(&reputationHistoryType)
      case .creationDate: creationDate = json.date(.unix)
      case .postID: json.int(&postID)
      }
    }
    guard json.finish(&object), let reputationHistoryType, let creationDate else { return nil }
    self.init(
      reputationChange: reputationChange,
      reputationHistoryType: reputationHistoryType,
      creationDate: creationDate,
      postID: postID
    )
  }
}
