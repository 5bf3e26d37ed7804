// Generated from Specs/News.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import NewsAPI

nonisolated extension News {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "tester",
      of: User.login(userName: "example@gmail.com", password: "tester1"),
      status: 200,
      body: #"""
        { "userName": "example@gmail.com", "email": "example@gmail.com", "fullName": "Exa Mple" }
        """#
    ),
    Example(
      "onePost",
      of: NewsFeed.feed(userId: "7"),
      status: 200,
      body: #"""
        {
          "posts": [
            {
              "title": "A bridge opens",
              "postDate": "2026-11-21T08:00:00Z",
              "headline": "Ten years late, the bridge over the river is open"
            }
          ]
        }
        """#
    ),
  ]
}
