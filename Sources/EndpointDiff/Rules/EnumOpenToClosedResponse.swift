import EndpointSpec

extension ChangeRule {
  /// An enum, or a union, of answers that fails on other values, once a client is built anew.
  static let enumOpenToClosedResponse = ChangeRule(.enumOpenToClosedResponse) { match in
    let kind = ChangeKind.enumOpenToClosedResponse
    let enums = match.enumPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is closed", in: .response, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is closed", in: .response, match) }
  }
}
