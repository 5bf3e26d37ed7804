// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationSubscriptionPreferenceOnlyMerchantCategoryOrOtherCategory: OpenEnum {
  public static let florists =
    NotificationSubscriptionPreferenceOnlyMerchantCategoryOrOtherCategory(rawValue: "florists")

  public static let allCases:
    [NotificationSubscriptionPreferenceOnlyMerchantCategoryOrOtherCategory] = [
      .florists
    ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
