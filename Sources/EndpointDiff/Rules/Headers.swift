import EndpointSpec

extension ChangeRule {
  /// The rules on response headers.
  static let headers: [ChangeRule] = [
    ChangeKind[.respHeaderRemovedOptional].headers { kind, response, headers in
      headers.removed.filter(\.isOptional)
        .map { response.change(kind, old: $0, new: nil, "was removed") }
    },
    // Generated clients read each header as an optional, so the level is care.
    ChangeKind[.respHeaderRemoved].headers { kind, response, headers in
      headers.removed.filter { !$0.isOptional }.map {
        response.change(kind, old: $0, new: nil, "was removed").with(wire: .care)
          .saying("Shipped apps read nil: they lose the header silently")
      }
    },
    ChangeKind[.respHeaderAdded].headers { kind, response, headers in
      headers.added.map { response.change(kind, old: nil, new: $0, "is new") }
    },
    // A header that does not decode is nil, so the level is care.
    ChangeKind[.respFieldTypeChanged].headers { kind, response, headers in
      let match = response.match
      return headers.pairs.filter { !match.isSame($0.old.type, $0.new.type) }.map { pair in
        let (old, new) = (pair.old.type, pair.new.type)
        let relation = match.relation(old, new, .response, in: .text)
        let phrase = "changed from \(old.text) to \(new.text)"
        let change = response.change(kind, old: pair.old, new: pair.new, phrase)
        return relation.level == .safe
          ? change.with(wire: .safe).saying("Shipped apps decode every value of the header")
          : change.with(wire: .care)
            .saying("Shipped apps read nil if the header does not decode: \(relation.reason)")
      }
    },
    ChangeKind[.respFieldSwiftNameChanged].headers { kind, response, headers in
      headers.pairs.filter { $0.old.name != $0.new.name }.map { pair in
        let phrase = "is now called `\(pair.new.name)`, no longer `\(pair.old.name)`"
        return response.change(kind, old: pair.old, new: pair.new, phrase)
          .advising("keep the name with `\"as\"`")
      }
    },
  ]
}

private typealias Header = ResponseValue.Header

extension ChangeKind {
  /// A rule about the headers of each response that both versions have.
  fileprivate func headers(
    _ find: @escaping @Sendable (ChangeKind, ResponsePair, Matched<Header>) -> [Change]
  ) -> ChangeRule {
    rule { kind, match in
      match.responsePairs.flatMap { response in
        let headers = Matched(response.old.headers, response.new.headers) {
          $0.wireName.text.lowercased()
        }
        return find(kind, response, headers)
      }
    }
  }
}

extension ResponsePair {
  fileprivate func change(
    _ kind: ChangeKind,
    old: Header?,
    new: Header?,
    _ phrase: String
  ) -> Change {
    let name = (new ?? old)?.wireName.text ?? ""
    var change = change(kind, "the header \(quoted(name)) \(phrase)")
      .showing(old?.type.text, new?.type.text).about("\(endpoint.new.id) \(name)")
    if let old { change.before = match.old.position(of: old.place) }
    if let new { change.after = match.new.position(of: new.place) }
    return change
  }
}
