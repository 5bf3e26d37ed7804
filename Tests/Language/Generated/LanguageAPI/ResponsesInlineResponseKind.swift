// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct ResponsesInlineResponseKind: OpenEnum {
  public static let a = ResponsesInlineResponseKind(rawValue: "a")
  public static let b = ResponsesInlineResponseKind(rawValue: "b")

  public static let allCases: [ResponsesInlineResponseKind] = [.a, .b]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
