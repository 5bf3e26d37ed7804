// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import StackOverflowAPI

nonisolated extension StackOverflow {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "ios",
      of: TopUsers.allTime(tag: "ios"),
      status: 200,
      body: #"""
        {
          "items": [
            {
              "score": 512,
              "post_count": 40,
              "user": {
                "user_id": 7,
                "display_name": "Ada",
                "link": "https://stackoverflow.com/users/7/ada",
                "profile_image": "https://i.stack.imgur.com/ada.png",
                "reputation": 9001
              }
            }
          ],
          "has_more": false,
          "quota_remaining": 9990
        }
        """#
    ),
    Example(
      "throttled",
      of: TopUsers.allTime(tag: "swift"),
      status: 400,
      body: #"""
        {
          "error_id": 502,
          "error_name": "throttle_violation",
          "error_message": "too many requests from this IP"
        }
        """#
    ),
    Example(
      "aDay",
      of: Users.reputationHistory(id: 22656),
      status: 200,
      body: #"""
        {
          "items": [
            {
              "reputation_change": 10,
              "reputation_history_type": "post_upvoted",
              "creation_date": 1700000000,
              "post_id": 1732348
            },
            {
              "reputation_change": -2,
              "reputation_history_type": "post_downvoted",
              "creation_date": 1699990000,
              "post_id": 1732348
            }
          ],
          "has_more": false,
          "quota_remaining": 9989
        }
        """#
    ),
    Example(
      "swift",
      of: Tags.related(to: "swift"),
      status: 200,
      body: #"""
        {
          "items": [{ "name": "ios" }, { "name": "xcode" }],
          "has_more": false,
          "quota_remaining": 9988
        }
        """#
    ),
  ]
}
