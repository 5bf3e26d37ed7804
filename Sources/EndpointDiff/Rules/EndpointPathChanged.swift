import EndpointSpec

extension ChangeRule {
  /// An endpoint at another URL. A path that only took over a part of the server's URL leads to the same one.
  ///
  /// Placeholders that came or went are part of the finding: in Swift they are arguments, so that calls do not compile.
  static let endpointPathChanged = ChangeRule(.endpointPathChanged) { match in
    match.parameterGroups.compactMap { group in
      let endpoint = group.endpoint
      guard !group.keepsPlaces, group.keepsPath || !match.keepsURL(endpoint) else { return nil }
      let change = match.change(
        .endpointPathChanged,
        endpoint,
        "the path is another one",
        old: endpoint.old.pathText,
        new: endpoint.new.pathText,
        at: { $0.path?.place }
      )
      return group.keepsArguments ? change : change.with(swift: .breaking)
    }
  }
}

extension ParameterGroup {
  /// Whether the path is the same, and every placeholder of it stands where it stood.
  fileprivate var keepsPlaces: Bool {
    guard keepsPath else { return false }
    let old = endpoint.old.placeholders
    let new = endpoint.new.placeholders
    return parameters.pairs.allSatisfy { pair in
      guard pair.old.location == .path, pair.new.location == .path else { return true }
      return old[pair.old.field.wireName] == new[pair.new.field.wireName]
    }
  }

  /// Whether calls are written as before, as far as the path is concerned.
  fileprivate var keepsArguments: Bool {
    let isSame = parameters.pairs.allSatisfy { pair in
      pair.old.location != .path || pair.new.location != .path || pair.rename == nil
    }
    return isSame && !parameters.added.contains { $0.location == .path }
      && !parameters.removed.contains { $0.location == .path }
  }
}
