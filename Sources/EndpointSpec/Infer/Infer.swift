import EndpointJSON

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
  /// The values at a path. Empty if there are none.
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
