import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on endpoints as a whole: added, removed, deprecated.
  static let endpoints: [ChangeRule] = [
    ChangeKind[.endpointAdded].rule { kind, match in
      match.endpoints.added.map { endpoint in
        match.change(kind, Subject(endpoint.id), "the endpoint is new", at: nil, endpoint.place)
          .showing(nil, "\(endpoint.method) \(endpoint.pathText)")
          .affecting(match.endpoints([endpoint.id]))
      }
    },
    ChangeKind[.endpointRemoved].rule { kind, match in
      match.endpoints.removed.filter { !match.isPastSunset($0) }.map { endpoint in
        let change = match.removal(kind, of: endpoint, "the endpoint was removed")
        guard let sunset = endpoint.deprecation?.sunset else { return change }
        return change.advising("keep it until \(sunset), as announced")
      }
    },
    ChangeKind[.endpointRemovedAfterSunset].rule { kind, match in
      match.endpoints.removed.filter { match.isPastSunset($0) }.map { endpoint in
        let sunset = endpoint.deprecation?.sunset ?? ""
        let summary = "the endpoint was removed, as announced for \(sunset)"
        return match.removal(kind, of: endpoint, summary)
      }
    },
    ChangeKind[.endpointDeprecated].endpoints { kind, pair, match in
      guard pair.old.deprecation == nil, let deprecation = pair.new.deprecation else { return nil }
      let sunset = deprecation.sunset.map { " and may be removed after \($0)" } ?? ""
      let change = match.change(
        kind,
        pair,
        "the endpoint is deprecated\(sunset)",
        at: { $0.deprecation?.place }
      )
      return change.showing(nil, deprecation.message ?? deprecation.sunset)
    },
    ChangeKind[.endpointUndeprecated].endpoints { kind, pair, match in
      guard let deprecation = pair.old.deprecation, pair.new.deprecation == nil else { return nil }
      let summary = "the endpoint is no longer deprecated"
      return match.change(kind, pair, summary, at: { $0.deprecation?.place })
        .showing(deprecation.sunset, nil)
    },
    // An invalid date is an error of the spec.
    ChangeKind[.sunsetEarlierOrInvalid].rule { kind, match in
      let endpoints = match.changedEndpoints.compactMap { pair in
        earlierSunset(pair.old.deprecation, pair.new.deprecation, of: "endpoint") { summary in
          match.change(kind, pair, summary, at: { $0.deprecation?.place })
        }
      }
      let types = match.changedTypes.compactMap { pair in
        earlierSunset(pair.old.deprecation, pair.new.deprecation, of: "type") { summary in
          match.change(kind, pair, summary)
        }
      }
      return endpoints + types
    },
  ]
}

private func earlierSunset(
  _ old: Deprecation?,
  _ new: Deprecation?,
  of noun: String,
  _ change: (String) -> Change
) -> Change? {
  // ISO dates sort as text.
  guard let old = old?.sunset, let new = new?.sunset, new < old else { return nil }
  return change("the sunset of the \(noun) moved from \(old) to \(new)").showing(old, new)
}

extension Match {
  /// True if the sunset date of the endpoint is over. False without the current date.
  fileprivate func isPastSunset(_ endpoint: EndpointModel) -> Bool {
    guard let today, let sunset = endpoint.deprecation?.sunset else { return false }
    return sunset < today
  }

  /// A finding about an endpoint that does not exist in the new version, by name, path or URL.
  fileprivate func removal(
    _ kind: ChangeKind,
    of endpoint: EndpointModel,
    _ summary: String
  ) -> Change {
    var change = change(kind, Subject(endpoint.id), summary, at: endpoint.place)
      .showing("\(endpoint.method) \(endpoint.pathText)", nil).affecting(endpoints([endpoint.id]))
    change.hint = likeness(of: endpoint).map { other in
      "it looks like a rename: \(quoted(other.id)) is new; if it is, add `\"was\": \"\(endpoint.id)\"` there"
    }
    return change
  }

  /// A new endpoint at the same path, or with the same verb and response, which may be a rename.
  private func likeness(of endpoint: EndpointModel) -> EndpointModel? {
    endpoints.added.first { new in
      new.blankedPath == endpoint.blankedPath
        || new.verb == endpoint.verb && new.responses.count == endpoint.responses.count
          && zip(new.responses, endpoint.responses).allSatisfy { isSame($1.type, $0.type) }
    }
  }
}
