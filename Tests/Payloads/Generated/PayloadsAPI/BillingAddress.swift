// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct BillingAddress: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let city: String?
  public let country: String?
  public let line1: String?
  public let line2: String?
  public let postalCode: String?
  public let state: String?

  public init(
    city: String? = nil,
    country: String? = nil,
    line1: String? = nil,
    line2: String? = nil,
    postalCode: String? = nil,
    state: String? = nil
  ) {
    self.city = city
    self.country = country
    self.line1 = line1
    self.line2 = line2
    self.postalCode = postalCode
    self.state = state
  }
}

// MARK: - Coding

extension BillingAddress {
  private enum WireKey: ~Copyable {
    case city
    case country
    case line1
    case line2
    case postalCode
    case state
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("city", as: .city)
    keys.add("country", as: .country)
    keys.add("line1", as: .line1)
    keys.add("line2", as: .line2)
    keys.add("postal_code", as: .postalCode)
    keys.add("state", as: .state)
  }

  public init?(from json: inout JSONReader) {
    var city: String?
    var country: String?
    var line1: String?
    var line2: String?
    var postalCode: String?
    var state: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .city: json.string(&city)
      case .country: json.string(&country)
      case .line1: json.string(&line1)
      case .line2: json.string(&line2)
      case .postalCode: json.string(&postalCode)
      case .state: json.string(&state)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      city: city,
      country: country,
      line1: line1,
      line2: line2,
      postalCode: postalCode,
      state: state
    )
  }
}

extension BillingAddress {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("city", city)
    json.field("country", country)
    json.field("line1", line1)
    json.field("line2", line2)
    json.field("postal_code", postalCode)
    json.field("state", state)
    json.endObject()
  }
}

// MARK: - Equality

extension BillingAddress {
  public static func areEqual(_ one: BillingAddress, _ other: BillingAddress) -> Bool {
    guard Equality.of(one.city, other.city),
      Equality.of(one.country, other.country),
      Equality.of(one.line1, other.line1),
      Equality.of(one.line2, other.line2),
      Equality.of(one.postalCode, other.postalCode),
      Equality.of(one.state, other.state)
    else { return false }
    return true
  }
}
