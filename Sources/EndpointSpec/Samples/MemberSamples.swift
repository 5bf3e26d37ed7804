import EndpointJSON

/// Sample responses for a member of a union: values of its type, and objects that omit the optional keys which other
/// members lack.
package struct MemberSamples {
  private let union: UnionModel
  private let forms: [MemberChoice.Form]
  private let samples: Samples

  package init(_ union: UnionModel, in model: APIModel) {
    self.union = union
    forms = UnionReader(union, in: model).forms
    samples = Samples(model, .response, limits: SampleLimits(count: 40, depth: 3))
  }

  /// - Parameters:
  ///   - others: The keys of each form that a reader may confuse with the member.
  ///   - own: The keys that identify the member for the reader.
  package func values(
    ofMember index: Int,
    others: [Set<String>],
    own: Set<String>
  ) -> [JSONValue] {
    let member = union.members[index]
    let values = samples.values(of: member.type)
    let thin = values.first.map { thinned($0, ofMember: index, others: others, own: own) }
    let all = samples.unique(values + (thin ?? []))
    guard let by = union.by, let tag = member.tag else { return all }
    return all.compactMap { $0.leading(by.text, tag) }
  }

  private func thinned(
    _ value: JSONValue,
    ofMember index: Int,
    others: [Set<String>],
    own: Set<String>
  ) -> [JSONValue] {
    forms.filter { $0.member == index }.flatMap { form -> [JSONValue] in
      guard case .structure(let name) = form.content,
        case .structure(let structure)? = samples.model.form(of: name)
      else { return [] }
      let optional = samples.optionalKeys(of: structure)
      let dropped = others.flatMap { keys in
        let unknown = optional.subtracting(keys)
        return [unknown, unknown.union(optional.intersection(own))]
      }
      return dropped.map { value.removing($0, inArrays: form.depth) }
    }
  }
}

extension JSONValue {
  /// Removes keys from the objects. They are in nested arrays of this depth.
  fileprivate func removing(_ keys: Set<String>, inArrays depth: Int) -> JSONValue {
    if depth > 0, let elements = arrayValue {
      return .array(elements.map { $0.removing(keys, inArrays: depth - 1) })
    }
    guard var object = objectValue else { return self }
    for key in keys { object[key] = nil }
    return .object(object)
  }
}
