// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Event: Equatable, Sendable {
  case repo(Repo)
  case account(Account)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Event: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("event") {
    case "repo":
      guard let value = Repo(from: &json) else { return nil }
      self = .repo(value)
    case "account":
      guard let value = Account(from: &json) else { return nil }
      self = .account(value)
    default:
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}
