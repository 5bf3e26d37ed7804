// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationSubscriptionPreferenceMerchantCategory: OpenEnum {
  public static let medicalDentalOphthalmicAndHospitalEquipmentAndSupplies =
    NotificationSubscriptionPreferenceMerchantCategory(
      rawValue: "medical_dental_ophthalmic_and_hospital_equipment_and_supplies"
    )
  public static let florists = NotificationSubscriptionPreferenceMerchantCategory(
    rawValue: "florists"
  )

  public static let allCases: [NotificationSubscriptionPreferenceMerchantCategory] = [
    .medicalDentalOphthalmicAndHospitalEquipmentAndSupplies,
    .florists,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
