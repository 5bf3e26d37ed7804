import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// The rules on values of enums, and on open enums and unions.
  static let enums: [ChangeRule] = [
    ChangeKind[.enumCaseRemovedRequest].each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .request)
    },
    // Only a `switch` over a closed enum is affected.
    ChangeKind[.enumCaseAddedRequest].each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: true, in: .request) { change in
        change.swift = pair.old.isClosed && pair.new.isClosed ? .care : .safe
        if pair.isReceived, !pair.old.isClosed {
          change.consequence += ", and decode it as unknown in responses"
        }
      }
    },
    ChangeKind[.enumCaseAddedResponseClosed].each(\.enumPairs) { kind, pair in
      guard pair.old.isClosed else { return [] }
      return pair.listing(kind, areNew: true, in: .response) { change in
        guard pair.variants.added.count == 1, let value = pair.variants.added.first else { return }
        change.consequence = "Shipped apps fail to decode a response with \(value.specText)"
      }
    },
    ChangeKind[.enumCaseAddedResponseOpen].each(\.enumPairs) { kind, pair in
      pair.old.isClosed ? [] : pair.listing(kind, areNew: true, in: .response)
    },
    ChangeKind[.enumCaseRemovedResponse].each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .response)
    },
    // An open enum in responses decodes it as unknown. If strings become numbers, the type of raw values changes, too.
    ChangeKind[.enumRawValueChanged].each(\.enumPairs) { kind, pair in
      pair.variants.pairs.filter { $0.old.value != $0.new.value }.map { values in
        let direction: Direction = pair.isSent ? .request : .response
        let summary = "`\(values.new.name)` is now \(values.new.value)"
        var change = pair.change(kind, values.old, values.new, summary, in: direction)
        if !pair.isSent, !pair.old.isClosed, change.wire == .breaking {
          change.wire = .care
          change.consequence = "Shipped apps decode it as an unknown value"
        }
        return change.with(swift: pair.old.rawType == pair.new.rawType ? nil : .breaking)
      }
    },
    // Shipped apps only decode the values of the old spec.
    ChangeKind[.enumClosedToOpen].rule { kind, match in
      match.enumPairs.compactMap { $0.opening(kind) }
        + match.unionPairs.compactMap { $0.opening(kind) }
    },
    ChangeKind[.enumOpenToClosedRequest].rule { kind, match in
      match.enumPairs.compactMap { $0.closing(kind, in: .request) }
        + match.unionPairs.compactMap { $0.closing(kind, in: .request) }
    },
    ChangeKind[.enumOpenToClosedResponse].rule { kind, match in
      match.enumPairs.compactMap { $0.closing(kind, in: .response) }
        + match.unionPairs.compactMap { $0.closing(kind, in: .response) }
    },
  ]
}

extension VariantPair {
  fileprivate func opening(_ kind: ChangeKind) -> Change? {
    guard old.isClosed, !new.isClosed else { return nil }
    let direction: Direction = isReceived ? .response : .request
    return change(kind, nil, nil, "the \(Form.name) is now open", in: direction) { change in
      guard isReceived else { return }
      change.wire = .breaking
      change.consequence =
        "Shipped apps fail to decode a \(Form.noun) that the old spec does not list"
      change.remedy = "send only the \(Form.noun)s of the old spec until shipped apps are updated"
    }
  }

  fileprivate func closing(_ kind: ChangeKind, in direction: Direction) -> Change? {
    guard direction.isTravelled(flows), !old.isClosed, new.isClosed else { return nil }
    return change(kind, nil, nil, "the \(Form.name) is now closed", in: direction)
  }
}
