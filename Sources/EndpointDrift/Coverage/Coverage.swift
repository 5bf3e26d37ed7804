import EndpointSpec

/// The parts of a spec that traffic covers, and the parts that it does not.
package struct Coverage: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    package var seen = 0
    /// The names of the parts that never occurred, in spec order.
    package var missing: [String] = []

    package var total: Int { seen + missing.count }

    fileprivate mutating func add(_ name: String, isSeen: Bool) {
      if isSeen { seen += 1 } else { missing.append(name) }
    }
  }

  /// The endpoints, such as `Deck.draw`.
  package var endpoints = Part()
  /// The declared statuses of endpoints, such as `Deck.draw 404`.
  package var statuses = Part()
  /// The fields of responses, such as `Card.suit`.
  package var fields = Part()
  /// The values of enums in responses, such as `Suit.hearts`.
  package var values = Part()

  init(of model: APIModel, _ seen: SeenParts, statuses seenStatuses: [String: [Int: Int]]) {
    for endpoint in model.endpoints {
      let found = seenStatuses[endpoint.id] ?? [:]
      endpoints.add(endpoint.id, isSeen: !found.isEmpty)
      for status in Self.statuses(of: endpoint, in: model) {
        statuses.add(
          "\(endpoint.id) \(status.name)",
          isSeen: found.keys.contains(where: status.fits)
        )
      }
    }
    for type in model.types where type.isReceived {
      switch type.form {
      case .structure(let structure):
        for field in structure.fields where field.direction != .request && field.constant == nil {
          fields.add(
            "\(type.name).\(field.wireName)",
            isSeen: seen.count(field, of: type).present > 0
          )
        }
      case .enumeration(let enumeration):
        for (index, value) in enumeration.cases.enumerated() {
          values.add("\(type.name).\(value.name)", isSeen: seen.count(type, caseAt: index) > 0)
        }
      case .identifier, .union, .alias, .external: break
      }
    }
  }

  private typealias Status = (name: String, fits: (Int) -> Bool)

  /// The statuses that distinguish the responses of an endpoint.
  private static func statuses(of endpoint: EndpointModel, in model: APIModel) -> [Status] {
    let successes = endpoint.response.statuses
    let first: [Status] =
      successes.isEmpty
      ? [("2xx", { 200..<300 ~= $0 })] : successes.map { status in ("\(status)", { $0 == status }) }
    let rules = (endpoint.failures ?? model.sharedFailures).rules
    return first
      + rules.compactMap { rule -> Status? in
        switch rule.condition {
        case .status(let status):
          successes.contains(status) ? nil : ("\(status)", { $0 == status })
        case .statusClass(let hundreds): ("\(hundreds)xx", { $0 / 100 == hundreds })
        case .default, .when: nil
        }
      }
  }
}
