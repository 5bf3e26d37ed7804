// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CardChecks: Equatable, Sendable, WireDecodable, WireEncodable {
  public let addressLine1Check: String?
  public let addressPostalCodeCheck: String?
  public let cvcCheck: String?

  public init(
    addressLine1Check: String? = nil,
    addressPostalCodeCheck: String? = nil,
    cvcCheck: String? = nil
  ) {
    self.addressLine1Check = addressLine1Check
    self.addressPostalCodeCheck = addressPostalCodeCheck
    self.cvcCheck = cvcCheck
  }
}

// MARK: - Coding

extension CardChecks {
  private enum WireKey: ~Copyable {
    case addressLine1Check
    case addressPostalCodeCheck
    case cvcCheck
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("address_line1_check", as: .addressLine1Check)
    keys.add("address_postal_code_check", as: .addressPostalCodeCheck)
    keys.add("cvc_check", as: .cvcCheck)
  }

  public init?(from json: inout JSONReader) {
    var addressLine1Check: String?
    var addressPostalCodeCheck: String?
    var cvcCheck: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .addressLine1Check: json.string(&addressLine1Check)
      case .addressPostalCodeCheck: json.string(&addressPostalCodeCheck)
      case .cvcCheck: json.string(&cvcCheck)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      addressLine1Check: addressLine1Check,
      addressPostalCodeCheck: addressPostalCodeCheck,
      cvcCheck: cvcCheck
    )
  }
}

extension CardChecks {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("address_line1_check", addressLine1Check)
    json.field("address_postal_code_check", addressPostalCodeCheck)
    json.field("cvc_check", cvcCheck)
    json.endObject()
  }
}
