// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct CageState: OpenEnum {
  public static let clean = CageState(rawValue: "clean")
  public static let dirty = CageState(rawValue: "dirty")

  public static let allCases: [CageState] = [.clean, .dirty]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
