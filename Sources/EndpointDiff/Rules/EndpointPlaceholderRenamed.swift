import EndpointSpec

extension ChangeRule {
  /// A parameter of the path under another name: the URLs are the same. Only its label can hurt callers, and only where no `was`
  /// leaves a function with the old one.
  static let endpointPlaceholderRenamed = ChangeRule(
    .endpointPlaceholderRenamed,
    parameters: { pair, group, match in
      let (old, new) = (pair.old.field.wireName.text, pair.new.field.wireName.text)
      guard pair.old.location == .path, pair.new.location == .path, old != new,
        group.keepsPath
      else { return nil }
      var change = group.change(
        .endpointPlaceholderRenamed,
        pair,
        "the placeholder {\(old)} is called {\(new)} now",
        in: match
      ).with(swift: pair.rename?.level ?? .safe)
      (change.old, change.new) = (group.endpoint.old.pathText, group.endpoint.new.pathText)
      guard case .breaking? = pair.rename else { return change.advising(nil) }
      return change.advising("add `\"was\": \"\(old)\"`, or keep the label with `\"as\"`")
    }
  )
}
