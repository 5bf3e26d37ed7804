// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Flags: Equatable, Sendable {
  /// The values of all other keys.
  public let additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?]

  public init(additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?] = [:]) {
    self.additional = additional
  }
}

extension Flags: JSONDecodable {
  private static let keys: JSONKeys = "kind"

  public init?(from json: inout JSONReader) {
    var additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?] = [:]
    var fields = json.object(Self.keys, nulls: 0b10, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: break
      default:
        let key = json.key
        let value = json.optional { VeryLongNamedPropertyOfOneFlagAmongManyOthers(from: &$0) }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&fields) else { return nil }
    self.init(additional: additional)
  }
}

public struct VeryLongNamedPropertyOfOneFlagAmongManyOthers: Equatable, Sendable {
  public let isOn: Bool

  public init(isOn: Bool) {
    self.isOn = isOn
  }
}

extension VeryLongNamedPropertyOfOneFlagAmongManyOthers: JSONDecodable {
  private static let keys: JSONKeys = "isOn"

  public init?(from json: inout JSONReader) {
    var isOn = false
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.bool(&isOn)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(isOn: isOn)
  }
}
