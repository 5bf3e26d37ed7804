import EndpointJSON
import EndpointSpec

extension ChangeKind {
  package static let enumCaseRemovedRequest = ChangeKind(
    "enum-case-removed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "enum-removed",
    consequence: "Shipped apps that send the value are refused",
    callers: "Code that uses the case does not compile",
    remedy: #"keep the value with `"deprecated"`, and let the server accept it"#
  )
  package static let enumCaseAddedRequest = ChangeKind(
    "enum-case-added-request",
    wire: .safe,
    swift: .care,
    bump: .minor,
    fact: "enum-added",
    consequence: "Shipped apps do not send the new value",
    callers: "A `switch` over the closed enum is no longer exhaustive"
  )
  package static let enumCaseAddedResponseClosed = ChangeKind(
    "enum-case-added-response-closed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "enum-added",
    consequence: "Shipped apps fail to decode a response with the new value",
    callers: "A `switch` over the closed enum is no longer exhaustive",
    remedy:
      #"let the server send the new value to new clients only; an enum without `"closed"` "#
      + "may grow"
  )
  package static let enumCaseAddedResponseOpen = ChangeKind(
    "enum-case-added-response-open",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    fact: "enum-added",
    consequence: "Shipped apps decode the new value as unknown",
    callers: "New symbols only"
  )
  package static let enumCaseRemovedResponse = ChangeKind(
    "enum-case-removed-response",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "enum-removed",
    consequence: "Shipped apps no longer receive the value",
    callers: "Code that uses the case does not compile",
    remedy: #"keep the value with `"deprecated"`"#
  )
  package static let enumRawValueChanged = ChangeKind(
    "enum-raw-value-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send and expect the old value",
    callers: "The case is unchanged",
    remedy: "keep the old value as another case"
  )
  package static let enumClosedToOpen = ChangeKind(
    "enum-closed-to-open",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps send the same values as before",
    callers: "The enum becomes a struct: a `switch` needs a `default`",
    exception: "Breaking on the wire if it occurs in responses"
  )
  package static let enumOpenToClosedRequest = ChangeKind(
    "enum-open-to-closed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "openness",
    consequence: "Shipped apps that send another value are refused",
    callers: "The struct becomes an enum: initializing it from a raw value returns an optional",
    remedy: "keep it open"
  )
  package static let enumOpenToClosedResponse = ChangeKind(
    "enum-open-to-closed-response",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "openness",
    consequence: "Shipped apps decode every value, but rebuilt clients fail on an unknown one",
    callers: "The struct becomes an enum: initializing it from a raw value returns an optional",
    remedy: "keep it open"
  )
}

extension ChangeRule {
  /// The rules on values of enums, and on open enums and unions.
  static let enums: [ChangeRule] =
    [
      .enumCaseRemovedRequest,
      .enumCaseAddedRequest,
      .enumCaseAddedResponseClosed,
      .enumCaseAddedResponseOpen,
      .enumCaseRemovedResponse,
      .enumRawValueChanged,
      .enumClosedToOpen,
      .enumOpenToClosedRequest,
      .enumOpenToClosedResponse,
    ]
}

extension ChangeRule {
  /// A value that the server no longer accepts.
  static let enumCaseRemovedRequest = ChangeRule(.enumCaseRemovedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .enumCaseRemovedRequest,
        pair.variants.removed,
        areNew: false,
        in: .request,
        match
      )
    }
  }
}

extension ChangeRule {
  /// A new value in requests. Only a `switch` over a closed enum is affected.
  static let enumCaseAddedRequest = ChangeRule(.enumCaseAddedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .enumCaseAddedRequest,
        pair.variants.added,
        areNew: true,
        in: .request,
        match
      ) { change in
        change.swift = pair.old.isClosed && pair.new.isClosed ? .care : .safe
        if pair.isReceived, !pair.old.isClosed {
          change.consequence += ", and decode it as unknown in responses"
        }
      }
    }
  }
}

