// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Event: Equatable, Sendable, WireDecodable {
  case repo(Repo)
  case account(Account)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Event {
  public init?(from json: inout JSONReader) {
    switch json.peek("event") {
    case "repo":
      guard let value = Repo(from: &json) else { return nil }
      self = .repo(value)
    case "account":
      guard let value = Account(from: &json) else { return nil }
      self = .account(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}
