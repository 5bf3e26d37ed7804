// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct InlineState: OpenEnum {
  public static let open = InlineState(rawValue: "open")
  public static let closed = InlineState(rawValue: "closed")

  public static let allCases: [InlineState] = [.open, .closed]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
