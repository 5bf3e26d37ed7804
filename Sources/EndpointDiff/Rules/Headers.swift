import EndpointSpec

extension ChangeKind {
  package static let respHeaderRemovedOptional = ChangeKind(
    "resp-header-removed-optional",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps read nil: they lose the header silently",
    callers: "Code that reads the header does not compile",
    remedy: "keep sending the header"
  )
  package static let respHeaderRemoved = ChangeKind(
    "resp-header-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail when they read the header",
    callers: "Code that reads the header does not compile",
    remedy: "keep sending the header",
    exception: "Generated clients read each header as an optional: care on the wire"
  )
  package static let respHeaderAdded = ChangeKind(
    "resp-header-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps ignore it",
    callers: "New symbols only"
  )
}

extension ChangeRule {
  /// The rules on response headers.
  static let headers: [ChangeRule] =
    [
      .respHeaderRemovedOptional,
      .respHeaderRemoved,
      .respHeaderAdded,
    ] + respHeaderChanged
}

extension ChangeRule {
  /// An optional header was removed.
  static let respHeaderRemovedOptional = ChangeRule(.respHeaderRemovedOptional) { match in
    match.headerPairs.flatMap { response, headers in
      headers.removed.filter { match.old.isOptional($0, of: response.endpoint.old) }.map { header in
        match.headerChange(
          .respHeaderRemovedOptional,
          response,
          old: header,
          new: nil,
          "was removed"
        )
      }
    }
  }
}

extension ChangeRule {
  /// A required header was removed. Generated clients read each header as an optional, so the level is care.
  static let respHeaderRemoved = ChangeRule(.respHeaderRemoved) { match in
    match.headerPairs.flatMap { response, headers in
      headers.removed.filter { !match.old.isOptional($0, of: response.endpoint.old) }.map {
        header in
        match.headerChange(.respHeaderRemoved, response, old: header, new: nil, "was removed")
          .with(wire: .care)
          .saying("Shipped apps read nil: they lose the header silently")
      }
    }
  }
}

extension ChangeRule {
  /// A header was added.
  static let respHeaderAdded = ChangeRule(.respHeaderAdded) { match in
    match.headerPairs.flatMap { response, headers in
      headers.added.map {
        match.headerChange(.respHeaderAdded, response, old: nil, new: $0, "is new")
      }
    }
  }
}

extension ChangeRule {
  /// The type or the Swift name of a header changed. A header that does not decode is nil, so the level is care.
  static let respHeaderChanged: [ChangeRule] = [
    ChangeRule(.respFieldTypeChanged) { match in
      match.headerPairs.flatMap { response, headers in
        headers.pairs.filter { !match.isSame($0.old.type, $0.new.type) }.map { pair in
          let summary = "changed from \(pair.old.type.text) to \(pair.new.type.text)"
          let relation = match.relation(pair.old.type, pair.new.type, .response, in: .text)
          let change = match.headerChange(
            .respFieldTypeChanged,
            response,
            old: pair.old,
            new: pair.new,
            summary
          )
          return relation.level == .safe
            ? change.with(wire: .safe).saying("Shipped apps decode every value of the header")
            : change.with(wire: .care)
              .saying("Shipped apps read nil if the header does not decode: \(relation.reason)")
        }
      }
    },
    ChangeRule(.respFieldSwiftNameChanged) { match in
      match.headerPairs.flatMap { response, headers in
        headers.pairs.filter { $0.old.name != $0.new.name }.map { pair in
          let summary = "is now called `\(pair.new.name)`, no longer `\(pair.old.name)`"
          return match.headerChange(
            .respFieldSwiftNameChanged,
            response,
            old: pair.old,
            new: pair.new,
            summary
          ).advising("keep the name with `\"as\"`")
        }
      }
    },
  ]
}

extension Match {
  /// The headers of the responses in both versions.
  var headerPairs: [(response: ResponsePair, headers: Matched<ResponseValue.Header>)] {
    responsePairs.compactMap { response in
      if response.old.headers.isEmpty && response.new.headers.isEmpty { return nil }
      var matching = Matching(response.old.headers, response.new.headers)
      matching.match(by: .name) { $0.wireName.text.lowercased() }
      return (response, matching.result)
    }
  }

  func headerChange(
    _ kind: ChangeKind,
    _ response: ResponsePair,
    old: ResponseValue.Header?,
    new: ResponseValue.Header?,
    _ phrase: String
  ) -> Change {
    let name = (new ?? old)?.wireName.text ?? ""
    var change = responseChange(kind, response, "the header \(quoted(name)) \(phrase)")
    change.subject = "\(response.endpoint.new.id) \(name)"
    change.old = old?.type.text
    change.new = new?.type.text
    if let old { change.before = self.old.position(of: old.place) }
    if let new { change.after = self.new.position(of: new.place) }
    return change
  }
}

extension Side {
  /// True if the spec declares the header as optional.
  func isOptional(_ header: ResponseValue.Header, of endpoint: EndpointModel) -> Bool {
    let values: [ResponseValueSpec] =
      switch definition(of: endpoint)?.response {
      case .value(let value): [value]
      case .statuses(let statuses, _): statuses.map(\.value)
      case .stream, nil: []
      }
    let entry = values.flatMap(\.headers).first { $0.name.place == header.place }
    guard case .expression(.optional, _)? = entry?.value.type else { return false }
    return true
  }
}
