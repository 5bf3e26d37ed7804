/// What changes about an enum.
extension ChangeKind {
  package static let enumCaseRemovedRequest = ChangeKind(
    "enum-case-removed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send the value are refused",
    callers: "Code that names the case does not compile",
    remedy: #"keep the value with `"deprecated"`, and let the server take it"#
  )
  package static let enumCaseAddedRequest = ChangeKind(
    "enum-case-added-request",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps do not send the new value",
    callers: "A `switch` over the closed enum is no longer exhaustive"
  )
  package static let enumCaseAddedResponseClosed = ChangeKind(
    "enum-case-added-response-closed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode a response with the new value",
    callers: "A `switch` over the closed enum is no longer exhaustive",
    remedy:
      #"leave `"closed"` out from the start; now, let the server send the new value to "#
      + "new clients only"
  )
  package static let enumCaseAddedResponseOpen = ChangeKind(
    "enum-case-added-response-open",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps decode the new value as an unknown one",
    callers: "New symbols only"
  )
  package static let enumCaseRemovedResponse = ChangeKind(
    "enum-case-removed-response",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps never meet the value again",
    callers: "Code that names the case does not compile",
    remedy: #"keep the value with `"deprecated"`"#
  )
  package static let enumRawValueChanged = ChangeKind(
    "enum-raw-value-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send and expect the old value",
    callers: "The case has the same name",
    remedy: "keep the old value beside the new one, as a case of its own"
  )
  package static let enumClosedToOpen = ChangeKind(
    "enum-closed-to-open",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps decode what they decoded before",
    callers: "The enum becomes a struct: a `switch` needs a default"
  )
  package static let enumOpenToClosedRequest = ChangeKind(
    "enum-open-to-closed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send another value are refused",
    callers: "The struct becomes an enum: code that makes values of raw ones gets an optional",
    remedy: "leave it open"
  )
  package static let enumOpenToClosedResponse = ChangeKind(
    "enum-open-to-closed-response",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps go on; clients that are built anew fail on an unknown value",
    callers: "The struct becomes an enum: code that makes values of raw ones gets an optional",
    remedy: "leave it open"
  )
}
