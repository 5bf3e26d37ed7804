import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// The rules on values of enums, and on open enums and unions.
  static let enums: [ChangeRule] = [
    // A value that the server no longer accepts.
    ChangeKind("enum-case-removed-request", wire: .breaking, swift: .breaking).described(
      fact: "enum-removed",
      consequence: "Shipped apps that send the value are refused",
      callers: "Code that uses the case does not compile",
      remedy: #"keep the value with `"deprecated"`, and let the server accept it"#
    ).each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .request)
    },
    // A new value in requests. Only a `switch` over a closed enum is affected.
    ChangeKind("enum-case-added-request", wire: .safe, swift: .care).described(
      fact: "enum-added",
      consequence: "Shipped apps do not send the new value",
      callers: "A `switch` over the closed enum is no longer exhaustive"
    ).each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: true, in: .request) { change in
        change.swift = pair.old.isClosed && pair.new.isClosed ? .care : .safe
        if pair.isReceived, !pair.old.isClosed {
          change.consequence += ", and decode it as unknown in responses"
        }
      }
    },
    // A new value that shipped apps cannot decode.
    ChangeKind("enum-case-added-response-closed", wire: .breaking, swift: .breaking).described(
      fact: "enum-added",
      consequence: "Shipped apps fail to decode a response with the new value",
      callers: "A `switch` over the closed enum is no longer exhaustive",
      remedy:
        #"let the server send the new value to new clients only; an enum without `"closed"` may grow"#
    ).each(\.enumPairs) { kind, pair in
      guard pair.old.isClosed else { return [] }
      return pair.listing(kind, areNew: true, in: .response) { change in
        guard pair.variants.added.count == 1, let value = pair.variants.added.first else { return }
        change.consequence = "Shipped apps fail to decode a response with \(value.specText)"
      }
    },
    // A new value that shipped apps decode as unknown.
    ChangeKind("enum-case-added-response-open", wire: .safe, swift: .safe).described(
      fact: "enum-added",
      consequence: "Shipped apps decode the new value as unknown",
      callers: "New symbols only"
    ).each(\.enumPairs) { kind, pair in
      pair.old.isClosed ? [] : pair.listing(kind, areNew: true, in: .response)
    },
    // A value that responses no longer contain.
    ChangeKind("enum-case-removed-response", wire: .safe, swift: .breaking).described(
      fact: "enum-removed",
      consequence: "Shipped apps no longer receive the value",
      callers: "Code that uses the case does not compile",
      remedy: #"keep the value with `"deprecated"`"#
    ).each(\.enumPairs) { kind, pair in
      pair.listing(kind, areNew: false, in: .response)
    },
    // The raw value of a case changed. An open enum in responses decodes it as unknown. If strings become numbers, the
    // type of raw values changes, too.
    ChangeKind("enum-raw-value-changed", wire: .breaking, swift: .safe).described(
      consequence: "Shipped apps send and expect the old value",
      callers: "The case is unchanged",
      remedy: "keep the old value as another case"
    ).each(\.enumPairs) { kind, pair in
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
    // A closed enum or union is now open. Shipped apps only decode the values of the old spec.
    ChangeKind("enum-closed-to-open", wire: .safe, swift: .breaking).described(
      consequence: "Shipped apps send the same values as before",
      callers: "A `switch` needs a `default`, or for a union the case `unknown`",
      exception: "Breaking on the wire if it occurs in responses"
    ).rule { kind, match in
      match.enumPairs.compactMap { $0.opening(kind) }
        + match.unionPairs.compactMap { $0.opening(kind) }
    },
    // An open enum or union in requests is now closed.
    ChangeKind("enum-open-to-closed-request", wire: .breaking, swift: .breaking).described(
      fact: "openness",
      consequence: "Shipped apps that send another value are refused",
      callers:
        "An enum of values returns an optional for a raw value; a union loses the case `unknown`",
      remedy: "keep it open"
    ).rule { kind, match in
      match.enumPairs.compactMap { $0.closing(kind, in: .request) }
        + match.unionPairs.compactMap { $0.closing(kind, in: .request) }
    },
    // An open enum or union in responses is now closed, so that rebuilt clients fail on other values.
    ChangeKind("enum-open-to-closed-response", wire: .care, swift: .breaking).described(
      fact: "openness",
      consequence: "Shipped apps decode every value, but rebuilt clients fail on an unknown one",
      callers:
        "An enum of values returns an optional for a raw value; a union loses the case `unknown`",
      remedy: "keep it open"
    ).rule { kind, match in
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
