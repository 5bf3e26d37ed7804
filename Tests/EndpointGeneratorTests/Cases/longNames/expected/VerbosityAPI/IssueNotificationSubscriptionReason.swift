// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct IssueNotificationSubscriptionReason: OpenEnum {
  public static let mentionedInAComment = IssueNotificationSubscriptionReason(
    rawValue: "MENTIONED_IN_A_COMMENT"
  )
  public static let mentionedInACommentOrSomewhereElse = IssueNotificationSubscriptionReason(
    rawValue: "MENTIONED_IN_A_COMMENT_OR_SOMEWHERE_ELSE"
  )

  public static let allCases: [IssueNotificationSubscriptionReason] = [
    .mentionedInAComment,
    .mentionedInACommentOrSomewhereElse,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
