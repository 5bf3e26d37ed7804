import EndpointSpec

extension ChangeRule {
  /// A field that requests may have now. Where the fields are arguments, a function that is used as a value has another
  /// type. One with a default is sent by every client that is built anew, so that the spec does not say whether the server
  /// takes requests without it.
  static let bodyFieldAddedOptional = addedField(.bodyFieldAddedOptional, in: .request) {
    pair,
    field in
    let presence = pair.presence(of: field, in: pair.match.new, .request)
    guard presence != .required else { return nil }
    return FieldFinding(
      "\"\(field.wireName)\" is new and may be left out",
      wire: presence == .defaulted ? .care : nil,
      swift: pair.isArgument ? pair.swift : nil,
      consequence: presence == .defaulted
        ? "Shipped apps do not send it: the server has to take requests without it" : nil
    )
  }
}
