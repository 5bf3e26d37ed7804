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
    callers: "Code that names the case does not compile",
    remedy: #"keep the value with `"deprecated"`, and let the server take it"#
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
    consequence: "Shipped apps decode the new value as an unknown one",
    callers: "New symbols only"
  )
  package static let enumCaseRemovedResponse = ChangeKind(
    "enum-case-removed-response",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "enum-removed",
    consequence: "Shipped apps no longer receive the value",
    callers: "Code that names the case does not compile",
    remedy: #"keep the value with `"deprecated"`"#
  )
  package static let enumRawValueChanged = ChangeKind(
    "enum-raw-value-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send and expect the old value",
    callers: "The case has the same name",
    remedy: "keep the old value as a case of its own"
  )
  package static let enumClosedToOpen = ChangeKind(
    "enum-closed-to-open",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps send the same values as before",
    callers: "The enum becomes a struct: a `switch` needs a default",
    exception: "Breaking on the wire where responses have it"
  )
  package static let enumOpenToClosedRequest = ChangeKind(
    "enum-open-to-closed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "openness",
    consequence: "Shipped apps that send another value are refused",
    callers: "The struct becomes an enum: code that makes values of raw ones gets an optional",
    remedy: "leave it open"
  )
  package static let enumOpenToClosedResponse = ChangeKind(
    "enum-open-to-closed-response",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "openness",
    consequence: "Shipped apps decode every value; rebuilt clients fail on an unknown one",
    callers: "The struct becomes an enum: code that makes values of raw ones gets an optional",
    remedy: "leave it open"
  )
}

extension ChangeRule {
  /// The rules about the values of enums, and whether enums and unions are open.
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
  /// A value that the server does not take any longer.
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
  /// A value that requests may have now. Only a switch over a closed enum notices.
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
      }
    }
  }
}

extension ChangeRule {
  /// A value that shipped apps cannot decode.
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
  /// A value that shipped apps decode as one that they do not know.
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
  /// A value that is never sent again.
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
  /// A case for which something else travels. An open enum that is only received decodes it as a value that it does not
  /// know. Where text becomes a number, raw values have another type as well.
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
          change.consequence = "Shipped apps decode it as a value that they do not know"
        }
        if pair.old.rawType != pair.new.rawType { change.swift = .breaking }
        return change.with()
      }
    }
  }
}

extension ChangeRule {
  /// An enum, or a union, that may have other values now. Shipped apps know the closed one, and decode only what it lists.
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
    let summary = "the \(form) is open"
    return pair.change(.enumClosedToOpen, nil, nil, summary, in: direction, match) { change in
      guard pair.isReceived else { return }
      change.wire = .breaking
      change.consequence =
        "Shipped apps fail to decode a \(Form.noun) that the old spec does not list"
      change.remedy = "send only the \(Form.noun)s of the old spec until shipped apps are gone"
    }
  }
}

extension ChangeRule {
  /// An enum, or a union, of requests that takes no other values any longer.
  static let enumOpenToClosedRequest = ChangeRule(.enumOpenToClosedRequest) { match in
    let kind = ChangeKind.enumOpenToClosedRequest
    let enums = match.enumPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isSent && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is closed", in: .request, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is closed", in: .request, match) }
  }
}

extension ChangeRule {
  /// An enum, or a union, of responses that fails on other values, once a client is built anew.
  static let enumOpenToClosedResponse = ChangeRule(.enumOpenToClosedResponse) { match in
    let kind = ChangeKind.enumOpenToClosedResponse
    let enums = match.enumPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    let unions = match.unionPairs.filter { $0.isReceived && !$0.old.isClosed && $0.new.isClosed }
    return enums.map { $0.change(kind, nil, nil, "the enum is closed", in: .response, match) }
      + unions.map { $0.change(kind, nil, nil, "the union is closed", in: .response, match) }
  }
}
