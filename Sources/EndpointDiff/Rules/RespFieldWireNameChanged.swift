import EndpointSpec

extension ChangeRule {
  /// A field that lies elsewhere in the answer. Shipped apps that can do without it read nil or the default.
  static let respFieldWireNameChanged = changedField(.respFieldWireNameChanged, in: .response) {
    pair,
    old,
    new in
    guard old.wirePath != new.wirePath, new.constant == nil else { return nil }
    let isNeeded = pair.isNeededByShippedApps(old)
    return FieldFinding(
      "\"\(old.wirePath)\" is \"\(new.wirePath)\"",
      wire: isNeeded ? .breaking : .care,
      swift: pair.swift,
      consequence: isNeeded
        ? nil : "Shipped apps look for it under the old name, and read nil or the default",
      old: old.wirePath,
      new: new.wirePath
    )
  }

  /// A field of a struct that requests have under another name. Shipped apps that send it always are refused.
  static let bodyFieldWireNameChanged = changedField(.paramWireNameChanged, in: .request) {
    pair,
    old,
    new in
    guard !pair.isArgument, old.wirePath != new.wirePath else { return nil }
    let isRequired = pair.presence(of: old, in: pair.match.old, .request) == .required
    return FieldFinding(
      "\"\(old.wirePath)\" is \"\(new.wirePath)\"",
      wire: isRequired ? .breaking : .care,
      swift: pair.swift,
      old: old.wirePath,
      new: new.wirePath
    )
  }
}

extension FieldModel {
  /// Where the value lies in its object.
  var wirePath: String { at?.description ?? wireName.text }
}
