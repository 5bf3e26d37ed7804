/// What changes about an answer and the types that it holds.
extension ChangeKind {
  package static let respFieldAddedOptional = ChangeKind(
    "resp-field-added-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps pass over it",
    callers: "The initialiser has one more argument, which may be left out"
  )
  package static let respFieldAddedRequired = ChangeKind(
    "resp-field-added-required",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps pass over it",
    callers: "Code that makes such values, as tests do, lacks the argument",
    remedy: "make it optional"
  )
  package static let respFieldRemovedRequired = ChangeKind(
    "resp-field-removed-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode: the field is missing",
    callers: "Code that uses the property does not compile",
    remedy: #"go on sending it, with `"deprecated"`"#
  )
  package static let respFieldRemovedOptional = ChangeKind(
    "resp-field-removed-optional",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps read nil: what they show of it is gone without a word",
    callers: "Code that uses the property does not compile",
    remedy: #"go on sending it, with `"deprecated"`"#
  )
  package static let respFieldWireNameChanged = ChangeKind(
    "resp-field-wire-name-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps look for it under the old name",
    callers: "The property is the same",
    remedy: "send both names until shipped apps are gone"
  )
  package static let respFieldSwiftNameChanged = ChangeKind(
    "resp-field-swift-name-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers:
      "Code that uses the old name does not compile, unless `was` leaves a deprecated "
      + "forwarder",
    remedy: #"add `"was"` with the old name"#
  )
  package static let respFieldBecameOptional = ChangeKind(
    "resp-field-became-optional",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode where it is missing or null",
    callers: "The property becomes optional: code that uses it does not compile",
    remedy: #"go on sending a value always, or give it a `"default"` in a new field"#
  )
  package static let respFieldBecameRequired = ChangeKind(
    "resp-field-became-required",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps are promised more than before",
    callers: "The property is no longer optional: `if let` and `?.` do not compile",
    remedy: "leave it optional in the spec"
  )
  package static let respFieldTypeChanged = ChangeKind(
    "resp-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode it",
    callers: "Code that uses the property meets another type",
    remedy: "send a field of another name beside it"
  )
  package static let respFieldTypeNarrowed = ChangeKind(
    "resp-field-type-narrowed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps decode all that is sent",
    callers: "Code that uses the property meets another type",
    remedy: "leave the type as it was"
  )
  package static let respIntWidthChanged = ChangeKind(
    "resp-int-width-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode numbers that are too large for the old width",
    callers: "Code that uses the property meets another type"
  )
  package static let respFormatChanged = ChangeKind(
    "resp-format-changed",
    wire: .breaking,
    swift: .care,
    bump: .major,
    consequence: "Shipped apps fail to decode it, or read another value",
    callers: "The type in Swift may be the same, what it is made from is not",
    remedy: "send a field of another name beside it"
  )
  package static let respConstraintChanged = ChangeKind(
    "resp-constraint-changed",
    wire: .safe,
    swift: .safe,
    bump: .patch,
    consequence: "Clients do not check responses against limits",
    callers: "Only the documentation changes"
  )
  package static let unionVariantAddedResponse = ChangeKind(
    "union-variant-added-response",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode the new member",
    callers: "A `switch` over the union is no longer exhaustive",
    remedy: "leave the union open from the start; now, send the new member to new clients only"
  )
  package static let unionVariantRemovedResponse = ChangeKind(
    "union-variant-removed-response",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps never meet the member again",
    callers: "Code that names the case does not compile"
  )
  package static let unionVariantAddedRequest = ChangeKind(
    "union-variant-added-request",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps do not send the new member",
    callers: "A `switch` over the union is no longer exhaustive"
  )
  package static let unionVariantRemovedRequest = ChangeKind(
    "union-variant-removed-request",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send the member are refused",
    callers: "Code that names the case does not compile",
    remedy: "let the server take the member until shipped apps are gone"
  )
  package static let unionTagChanged = ChangeKind(
    "union-tag-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps look for the old tag and send it",
    callers: "The cases are the same",
    remedy: "let the server take and send the old tag too"
  )
  package static let respBodyAdded = ChangeKind(
    "resp-body-added",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps pass over the body",
    callers: "Calls return a value where they returned none"
  )
  package static let respBodyRemoved = ChangeKind(
    "resp-body-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail to decode the empty response",
    callers: "Calls return nothing: code that uses the result does not compile",
    remedy: "go on sending the body"
  )
  package static let respStatusSuccessAdded = ChangeKind(
    "resp-status-success-added",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps may meet a success that they do not expect",
    callers: "Calls compile",
    remedy: "send the new status to new clients only",
    exception: "Several successes of an endpoint are a Swift enum: a `switch` lacks the new case"
  )
  package static let respStatusSuccessChanged = ChangeKind(
    "resp-status-success-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps do not know the new status as a success",
    callers: "Calls compile",
    remedy: "go on answering with the old status",
    exception:
      "The case of the Swift enum is gone with its status; a status that is only gone "
      + "is safe on the wire"
  )
  package static let respHeaderRemovedOptional = ChangeKind(
    "resp-header-removed-optional",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps read nil: what they did with it is gone without a word",
    callers: "Code that reads the header does not compile",
    remedy: "go on sending the header"
  )
  package static let respHeaderRemoved = ChangeKind(
    "resp-header-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps fail where they read the header",
    callers: "Code that reads the header does not compile",
    remedy: "go on sending the header",
    exception: "Clients of this project have an optional for each header: care on the wire"
  )
  package static let respHeaderAdded = ChangeKind(
    "resp-header-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps pass over it",
    callers: "New symbols only"
  )
}
