// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

public struct IssueState: OpenEnum {
  public static let open = IssueState(rawValue: "open")
  public static let closed = IssueState(rawValue: "closed")

  public static let allCases: [IssueState] = [
    .open,
    .closed,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
