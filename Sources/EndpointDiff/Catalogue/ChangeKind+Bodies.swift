/// What changes about the body of a request.
extension ChangeKind {
  package static let bodyAddedRequired = ChangeKind(
    "body-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps have no body and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy: "make the body optional"
  )
  package static let bodyAddedOptional = ChangeKind(
    "body-added-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps send no body",
    callers: "Calls compile; references to the function as a value do not"
  )
  package static let bodyRemoved = ChangeKind(
    "body-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send is ignored or refused",
    callers: "Calls that give the body do not compile",
    remedy: "keep the body, optional, for a while",
    exception: "A body of constants was no argument: safe in Swift"
  )
  package static let bodyBecameRequired = ChangeKind(
    "body-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps without a body are refused",
    callers: "Calls that leave the body out do not compile",
    remedy: "keep the body optional"
  )
  package static let bodyBecameOptional = ChangeKind(
    "body-became-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps go on sending it",
    callers: "Calls compile"
  )
  package static let bodyEncodingChanged = ChangeKind(
    "body-encoding-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old encoding and get 415, or are misread",
    callers: "The function is the same",
    remedy: "let the server take both encodings"
  )
  package static let bodyFieldAddedRequired = ChangeKind(
    "body-field-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps lack it and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy:
      #"make it optional, or give it a `"default"` and let the server take requests "#
      + "without it"
  )
  package static let bodyFieldAddedOptional = ChangeKind(
    "body-field-added-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not send it",
    callers: "Calls compile"
  )
  package static let bodyFieldRemoved = ChangeKind(
    "body-field-removed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send there is ignored or refused",
    callers: "Code that uses the property or the argument does not compile",
    remedy: #"keep it with `"deprecated"` for a while"#
  )
  package static let bodyFieldBecameRequired = ChangeKind(
    "body-field-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps that leave it out are refused",
    callers: "Code that leaves it out does not compile",
    remedy: "keep it optional"
  )
  package static let bodyFieldBecameOptional = ChangeKind(
    "body-field-became-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps go on sending it",
    callers: "Calls compile; code that reads the property meets an optional"
  )
  package static let bodyFieldBecameNullable = ChangeKind(
    "body-field-became-nullable",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps never send null",
    callers: "Code that uses the property meets another type"
  )
  package static let bodyFieldBecameNotNullable = ChangeKind(
    "body-field-became-not-nullable",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send null are refused",
    callers: "Code that gives nil does not compile",
    remedy: "let the server take null"
  )
  package static let bodyFieldTypeWidened = ChangeKind(
    "body-field-type-widened",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send is still taken",
    callers: "Code that uses the property or the argument meets another type"
  )
  package static let bodyFieldTypeChanged = ChangeKind(
    "body-field-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send is refused or misread",
    callers: "Code that uses the property or the argument meets another type",
    remedy: "add a field of another name, and let the server take both"
  )
  package static let bodyFieldDefaultChanged = ChangeKind(
    "body-field-default-changed",
    wire: .care,
    swift: .care,
    bump: .minor,
    consequence: "Requests of shipped apps that leave it out may mean something else now",
    callers: "Calls that leave it out mean something else once they are compiled anew",
    remedy: "keep the default, and let callers say the new value"
  )
  package static let bodyConstraintTightened = ChangeKind(
    "body-constraint-tightened",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Values that shipped apps send are refused",
    callers: "Only the documentation changes",
    remedy: "let the server take the old range"
  )
  package static let bodyConstraintLoosened = ChangeKind(
    "body-constraint-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "What shipped apps send is still taken",
    callers: "Only the documentation changes"
  )
  package static let fieldDeprecated = ChangeKind(
    "field-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps notice nothing yet",
    callers: "Uses of the property get a warning"
  )
  package static let bodyFieldReadonlyChanged = ChangeKind(
    "body-field-readonly-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps go on sending it, or never do",
    callers: "The property has another type, or the initialiser another argument",
    remedy: "use two types, one for each direction"
  )
}
