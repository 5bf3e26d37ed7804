import EndpointSpec

extension ChangeRule {
  /// An enum, or a union, of requests that takes no other values any more.
  static let enumOpenToClosedRequest = ChangeRule(.enumOpenToClosedRequest) { match in
    let kind = ChangeKind.enumOpenToClosedRequest
    let enums = match.enumPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is closed", in: .request, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is closed", in: .request, match) }
  }
}
