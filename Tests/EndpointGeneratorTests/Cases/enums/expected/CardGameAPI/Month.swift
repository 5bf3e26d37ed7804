// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Month: OpenEnum {
  public static let january = Month(rawValue: "january")
  public static let february = Month(rawValue: "february")
  public static let march = Month(rawValue: "march")
  public static let april = Month(rawValue: "april")
  public static let may = Month(rawValue: "may")
  public static let june = Month(rawValue: "june")
  public static let july = Month(rawValue: "july")
  public static let august = Month(rawValue: "august")
  public static let september = Month(rawValue: "september")
  public static let october = Month(rawValue: "october")
  public static let november = Month(rawValue: "november")
  public static let december = Month(rawValue: "december")

  public static let allCases: [Month] = [
    .january,
    .february,
    .march,
    .april,
    .may,
    .june,
    .july,
    .august,
    .september,
    .october,
    .november,
    .december,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
