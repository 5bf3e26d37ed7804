import EndpointJSON
import EndpointJudge
import EndpointSpec

/// A spec that was inferred from recorded traffic, with hints for review.
package struct SpecProposal {
  package let name: String
  package let spec: JSONValue
  package let endpointCount: Int
  package let typeCount: Int
  /// One sentence each.
  package let hints: [String]
}

extension TypeReference {
  /// Whether the type is unknown, since values were empty or of several kinds.
  var isUnknown: Bool { self == .scalar(.json) || self == .dictionary(.scalar(.json)) }
}

/// The unique names of all endpoints.
///
/// Calls of one collection have one receiver. Of two collections with one word, such as `/config` and
/// `/automation/config`, the second one has the word before in its name if their verbs are equal.
struct CallNames {
  let names: [String]
  let receivers: [String]

  /// - Parameters:
  ///   - known: The names of endpoints that a spec already has.
  ///   - types: The types of the spec, which the enum of a response must not hide, and whose spelling receivers have.
  init(_ calls: [ObservedCalls], api: String, known: [String] = [], types: Set<String> = []) {
    var taken = Set(known.map { $0.lowercased() })
    var receivers: [String: String] = [:]
    let known = KnownReceivers(endpoints: known, types: types)
    let collections = Set(calls.flatMap { $0.collections })
    let created = Set(calls.filter(\.isCreation).map(\.template))
    let filled = calls.filter { $0.method == "GET" && $0.isList }.map(\.template)
      .filter { created.contains($0) && !$0.contains(nil) }
    let templates = Set(calls.map { $0.template[...] })
    let namings = Self.separated(
      calls.map { call in
        CallNaming(
          method: call.method,
          template: call.endpoint.naming,
          isBesideCalls: call.endpoint.isBesideCalls,
          hasCollection: templates.contains(call.template.dropLast()),
          isCollection: collections.contains(call.template) || filled.contains(call.template)
            || (call.isList || call.isCreation) && call.endpoint.isBesideCollections,
          isList: call.isList && !call.isListOfItem,
          isThing: call.isThing,
          hasBody: call.body.count > 0
        )
      }
    )
    names = zip(calls, namings).map { call, naming in
      // Names that differ only in case would be one file.
      let receiver = naming.receiver.map { name in
        let name = Self.free(name, api)
        return receivers[name.lowercased()] ?? known.name(for: name) ?? name
      }
      if let receiver { receivers[receiver.lowercased()] = receiver }
      let prefix = receiver.map { $0 + "." } ?? ""
      let others = naming.otherVerbs(call.method, values: call.endpoint.labels)
      let names = ([naming.verb] + others).map { prefix + $0 }
      let isFree = { (name: String) in
        !(call.hasEnum && types.contains(Self.responseName(of: name)))
          && taken.insert(name.lowercased()).inserted
      }
      return names.first(where: isFree) ?? numbered(names[0], where: isFree)
    }
    self.receivers = receivers.values.sorted()
  }

  /// Gives a longer receiver to the calls of a collection if another one with its name has the same verbs.
  private static func separated(_ namings: [CallNaming]) -> [CallNaming] {
    var verbs: [String: [[String?]: Set<String>]] = [:]
    for naming in namings where !naming.collection.isEmpty {
      verbs[naming.receiver ?? "", default: [:]][naming.collection, default: []]
        .insert(naming.verb)
    }
    var longer: Set<[String?]> = []
    for collections in verbs.values where collections.count > 1 {
      var taken: Set<String> = []
      let sorted = collections.sorted { one, other in
        (one.key.count, Self.text(of: one.key)) < (other.key.count, Self.text(of: other.key))
      }
      for (collection, verbs) in sorted {
        if taken.isDisjoint(with: verbs) {
          taken.formUnion(verbs)
        } else {
          longer.insert(collection)
        }
      }
    }
    return namings.map { longer.contains($0.collection) ? $0.withLongerReceiver : $0 }
  }

  private static func text(of collection: [String?]) -> String {
    collection.map { $0 ?? "{}" }.joined(separator: "/")
  }

  /// The names of the enums of responses, which are nested in the receivers.
  func responseNames(of calls: [ObservedCalls]) -> [String] {
    zip(names, calls).filter { $0.1.hasEnum }.map { name, _ in Self.responseName(of: name) }
  }

  private static func responseName(of endpoint: String) -> String {
    ProposedName.typeNamePart(String(endpoint.split(separator: ".").last ?? "")) + "Response"
  }

  /// The name of a receiver, or a longer one if it is reserved.
  private static func free(_ name: String, _ api: String) -> String {
    problem(ofTypeName: name) == nil && name != api ? name : name + "Calls"
  }
}

/// The receivers of a spec, whose spelling new endpoints have. Names that differ only in case would be one file.
private struct KnownReceivers {
  private let receivers: [String: String]
  private let types: [String: String]

  init(endpoints: [String], types: Set<String>) {
    let names = endpoints.compactMap { $0.split(separator: ".").dropLast().first.map(String.init) }
    receivers = Dictionary(firstOf: names.map { ($0.lowercased(), $0) })
    self.types = Dictionary(firstOf: types.sorted().map { ($0.lowercased(), $0) })
  }

  /// The receiver or the type with a name. A receiver may be singular: `Deck` for `Decks`.
  func name(for name: String) -> String? {
    let singular = SwiftNaming.singular(of: name)
    return receivers[name.lowercased()] ?? types[name.lowercased()]
      ?? receivers[singular.lowercased()]
  }
}

extension ObservedCalls {
  /// The collections that the path's values belong to: `/users` for `/users/{id}/posts`.
  fileprivate var collections: [[String?]] {
    template.indices.filter { template[$0] == nil }.map { Array(template[..<$0]) }
  }

  /// Whether the server answers that it has created something.
  fileprivate var isCreation: Bool { method == "POST" && responses[201] != nil }

  /// Whether each item of a collection is read as a list with one element.
  fileprivate var isListOfItem: Bool {
    template.last == .some(nil) && responses.values.contains { $0.isListOfOne }
  }

  /// Whether the responses are lists, or wrappers around a list.
  var isList: Bool {
    responses.values.contains { $0.example.map { Envelope.isList($0, about: noun.text) } ?? false }
  }

  /// Whether the responses are single things: objects, texts or files.
  fileprivate var isThing: Bool {
    !isList
      && responses.values.contains {
        $0.example?.objectValue != nil || !$0.contents.isDisjoint(with: [.text, .binary])
      }
  }
}
