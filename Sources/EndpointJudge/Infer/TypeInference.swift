import EndpointJSON
import EndpointSpec

/// Infers the types of several places of an API together, so that equal objects become one type.
///
/// ```
/// values at places → observations → definitions, and the type of each place
/// ```
package struct TypeInference: Sendable {
  private var observations: Observations
  private var names: [Int: PlaceName] = [:]

  /// A place of values, such as the response of an endpoint or the body of a request.
  package struct Place: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// How the values of a place are used.
  package enum Role: Sendable {
    /// One of the things that the place is named after, or a list of them.
    case resource
    /// One thing with the name of the place, which may be plural, such as `/settings`.
    case whole
    case body
    /// What a server sends with an error status.
    case failure
  }

  /// - Parameter names: The names of things in the traffic.
  package init(names: KnownNames = KnownNames()) {
    observations = Observations(sharesNamesakes: true, names: names)
  }

  package mutating func addPlace(_ name: PlaceName) -> Place {
    let index = observations.add()
    names[index] = name
    return Place(index: index)
  }

  package mutating func observe(_ value: JSONValue, at place: Place) {
    guard var name = names[place.index] else { return }
    if name.wrapper == nil, name.canBeWrapper {
      let wrapper = Envelope.name(
        of: value,
        about: name.noun,
        isList: name.action == "list",
        isAction: name.action != nil,
        isWhole: name.role == .whole,
        isChange: name.change != nil || name.effect == .change
      )
      if wrapper != name.noun {
        name.wrapper = wrapper
        names[place.index] = name
      }
    }
    observations.contentsName = name.wrapper == nil ? nil : SwiftNaming.singular(of: name.noun)
    observations.areOfChange = name.isOfCall
    let key = value.arrayValue == nil ? name.type : name.noun
    observations.observe(value, as: place.index, key: key, in: [])
  }

  /// Infers the types of all places.
  ///
  /// - Parameters:
  ///   - reserved: Names that types must not have.
  ///   - receivers: The receivers of calls. Only the type of a place may have such a name: `Settings.get` returns
  ///     `Settings`.
  package func types(reserved: [String], receivers: [String] = []) -> InferredTypes {
    var folded = observations
    folded.foldMaps()
    let things = Set(
      names.values.filter { $0.role == .whole || $0.role == .resource }
        .flatMap { $0.wrapper == nil ? [$0.type] : [$0.type, $0.content] }
    )
    var proposal = TypeProposal(
      folded,
      reserved: reserved + receivers.filter { !things.contains($0) },
      shared: receivers.filter(things.contains),
      showsValues: false
    )
    let isList = names.keys.reduce(into: [:]) { $0[$1] = folded.values[$1].hasElements }
    let orders = names.reduce(into: [:]) { orders, name in
      orders[name.key] = name.value.order(isList: isList[name.key] ?? false)
    }
    let sorted = names.sorted {
      ($0.value.rank, isList[$0.key] == true ? 1 : 0, $0.key)
        < ($1.value.rank, isList[$1.key] == true ? 1 : 0, $1.key)
    }
    let wrapped = Set(names.values.filter { $0.wrapper != nil }.map(\.content))
    var chosen: [Int: String] = [:]
    // The plain names belong to what calls read, before what actions and changes respond.
    for order in 0..<PlaceName.orders {
      let places = sorted.filter { orders[$0.key] == order }
      let names = proposal.reserveNames(
        places.map { place, name in
          let types = name.types(
            isList: isList[place] ?? false,
            isThing: proposal.hasThing(at: place, named: name.content, in: name.wrapper)
          )
          // What a call responds is not the thing that another response contains.
          let isOther =
            name.wrapper == nil && name.action != nil && wrapped.contains(name.content)
            || name.isChangeOfMany && proposal.hasOnlyLists(at: place)
          return (place, isOther ? types.filter { $0 != name.content } : types)
        }
      )
      chosen.merge(names) { known, _ in known }
      proposal.reserveContents(
        places.compactMap { place, name in
          name.wrapper.map { (place, name.content, Envelope.levels(of: $0)) }
        }
      )
    }
    var uses: [Place: TypeReference] = [:]
    for (index, name) in names.sorted(by: { $0.key < $1.key }) {
      uses[Place(index: index)] = proposal.proposeUse(
        of: index,
        named: chosen[index] ?? name.type,
        collection: isList[index] ?? false ? nil : name.collection,
        rank: name.rank(isList: isList[index] ?? false),
        isGuess: name.isGuess(isList: isList[index] ?? false),
        isBody: name.role == .body
      )
    }
    let (definitions, renamed, hints) = proposal.merged()
    return InferredTypes(
      definitions: definitions,
      uses: uses.mapValues { use in
        use.replacingName { .named(renamed[$0] ?? $0) }
      },
      hints: hints
    )
  }
}

