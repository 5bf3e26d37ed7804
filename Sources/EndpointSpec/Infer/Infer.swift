import EndpointJSON

/// The types that sample responses suggest, and what a person should look at.
package struct Inference: Sendable {
  /// `{ "types": … }`, an additional file of a spec.
  package let fragment: JSONValue
  /// One sentence each, which begins with the field it is about: `Beer.kind: …`.
  package let hints: [String]
  /// The type of what was given: `Beer`, `[Beer]`.
  package let response: String
}

/// Proposes types for sample responses.
///
/// Every sample is a value of the proposed type: what is missing or null in some is optional, and what is of several kinds is
/// `json`. Nothing is proposed that the samples do not show; what they only hint at is left to the reader.
///
/// - Parameters:
///   - samples: whole responses. Of a list, the elements are taken.
///   - name: the name of the main type, which must be free (`problem(ofTypeName:)`).
///   - path: where in each sample the value lies; nil where the sample is the value.
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
  var proposal = TypeProposal(observations)
  let type = proposal.proposeRoot(root, named: name)
  if lists > 0, others > 0 { proposal.addHint("\(name): some samples are one, and some are lists") }
  return Inference(
    fragment: ["types": .object(proposal.types)],
    hints: proposal.hints,
    response: lists > 0 && others == 0 ? "[\(type.text)]" : type.text
  )
}

/// What is wrong with a name for a type, in the words of a message; nil if it can be one.
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
  /// The values to which a path leads; none where there is nothing.
  fileprivate func values(at path: ArraySlice<JSONPath.Component>) -> [JSONValue] {
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
