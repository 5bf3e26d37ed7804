/// What changes about an endpoint as a whole, its server and its authentication.
extension ChangeKind {
  package static let endpointAdded = ChangeKind(
    "endpoint-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not know it",
    callers: "New symbols only"
  )
  package static let endpointRemoved = ChangeKind(
    "endpoint-removed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps still call it and get 404 or 405",
    callers: "Its function is gone: calls do not compile",
    remedy: #"keep it, and say `"deprecated": { "sunset": … }` first"#
  )
  package static let endpointRemovedAfterSunset = ChangeKind(
    "endpoint-removed-after-sunset",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "It was announced, but installed apps that still call it get 404 or 405",
    callers: "Its function is gone: calls do not compile"
  )
  package static let endpointRenamed = ChangeKind(
    "endpoint-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URL is the same: shipped apps notice nothing",
    callers: "Calls by the old name do not compile, unless `was` leaves a deprecated forwarder",
    remedy: #"add `"was"` with the old name"#,
    exception: "With `was` a deprecated forwarder has the old name: care in Swift"
  )
  package static let endpointPathChanged = ChangeKind(
    "endpoint-path-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps call the old URL",
    callers: "The function is the same",
    remedy: "let the server answer the old path too, or add the new path as an endpoint of its own",
    exception: "Placeholders are arguments: where they came or went, calls do not compile"
  )
  package static let endpointPlaceholderRenamed = ChangeKind(
    "endpoint-placeholder-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The URLs are the same: shipped apps notice nothing",
    callers:
      "The argument has another label: calls do not compile, unless `was` leaves a "
      + "deprecated forwarder",
    remedy: #"give the parameter `"was"` with the old name, or `"as"` to keep the label"#,
    exception:
      "With `was` a deprecated function has the old label: care in Swift; with the old "
      + "label kept by `as`, safe"
  )
  package static let endpointMethodChanged = ChangeKind(
    "endpoint-method-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    consequence: "Shipped apps send the old method and get 405",
    callers: "The function is the same",
    remedy: "let the server take the old method too, or add the new one as an endpoint of its own"
  )
  package static let endpointDeprecated = ChangeKind(
    "endpoint-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps notice nothing yet",
    callers: "Calls get a warning"
  )
  package static let endpointUndeprecated = ChangeKind(
    "endpoint-undeprecated",
    wire: .safe,
    swift: .safe,
    bump: .patch,
    consequence: "Shipped apps notice nothing",
    callers: "Warnings go away"
  )
  package static let sunsetEarlierOrInvalid = ChangeKind(
    "sunset-earlier-or-invalid",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps lose it earlier than was promised",
    callers: "Only the text of the warning changes",
    remedy: "keep the day that was announced"
  )
  package static let serverChanged = ChangeKind(
    "server-changed",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps keep the old host, which has to go on answering",
    callers: "Clients that are built anew talk to the new host",
    remedy: "keep the old host until shipped apps are gone",
    exception:
      "A server that is gone, or takes other arguments, does not compile; a new one is "
      + "safe"
  )
  package static let authAddedOrTightened = ChangeKind(
    "auth-added-or-tightened",
    wire: .breaking,
    swift: .care,
    bump: .major,
    consequence: "Shipped apps send no credential, or another, and get 401 or 403",
    callers: "Calls compile, but fail without the new credential",
    remedy: "let the server take the old credential too until shipped apps are gone"
  )
  package static let authRemovedOrLoosened = ChangeKind(
    "auth-removed-or-loosened",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "What shipped apps send is still taken",
    callers: "Calls compile"
  )
  package static let authSchemeDetailsChanged = ChangeKind(
    "auth-scheme-details-changed",
    wire: .care,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps use the old details",
    callers: "Calls compile",
    remedy: "let the server take both"
  )
}
