@testable import EndpointSpec

/// Finds endpoints whose requests and responses are identical in two versions of an API, so that samples need no
/// comparison.
struct Travel {
  private let old: APIModel
  private let new: APIModel
  private let isSameAPI: Bool

  init(old: APIModel, new: APIModel) {
    self.old = old
    self.new = new
    isSameAPI =
      old.servers.elementsEqual(new.servers) { one, other in
        one.wireName == other.wireName && one.url == other.url
          && one.hosts.elementsEqual(other.hosts, by: ==)
          && one.variables.elementsEqual(other.variables) {
            $0.wireName == $1.wireName && $0.values == $1.values
              && $0.defaultValue == $1.defaultValue
          }
      }
      && old.sharedFailures == new.sharedFailures
      && old.endpoints.map { "\($0.method) \($0.path)" }
        == new.endpoints.map { "\($0.method) \($0.path)" }
  }

  /// True if an endpoint and all types that it uses are equal in both versions.
  func isSame(_ one: EndpointModel, _ other: EndpointModel) -> Bool {
    guard isSameAPI, one.method == other.method, one.path == other.path,
      one.parameters == other.parameters, one.body == other.body,
      one.response == other.response, one.failures == other.failures,
      one.pagination == other.pagination, one.server == other.server, one.host == other.host,
      one.headers.elementsEqual(other.headers, by: ==)
    else { return false }
    return old.typeNames(usedBy: [one], old.sharedFailures)
      .allSatisfy { old.form(of: $0) == new.form(of: $0) }
  }
}
