// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct BillingDetails: Equatable, Sendable, WireDecodable, WireEncodable {
  public let address: BillingAddress?
  public let email: String?
  public let name: String?
  public let phone: String?

  public init(
    address: BillingAddress? = nil,
    email: String? = nil,
    name: String? = nil,
    phone: String? = nil
  ) {
    self.address = address
    self.email = email
    self.name = name
    self.phone = phone
  }
}

// MARK: - Coding

extension BillingDetails {
  private enum WireKey: ~Copyable {
    case address
    case email
    case name
    case phone
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("address", as: .address)
    keys.add("email", as: .email)
    keys.add("name", as: .name)
    keys.add("phone", as: .phone)
  }

  public init?(from json: inout JSONReader) {
    var address: BillingAddress?
    var email: String?
    var name: String?
    var phone: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .address: json.value(&address)
      case .email: json.string(&email)
      case .name: json.string(&name)
      case .phone: json.string(&phone)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(address: address, email: email, name: name, phone: phone)
  }
}

extension BillingDetails {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("address", address)
    json.field("email", email)
    json.field("name", name)
    json.field("phone", phone)
    json.endObject()
  }
}
