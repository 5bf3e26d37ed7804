import EndpointSpec

extension ChangeRule {
  /// A parameter that travels as before, and that calls write otherwise. With `was` a deprecated function takes the old label, so
  /// that calls get a warning.
  static let paramSwiftNameChanged = ChangeRule(
    .paramSwiftNameChanged,
    arguments: { pair, group, match in
      guard pair.old.field.wireName == pair.new.field.wireName, let rename = pair.rename else {
        return nil
      }
      let (old, new) = (pair.old.callText, pair.new.callText)
      var change = group.change(
        .paramSwiftNameChanged,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is written as \(new), no longer as \(old)",
        in: match
      ).with(swift: rename.level)
      (change.old, change.new) = (old, new)
      switch rename {
      case .forwarded: return change.advising(nil)
      case .breaking:
        let isLabel = pair.old.label != nil && pair.new.label != nil
        return change.advising(isLabel ? "add `\"was\": \(quoted(pair.old.field.name.text))`" : nil)
      }
    }
  )
}

extension ParameterModel {
  /// How calls write it.
  fileprivate var callText: String {
    switch binding {
    case .argument: "`\(label?.text ?? "_"):`"
    case .spread: "one argument a field"
    case .receiver, .receiverField: "the receiver"
    case .constant: "a constant"
    }
  }
}
