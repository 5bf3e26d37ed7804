import EndpointSpec

extension ChangeRule {
  /// An enum, or a union, that may have other values now.
  static let enumClosedToOpen = ChangeRule(.enumClosedToOpen) { match in
    let enums = match.enumPairs.filter { $0.old.isClosed && !$0.new.isClosed }.map { pair in
      let direction: Direction = pair.isReceived ? .response : .request
      return pair.change(.enumClosedToOpen, nil, nil, "the enum is open", in: direction, match)
    }
    let unions = match.unionPairs.filter { $0.old.isClosed && !$0.new.isClosed }.map { pair in
      let direction: Direction = pair.isReceived ? .response : .request
      return pair.change(.enumClosedToOpen, nil, nil, "the union is open", in: direction, match)
    }
    return enums + unions
  }
}
