// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Why a reputation changed.
public struct ReputationHistoryType: OpenEnum {
  public static let askerAcceptsAnswer = ReputationHistoryType(rawValue: "asker_accepts_answer")
  public static let askerUnacceptAnswer = ReputationHistoryType(rawValue: "asker_unaccept_answer")
  public static let answerAccepted = ReputationHistoryType(rawValue: "answer_accepted")
  public static let answerUnaccepted = ReputationHistoryType(rawValue: "answer_unaccepted")
  public static let voterDownvotes = ReputationHistoryType(rawValue: "voter_downvotes")
  public static let voterUndownvotes = ReputationHistoryType(rawValue: "voter_undownvotes")
  public static let postDownvoted = ReputationHistoryType(rawValue: "post_downvoted")
  public static let postUndownvoted = ReputationHistoryType(rawValue: "post_undownvoted")
  public static let postUpvoted = ReputationHistoryType(rawValue: "post_upvoted")
  public static let postUnupvoted = ReputationHistoryType(rawValue: "post_unupvoted")
  public static let suggestedEditApprovalReceived = ReputationHistoryType(
    rawValue: "suggested_edit_approval_received"
  )
  public static let postFlaggedAsSpam = ReputationHistoryType(rawValue: "post_flagged_as_spam")
  public static let postFlaggedAsOffensive = ReputationHistoryType(
    rawValue: "post_flagged_as_offensive"
  )
  public static let bountyGiven = ReputationHistoryType(rawValue: "bounty_given")
  public static let bountyEarned = ReputationHistoryType(rawValue: "bounty_earned")
  public static let bountyCancelled = ReputationHistoryType(rawValue: "bounty_cancelled")
  public static let postDeleted = ReputationHistoryType(rawValue: "post_deleted")
  public static let postUndeleted = ReputationHistoryType(rawValue: "post_undeleted")
  public static let associationBonus = ReputationHistoryType(rawValue: "association_bonus")
  public static let arbitraryReputationChange = ReputationHistoryType(
    rawValue: "arbitrary_reputation_change"
  )
  public static let voteFraudReversal = ReputationHistoryType(rawValue: "vote_fraud_reversal")
  public static let postMigrated = ReputationHistoryType(rawValue: "post_migrated")
  public static let userDeleted = ReputationHistoryType(rawValue: "user_deleted")

  public static let allCases: [ReputationHistoryType] = [
    .askerAcceptsAnswer,
    .askerUnacceptAnswer,
    .answerAccepted,
    .answerUnaccepted,
    .voterDownvotes,
    .voterUndownvotes,
    .postDownvoted,
    .postUndownvoted,
    .postUpvoted,
    .postUnupvoted,
    .suggestedEditApprovalReceived,
    .postFlaggedAsSpam,
    .postFlaggedAsOffensive,
    .bountyGiven,
    .bountyEarned,
    .bountyCancelled,
    .postDeleted,
    .postUndeleted,
    .associationBonus,
    .arbitraryReputationChange,
    .voteFraudReversal,
    .postMigrated,
    .userDeleted,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
