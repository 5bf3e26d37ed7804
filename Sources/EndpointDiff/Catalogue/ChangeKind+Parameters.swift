/// What changes about a parameter.
extension ChangeKind {
  package static let paramAddedRequired = ChangeKind(
    "param-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps lack it and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy:
      #"make it optional, or give it a `"default"` and let the server take requests "#
      + "without it",
    exception:
      "A constant is no argument, and the server may do without: care on the wire "
      + "alone"
  )
  package static let paramAddedOptional = ChangeKind(
    "param-added-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps do not send it",
    callers: "Calls compile; references to the function as a value do not",
    exception:
      "One with a default is sent by every new client, so that the server may insist "
      + "on it: care on the wire"
  )
  package static let paramRemoved = ChangeKind(
    "param-removed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence:
      "Servers mostly ignore what shipped apps still send, but what it did is lost "
      + "without a word",
    callers: "Calls that give the argument do not compile",
    remedy: #"keep it with `"deprecated"` for a while"#,
    exception: "A constant was no argument: safe in Swift"
  )
  package static let paramWireNameChanged = ChangeKind(
    "param-wire-name-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send it under the old name",
    callers: "The argument is the same",
    remedy: "let the server take the old name too",
    exception:
      "Care on the wire where it could be left out; where the label changes with the "
      + "name, calls do not compile unless `was` keeps it"
  )
  package static let paramSwiftNameChanged = ChangeKind(
    "param-swift-name-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers: "Calls by the old label do not compile, unless `was` leaves a deprecated forwarder",
    remedy: #"add `"was"` with the old name"#,
    exception: "With `was` a deprecated function has the old label: care in Swift"
  )
  package static let paramBecameRequired = ChangeKind(
    "param-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps that leave it out are refused",
    callers: "Calls that leave the argument out do not compile",
    remedy: #"keep it optional, or add a `"serverDefault"`"#,
    exception: "What had a default was always sent: safe on the wire"
  )
  package static let paramBecameOptional = ChangeKind(
    "param-became-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps go on sending it",
    callers: "Calls compile, and so do references to the function"
  )
  package static let paramBecameNullable = ChangeKind(
    "param-became-nullable",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps never send null",
    callers: "Calls compile; references to the function as a value do not",
    exception:
      "The argument may be left out in Swift: safe; what could be left out before has "
      + "to be there now: breaking on the wire"
  )
  package static let paramBecameNotNullable = ChangeKind(
    "param-became-not-nullable",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send null are refused",
    callers: "Calls that give nil do not compile",
    remedy: "let the server take null",
    exception: "What may be left out instead is still an optional: safe in Swift"
  )
  package static let paramLocationChanged = ChangeKind(
    "param-location-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send it in the old place",
    callers: "The argument is the same",
    remedy: "let the server look in both places"
  )
  package static let paramEncodingChanged = ChangeKind(
    "param-encoding-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps write it in the old way, which the server reads as something else",
    callers: "The argument is the same",
    remedy: "let the server read both ways"
  )
  package static let paramTypeWidened = ChangeKind(
    "param-type-widened",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send is still taken",
    callers: "The argument has another type: calls do not compile"
  )
  package static let paramTypeChanged = ChangeKind(
    "param-type-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "What shipped apps send is refused or misread",
    callers: "The argument has another type: calls do not compile",
    remedy: "add a parameter of another name, and let the server take both"
  )
  package static let paramDefaultChanged = ChangeKind(
    "param-default-changed",
    wire: .care,
    swift: .care,
    bump: .minor,
    consequence: "Requests of shipped apps that leave it out may mean something else now",
    callers: "Calls that leave the argument out mean something else once they are compiled anew",
    remedy: "keep the default, and let callers say the new value",
    exception:
      "The server's default is only told: safe in Swift; a default for what could be "
      + "nil takes the optional away: breaking"
  )
  package static let paramConstraintTightened = ChangeKind(
    "param-constraint-tightened",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Values that shipped apps send are refused",
    callers: "Only the documentation changes",
    remedy: "let the server take the old range"
  )
  package static let constraintDeclared = ChangeKind(
    "constraint-declared",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence:
      "The limit may have held before; if not, values that shipped apps send are "
      + "refused",
    callers: "Only the documentation changes",
    remedy: "make sure that the server has always held the limit"
  )
  package static let paramConstraintLoosened = ChangeKind(
    "param-constraint-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "What shipped apps send is still taken",
    callers: "Only the documentation changes"
  )
  package static let paramOrderChanged = ChangeKind(
    "param-order-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers: "Arguments stand in another order: calls that give both do not compile",
    remedy: "keep the order, and add new parameters at the end"
  )
  package static let paramDeprecated = ChangeKind(
    "param-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps notice nothing yet",
    callers: "Only the documentation changes: Swift cannot deprecate an argument",
    exception:
      "Swift has no deprecated arguments: callers read of it in the documentation "
      + "alone"
  )
}
