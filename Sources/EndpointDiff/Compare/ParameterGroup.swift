import EndpointGenerator
import EndpointSpec

/// The parameters of an endpoint in both versions, including body fields that are arguments.
package struct ParameterGroup {
  unowned let match: Match
  package let endpoint: Pair<EndpointModel>
  /// The parameters outside of the body.
  package let parameters: Matched<ParameterModel>
  /// The fields of the body, if both versions have such a body. Other rules rate the changes of these fields.
  package let bodyFields: Matched<ParameterModel>

  /// The pairs that differ in anything except their location, or whose types changed.
  let changedParameters: [Pair<ParameterModel>]
  let changedBodyFields: [Pair<ParameterModel>]

  init(_ endpoint: Pair<EndpointModel>, _ match: Match) {
    self.match = match
    self.endpoint = endpoint
    // The rules on media types rate the headers that follow from them.
    let implied = match.headersOfKeptMediaTypes(endpoint)
    var matching = Matching(
      endpoint.old.parameters + match.old.constantHeaders(of: endpoint.old, without: implied),
      endpoint.new.parameters + match.new.constantHeaders(of: endpoint.new, without: implied)
    )
    matching.match { "\($0.location.rawValue) \($0.nameOnWire)" }
    if endpoint.old.blankedPath == endpoint.new.blankedPath {
      let old = endpoint.old.placeholders
      let new = endpoint.new.placeholders
      matching.match(
        old: { $0.location == .path ? old[$0.field.wireName] : nil },
        new: { $0.location == .path ? new[$0.field.wireName] : nil }
      )
    }
    matching.matchFields(match.words) { $0.field }
    let all = matching.result
    parameters = all.filter { $0.location != .body || $1.location != .body }
    bodyFields = all.filter { $0.location == .body && $1.location == .body }
    changedParameters = parameters.pairs.filter { $0.isChanged(match.changed) }
    changedBodyFields = bodyFields.pairs.filter { $0.isChanged(match.changed) }
  }
}

extension ParameterModel {
  /// The name for comparisons: names of headers ignore case, those of cookies do not.
  var nameOnWire: String {
    location == .header ? field.wireName.text.lowercased() : field.wireName.text
  }
}

extension Pair<ParameterModel> {
  fileprivate func isChanged(_ changed: ChangedNames) -> Bool {
    let type = new.field.type
    return !changed.keeps(type) || new.isTakenApart && changed.contains(type) || new != old
  }
}

extension Side {
  /// The constant headers of an endpoint as parameters.
  fileprivate func constantHeaders(
    of endpoint: EndpointModel,
    without implied: Set<String>
  ) -> [ParameterModel] {
    let own = endpoint.written.value.headers
    let headers = endpoint.headers.filter { !implied.contains($0.name.lowercased()) }
    return headers.map { header in
      let entry = own.first { $0.name.value.lowercased() == header.name.lowercased() }
      let inherited = document.defaults.headers.first { $0.name.value == header.name }
      var field = FieldModel(
        wireName: WireName(header.name),
        name: SwiftName(header.name),
        type: .scalar(.string),
        place: (entry ?? inherited)?.name.place ?? endpoint.place
      )
      field.constant = .string(header.value)
      let constant = ParameterModel.Binding.constant(.string(header.value))
      var parameter = ParameterModel(field: field, location: .header, binding: constant, label: nil)
      parameter.isInherited = entry == nil
      return parameter
    }
  }
}

extension Matched<ParameterModel> {
  /// The values for which the test succeeds. It gets both values of a pair, or the same value twice.
  fileprivate func filter(_ isTaken: (ParameterModel, ParameterModel) -> Bool) -> Self {
    Self(
      pairs: pairs.filter { isTaken($0.old, $0.new) },
      removed: removed.filter { isTaken($0, $0) },
      added: added.filter { isTaken($0, $0) },
      guesses: guesses.filter { isTaken($0.old, $0.new) }
    )
  }
}

extension EndpointModel {
  /// The position of each path parameter.
  package var placeholders: [WireName: Int] {
    let names = path.compactMap { part -> WireName? in
      if case .parameter(let name, _) = part { name } else { nil }
    }
    return Dictionary(firstOf: names.enumerated().map { ($0.element, $0.offset) })
  }
}

extension ParameterGroup {
  /// Whether the path is the same, ignoring the names of placeholders.
  var keepsPath: Bool { endpoint.old.blankedPath == endpoint.new.blankedPath }

  /// New parameters that are not part of a new path or pagination.
  var addedOutsideOfPath: [ParameterModel] {
    parameters.added.filter {
      $0.location != .path && ($0.isRequired || !isPart($0, of: endpoint.new.pagination))
    }
  }

  /// Whether a parameter belongs to a changed pagination, which is reported instead.
  private func isPart(_ parameter: ParameterModel, of pagination: PaginationModel?) -> Bool {
    guard endpoint.old.pagination != endpoint.new.pagination else { return false }
    return pagination?.parameters.contains(parameter.field.wireName) ?? false
  }

  /// Removed parameters that were not part of the old path or pagination.
  var removedOutsideOfPath: [ParameterModel] {
    parameters.removed.filter { $0.location != .path && !isPart($0, of: endpoint.old.pagination) }
  }
}

extension ParameterGroup {
  /// A change of a parameter.
  ///
  /// A change of a default parameter of the API is reported for the default, identically for each endpoint.
  func change(
    _ kind: ChangeKind,
    old: ParameterModel?,
    new: ParameterModel?,
    _ summary: String
  ) -> Change {
    let isDefault = [old, new].compactMap(\.self).allSatisfy(\.isInherited)
    let name = (new ?? old)?.field.wireName.text ?? ""
    var change = match.change(
      kind,
      Subject(isDefault ? "defaults" : endpoint.new.id, part: name),
      summary,
      at: old?.field.place ?? (isDefault ? nil : endpoint.old.place),
      new?.field.place ?? (isDefault ? nil : endpoint.new.place)
    ).showing(old?.specText, new?.specText).affecting(match.endpoints([endpoint.new.id]))
    change.hint = parameters.hint(old: old, new: new, \.field)
    return change
  }

  func change(_ kind: ChangeKind, _ pair: Pair<ParameterModel>, _ summary: String) -> Change {
    var change = change(kind, old: pair.old, new: pair.new, summary)
    if pair.isGuess { change.hint = renameHint(pair.old.field.wireName) }
    return change
  }
}

/// The hint for a field or a parameter that is probably another one with a new name.
func renameHint(_ old: WireName) -> String {
  "it looks like a rename: if it is, add `\"was\": \(quoted(old.text))`, so that code compiles"
}