/// The types inferred from sample responses, and hints for a person to check.
package struct Inference: Sendable {
  /// `{ "types": … }`, an additional file of a spec.
  package let fragment: JSONValue
  /// One sentence each, starting with the field: `Beer.kind: …`.
  package let hints: [String]
  /// The type of the samples: `Beer`, `[Beer]`.
  package let response: String
}

/// Infers types from sample responses.
///
/// Every sample is a value of the inferred type. A field is optional if it is missing or null in some samples, and
/// `json` if its values have several kinds. Other guesses are only hints.
///
/// - Parameters:
///   - samples: Complete responses. If a response is a list, its elements are the samples.
///   - name: The name of the main type, which must be allowed (`problem(ofTypeName:)`).
///   - path: The path of the value in each sample. Nil if the sample is the value.
package func infer(_ samples: [JSONValue], type name: String, at path: JSONPath?) -> Inference {
  var observations = Observations()
  let root = observations.add()
  var (lists, others) = (0, 0)
  for sample in samples {
    for value in path.map({ sample.values(at: $0.components[...]) }) ?? [sample] {
      guard case .array(let elements) = value else {
        others += 1
        observations.observe(value, as: root, in: [])
        continue
      }
      lists += 1
      for element in elements { observations.observe(element, as: root, in: []) }
    }
  }
  observations.foldMaps()
  var proposal = TypeProposal(observations)
  let type = proposal.proposeRoot(root, named: name)
  if lists > 0, others > 0 {
    proposal.addHint("some samples are one, and some are lists", of: name)
  }
  let (definitions, _, hints) = proposal.merged()
  let types = JSONObject(definitions.map { ($0.name.text, $0.json { _ in false }) })
  return Inference(
    fragment: ["types": .object(types)],
    hints: hints,
    response: lists > 0 && others == 0 ? "[\(type.text)]" : type.text
  )
}

/// Describes what is wrong with a type name. Nil if it is allowed.
package func problem(ofTypeName name: String) -> String? {
  guard SwiftNaming.isTypeName(name) else {
    let proposal = ProposedName.typeNamePart(name)
    let hint = ProposedName.isNamed(by: name) ? "; write \(quoted(proposal))" : ""
    return "\(quoted(name)) is not a valid Swift type name\(hint)"
  }
  return ReservedNames.alternative(toType: name).map {
    "\(quoted(name)) is reserved: generated code or a file system uses it; choose another, such as \(quoted($0))"
  }
}

extension JSONValue {
  /// The values at a path, which may contain `[]`. Empty if the path leads to no value.
  package func values(at path: ArraySlice<JSONPath.Component>) -> [JSONValue] {
    let rest = path.dropFirst()
    return switch path.first {
    case nil: [self]
    case .key(let key): self[key]?.values(at: rest) ?? []
    case .index(let index): self[index]?.values(at: rest) ?? []
    case .last: arrayValue?.last?.values(at: rest) ?? []
    case .each: arrayValue?.flatMap { $0.values(at: rest) } ?? []
    }
  }
}
