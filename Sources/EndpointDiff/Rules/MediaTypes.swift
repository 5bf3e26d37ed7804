import EndpointGenerator
import EndpointSpec
import EndpointWire

extension ChangeRule {
  /// The rules on media types that OpenAPI documents list beside one that shipped apps use.
  static let mediaTypes: [ChangeRule] = [
    // Bytes and texts are read alike, whatever they contain.
    ChangeKind[.respFormatChanged].rule { kind, match in
      let others = match.responsePairs.filter { $0.old.reading != $0.new.reading }
      let ids = Set(others.map(\.endpoint.new.id))
      return match.endpoints.pairs
        .filter { !ids.contains($0.new.id) && $0.old.responseTypes == $0.new.responseTypes }
        .compactMap { OfferPair(match, $0, .response).replacement(kind) }
    },
    ChangeKind[.mediaTypeAdded].offers { kind, pair in
      pair.only(in: pair.new, not: pair.old).map { offer in
        pair.change(kind, "is now also \(pair.verb) as \(quoted(offer.name))", after: offer.place)
      }
    },
    ChangeKind[.mediaTypeRemoved].offers { kind, pair in
      pair.only(in: pair.old, not: pair.new).map { offer in
        pair.change(kind, "is no longer \(pair.verb) as \(quoted(offer.name))", before: offer.place)
      }
    },
  ]
}

extension ChangeKind {
  /// A rule for the bodies and the responses whose old media type the new document still lists.
  fileprivate func offers(
    _ find: @escaping @Sendable (ChangeKind, OfferPair) -> [Change]
  ) -> ChangeRule {
    rule { kind, match in
      match.endpoints.pairs.flatMap { endpoint in
        Direction.allCases.map { OfferPair(match, endpoint, $0) }
          .filter(\.keepsUsed)
          .flatMap { find(kind, $0) }
      }
    }
  }
}

/// The media types that two OpenAPI documents list for the body or the successes of an endpoint.
struct OfferPair {
  typealias Offer = OfferedMediaTypes.Offer

  private let match: Match
  private let endpoint: Pair<EndpointModel>
  private let direction: Direction
  /// Those of the old document. Empty for a spec.
  let old: [Offer]
  let new: [Offer]

  init(_ match: Match, _ endpoint: Pair<EndpointModel>, _ direction: Direction) {
    (self.match, self.endpoint, self.direction) = (match, endpoint, direction)
    let list = direction == .request ? \OfferedMediaTypes.body : \.response
    old = match.old.offers[endpoint.old.id]?[keyPath: list] ?? []
    new = match.new.offers[endpoint.new.id]?[keyPath: list] ?? []
  }

  /// Whether the new document still lists a media type that shipped apps send or read.
  var keepsUsed: Bool { old.contains { $0.isUsed && new.map(\.name).contains($0.name) } }

  /// What the server does with a media type.
  var verb: String { direction == .request ? "accepted" : "offered" }

  /// The change of responses whose media types are all others now. Nil if one stays, and for JSON.
  func replacement(_ kind: ChangeKind) -> Change? {
    guard !keepsUsed, let former = old.first(where: \.isUsed),
      let offer = new.first(where: \.isUsed),
      !MediaType(former.name).isJSON, !MediaType(offer.name).isJSON
    else { return nil }
    let words = "is now \(quoted(offer.name)), no longer \(quoted(former.name))"
    return change(kind, words, before: former.place, after: offer.place)
      .with(wire: .care, swift: .safe)
      .saying("Shipped apps read it as before, and get another kind of content")
      .advising("keep the old media type beside the new one")
  }

  /// The media types that the other document lacks.
  func only(in offers: [Offer], not others: [Offer]) -> [Offer] {
    let names = Set(others.map(\.name))
    return offers.filter { !names.contains($0.name) }.unique(by: \.name)
  }

  func change(
    _ kind: ChangeKind,
    _ words: String,
    before: Place? = nil,
    after: Place? = nil
  ) -> Change {
    match.change(
      kind,
      Subject(endpoint.new.id),
      "the \(direction == .request ? "body" : "response") \(words)",
      at: before ?? endpoint.old.place,
      after ?? endpoint.new.place
    ).affecting(match.endpoints([endpoint.new.id]), in: direction)
  }
}

extension Match {
  /// The names of the headers, in lowercase, that state a media type which both documents list.
  func headersOfKeptMediaTypes(_ endpoint: Pair<EndpointModel>) -> Set<String> {
    var names: Set<String> = []
    if OfferPair(self, endpoint, .request).keepsUsed { names.insert("content-type") }
    if OfferPair(self, endpoint, .response).keepsUsed { names.insert("accept") }
    return names
  }

  /// The endpoints whose bodies or responses have another format, although the server still lists the old one.
  func endpointsWithOldFormat(_ direction: Direction) -> EndpointSet {
    let changed =
      direction == .request
      ? changedEndpoints.filter { $0.old.body?.encoding != $0.new.body?.encoding }
      : responsePairs.filter { $0.old.reading != $0.new.reading }.map(\.endpoint)
    return self.endpoints(
      changed.filter { OfferPair(self, $0, direction).keepsUsed }.map(\.new.id)
    )
  }
}

extension Change {
  /// Makes another form of a body or a response safe on the wire if the server still lists the old form.
  ///
  /// - Parameter endpoints: The endpoints with such forms, by direction.
  func softened(whereOldFormatStays endpoints: [Direction: EndpointSet]) -> Change {
    let kinds: Set<ChangeKind.ID> = [
      .bodyEncodingChanged, .bodyFieldTypeChanged, .respFormatChanged, .respFieldTypeChanged,
      .respFieldTypeNarrowed,
    ]
    guard wire > .safe, let direction = direction ?? kind.direction, let id = kind.id,
      kinds.contains(id),
      !self.endpoints.isEmpty, endpoints[direction]?.isSuperset(of: self.endpoints) ?? false
    else { return self }
    return with(wire: .safe).advising(nil).saying("The server keeps the format of shipped apps")
  }
}
