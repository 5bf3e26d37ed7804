// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct PaymentCard: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let brand: String?
  public let checks: CardChecks?
  public let country: String?
  public let expMonth: Int
  public let expYear: Int
  public let fingerprint: String?
  public let funding: String?
  public let last4: String?
  public let network: String?

  public init(
    brand: String? = nil,
    checks: CardChecks? = nil,
    country: String? = nil,
    expMonth: Int,
    expYear: Int,
    fingerprint: String? = nil,
    funding: String? = nil,
    last4: String? = nil,
    network: String? = nil
  ) {
    self.brand = brand
    self.checks = checks
    self.country = country
    self.expMonth = expMonth
    self.expYear = expYear
    self.fingerprint = fingerprint
    self.funding = funding
    self.last4 = last4
    self.network = network
  }
}

// MARK: - Coding

extension PaymentCard {
  private enum WireKey: ~Copyable {
    case brand
    case checks
    case country
    case expMonth
    case expYear
    case fingerprint
    case funding
    case last4
    case network
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("brand", as: .brand)
    keys.add("checks", as: .checks)
    keys.add("country", as: .country)
    keys.add("exp_month required", as: .expMonth)
    keys.add("exp_year required", as: .expYear)
    keys.add("fingerprint", as: .fingerprint)
    keys.add("funding", as: .funding)
    keys.add("last4", as: .last4)
    keys.add("network", as: .network)
  }

  public init?(from json: inout JSONReader) {
    var brand: String?
    var checks: CardChecks?
    var country: String?
    var expMonth = 0
    var expYear = 0
    var fingerprint: String?
    var funding: String?
    var last4: String?
    var network: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .brand: json.string(&brand)
      case .checks: json.value(&checks)
      case .country: json.string(&country)
      case .expMonth: json.int(&expMonth)
      case .expYear: json.int(&expYear)
      case .fingerprint: json.string(&fingerprint)
      case .funding: json.string(&funding)
      case .last4: json.string(&last4)
      case .network: json.string(&network)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      brand: brand,
      checks: checks,
      country: country,
      expMonth: expMonth,
      expYear: expYear,
      fingerprint: fingerprint,
      funding: funding,
      last4: last4,
      network: network
    )
  }
}

extension PaymentCard {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("brand", brand)
    json.field("checks", checks)
    json.field("country", country)
    json.field("exp_month", expMonth)
    json.field("exp_year", expYear)
    json.field("fingerprint", fingerprint)
    json.field("funding", funding)
    json.field("last4", last4)
    json.field("network", network)
    json.endObject()
  }
}

// MARK: - Equality

extension PaymentCard {
  public static func areEqual(_ one: PaymentCard, _ other: PaymentCard) -> Bool {
    guard Equality.of(one.brand, other.brand),
      Equality.of(one.checks, other.checks),
      Equality.of(one.country, other.country),
      Equality.of(one.expMonth, other.expMonth),
      Equality.of(one.expYear, other.expYear),
      Equality.of(one.fingerprint, other.fingerprint),
      Equality.of(one.funding, other.funding),
      Equality.of(one.last4, other.last4),
      Equality.of(one.network, other.network)
    else { return false }
    return true
  }
}
