import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

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
      addStatuses(of: endpoint, endpoint.failures ?? model.sharedFailures, Set(found.keys))
    }
    for type in model.types where type.isReceived && !type.isConstant {
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

  /// Adds the statuses that distinguish the responses of an endpoint.
  private mutating func addStatuses(
    of endpoint: EndpointModel,
    _ failures: FailureModel,
    _ found: Set<Int>
  ) {
    let successes = endpoint.response.statuses
    if successes.isEmpty {
      for documented in endpoint.documentedStatuses {
        let isSeen = found.contains { endpoint.documentedStatus($0) == documented }
        statuses.add("\(endpoint.id) \(documented)", isSeen: isSeen)
      }
    }
    for status in successes {
      statuses.add("\(endpoint.id) \(status)", isSeen: found.contains(status))
    }
    for statuses in failures.rules.map(\.condition.statuses).unique(by: \.self) {
      switch statuses {
      case .one(let status) where !successes.contains(status):
        self.statuses.add("\(endpoint.id) \(status)", isSeen: found.contains(status))
      case .class(let hundreds):
        let isSeen = found.contains { $0 / 100 == hundreds }
        self.statuses.add("\(endpoint.id) \(hundreds)xx", isSeen: isSeen)
      case .one, .failures, .all: break
      }
    }
  }
}

/// How often traffic contains the parts of a spec, phrased for reports.
package struct TrafficUsage: Sendable {
  private var phrases: [String: String] = [:]

  /// The usage of a declaration by its name in reports, such as `Card.suit` or `Deck.draw count`. It follows the word
  /// "seen".
  ///
  /// - Returns: A phrase such as `in 12 of 40 requests`. Nil if traffic cannot show the declaration, or contains no
  ///   exchange of the API.
  package subscript(subject: String) -> String? { phrases[subject] }

  init(of model: APIModel, _ seen: SeenParts, _ sent: SentNames, statuses: [String: [Int: Int]]) {
    let total = statuses.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    guard total > 0 else { return }
    for endpoint in model.endpoints {
      add(endpoint, statuses[endpoint.id] ?? [:], of: total, sent)
    }
    let all = statuses.values.reduce(into: [:]) { all, counts in
      all.merge(counts, uniquingKeysWith: +)
    }
    add(model.sharedFailures, to: "errors", all, of: total)
    for type in model.types { add(type, seen) }
  }

  private mutating func add(
    _ endpoint: EndpointModel,
    _ statuses: [Int: Int],
    of total: Int,
    _ sent: SentNames
  ) {
    let count = statuses.values.reduce(0, +)
    phrases[endpoint.id] = "in \(count) of \(total) requests"
    for part in ["body", "response"] { phrases["\(endpoint.id) \(part)"] = "in \(count) requests" }
    for parameter in endpoint.parameters where parameter.location != .cookie {
      let name = parameter.field.wireName.text
      phrases["\(endpoint.id) \(name)"] = Self.share(sent[name, of: endpoint], count, "requests")
    }
    for header in endpoint.response.headers {
      let name = header.wireName.text
      phrases["\(endpoint.id) \(name)"] = Self.share(sent[name, of: endpoint], count, "responses")
    }
    if let failures = endpoint.failures { add(failures, to: endpoint.id, statuses, of: count) }
  }

  private mutating func add(
    _ failures: FailureModel,
    to owner: String,
    _ statuses: [Int: Int],
    of total: Int
  ) {
    for rule in failures.rules {
      guard case .one(let status) = rule.condition.statuses else { continue }
      phrases["\(owner) \(rule.caseName)"] = Self.share(statuses[status] ?? 0, total, "responses")
    }
  }

  private mutating func add(_ type: TypeModel, _ seen: SeenParts) {
    let count = seen.count(type)
    switch type.form {
    case .structure(let structure):
      phrases["\(type.name)"] = Self.times(count, "object")
      for field in structure.fields {
        let part = seen.count(field, of: type)
        let null = part.null > 0 ? ", null in \(part.null)" : ""
        phrases["\(type.name).\(field.wireName)"] =
          Self.share(part.present, count, "objects") + null
      }
    case .enumeration(let enumeration):
      phrases["\(type.name)"] = Self.times(count, "value")
      for (index, value) in enumeration.cases.enumerated() {
        phrases["\(type.name).\(value.name)"] =
          Self.share(seen.count(type, caseAt: index), count, "values")
      }
    case .identifier, .union, .alias, .external: break
    }
  }

  private static func share(_ part: Int, _ total: Int, _ noun: String) -> String {
    total == 0 ? "never (0 \(noun))" : "in \(part) of \(total) \(noun)"
  }

  private static func times(_ count: Int, _ noun: String) -> String {
    count == 0 ? "never" : "in \(counted(count, noun))"
  }
}

/// Counts the parameters of endpoints and the headers of their responses.
struct SentNames {
  /// The counts by the names in reports, such as `Deck.draw count`.
  private var counts: [String: Int] = [:]

  subscript(_ name: String, of endpoint: EndpointModel) -> Int {
    counts["\(endpoint.id) \(name)"] ?? 0
  }

  mutating func add(_ exchange: Exchange, to endpoint: EndpointModel) {
    let query = Set(exchange.url.query.map { String($0.name.prefix { $0 != "[" }) })
    let headers = Self.names(exchange.requestHeaders ?? [])
    let body = exchange.requestBody.names(at: endpoint.body?.at)
    for parameter in endpoint.parameters {
      let name = parameter.field.wireName.text
      let isSent =
        switch parameter.location {
        case .path: true
        case .query: query.contains(name)
        case .header: headers.contains(name.lowercased())
        case .cookie: false
        case .body: body.contains(name)
        }
      if isSent { counts["\(endpoint.id) \(name)", default: 0] += 1 }
    }
    let received = Self.names(exchange.responseHeaders)
    for header in endpoint.response.headers {
      let name = header.wireName.text
      if received.contains(name.lowercased()) { counts["\(endpoint.id) \(name)", default: 0] += 1 }
    }
  }

  private static func names(_ headers: [Exchange.Header]) -> Set<String> {
    Set(headers.map { $0.name.lowercased() })
  }
}

extension Exchange.Body {
  /// The keys of the object at a path, or the names of a form.
  fileprivate func names(at path: JSONPath?) -> Set<String> {
    switch self {
    case .none, .unrecorded: return []
    case .form(let items): return Set(items.map(\.name))
    case .multipart(let parts): return Set(parts.map(\.name))
    case .bytes(let bytes):
      if let root = try? JSONNode.parse(bytes) {
        guard case .object(let members)? = root.part(at: (path?.components ?? [])[...])?.kind
        else { return [] }
        return Set(members.map(\.key))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return Set(PercentEncoding.items(of: text[...]).map(\.name))
    }
  }
}