extension ChangeRule {
  /// A new value that shipped apps cannot decode.
  static let enumCaseAddedResponseClosed = ChangeRule(.enumCaseAddedResponseClosed) { match in
    match.enumPairs.filter { $0.isReceived && $0.old.isClosed }.flatMap { pair in
      pair.listing(
        .enumCaseAddedResponseClosed,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      ) { change in
        let values = pair.variants.added.map(\.specText)
        guard values.count == 1 else { return }
        change.consequence = "Shipped apps fail to decode a response with \(values[0])"
      }
    }
  }
}

extension ChangeRule {
  /// A new value that shipped apps decode as unknown.
  static let enumCaseAddedResponseOpen = ChangeRule(.enumCaseAddedResponseOpen) { match in
    match.enumPairs.filter { $0.isReceived && !$0.old.isClosed }.flatMap { pair in
      pair.listing(
        .enumCaseAddedResponseOpen,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      )
    }
  }
}

extension ChangeRule {
  /// A value that responses no longer contain.
  static let enumCaseRemovedResponse = ChangeRule(.enumCaseRemovedResponse) { match in
    match.enumPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .enumCaseRemovedResponse,
        pair.variants.removed,
        areNew: false,
        in: .response,
        match
      )
    }
  }
}

extension ChangeRule {
  /// The raw value of a case changed. An open enum in responses decodes it as unknown. If strings become numbers, the
  /// type of raw values changes, too.
  static let enumRawValueChanged = ChangeRule(.enumRawValueChanged) { match in
    match.enumPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.value != $0.new.value }.map { values in
        var change = pair.change(
          .enumRawValueChanged,
          values.old,
          values.new,
          "`\(values.new.name)` is \(values.new.value)",
          in: pair.isSent ? .request : .response,
          match
        )
        if !pair.isSent, !pair.old.isClosed, change.wire == .breaking {
          change.wire = .care
          change.consequence = "Shipped apps decode it as an unknown value"
        }
        if pair.old.rawType != pair.new.rawType { change.swift = .breaking }
        return change.with()
      }
    }
  }
}

extension ChangeRule {
  /// A closed enum or union is now open. Shipped apps only decode the values of the old spec.
  static let enumClosedToOpen = ChangeRule(.enumClosedToOpen) { match in
    match.enumPairs.filter { $0.old.isClosed && !$0.new.isClosed }.map { opened($0, "enum", match) }
      + match.unionPairs.filter { $0.old.isClosed && !$0.new.isClosed }
      .map { opened($0, "union", match) }
  }

  private static func opened<Form>(
    _ pair: VariantPair<Form>,
    _ form: String,
    _ match: Match
  ) -> Change {
    let direction: Direction = pair.isReceived ? .response : .request
    let summary = "the \(form) is now open"
    return pair.change(.enumClosedToOpen, nil, nil, summary, in: direction, match) { change in
      guard pair.isReceived else { return }
      change.wire = .breaking
      change.consequence =
        "Shipped apps fail to decode a \(Form.noun) that the old spec does not list"
      change.remedy = "send only the \(Form.noun)s of the old spec until shipped apps are updated"
    }
  }
}

extension ChangeRule {
  /// An open enum or union in requests is now closed.
  static let enumOpenToClosedRequest = ChangeRule(.enumOpenToClosedRequest) { match in
    let kind = ChangeKind.enumOpenToClosedRequest
    let enums = match.enumPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is now closed", in: .request, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is now closed", in: .request, match) }
  }
}

extension ChangeRule {
  /// An open enum or union in responses is now closed, so that rebuilt clients fail on other values.
  static let enumOpenToClosedResponse = ChangeRule(.enumOpenToClosedResponse) { match in
    let kind = ChangeKind.enumOpenToClosedResponse
    let enums = match.enumPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is now closed", in: .response, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is now closed", in: .response, match) }
  }
}
