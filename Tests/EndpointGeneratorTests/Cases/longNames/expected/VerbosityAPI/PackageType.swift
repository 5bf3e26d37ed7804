// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct PackageType: OpenEnum {
  public static let npm = PackageType(rawValue: "npm")
  public static let maven = PackageType(rawValue: "maven")
  public static let rubygems = PackageType(rawValue: "rubygems")
  public static let docker = PackageType(rawValue: "docker")
  public static let nuget = PackageType(rawValue: "nuget")
  public static let container = PackageType(rawValue: "container")

  public static let allCases: [PackageType] = [
    .npm,
    .maven,
    .rubygems,
    .docker,
    .nuget,
    .container,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
