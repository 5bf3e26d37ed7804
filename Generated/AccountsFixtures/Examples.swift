// Generated from Specs/Accounts.json by endpoints. Do not edit.

@_exported import AccountsAPI
@_exported import EndpointTesting

nonisolated extension Accounts {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "welcome",
      of: Accounts.login(username: "CommandShift", password: "1234"),
      status: 200,
      body: #"""
        {
          "access_token": "5f2d9a",
          "signupdate": "2014-03-05 21:07:09",
          "homepage": "https://commandshift.example.com"
        }
        """#
    ),
    Example(
      "wrongPassword",
      of: Accounts.login(username: "CommandShift", password: "4321"),
      status: 200,
      body: #"{ "status": "error", "message": "That is not your password." }"#
    ),
    Example("taken", endpoint: "avatar", status: 200),
  ]
}
