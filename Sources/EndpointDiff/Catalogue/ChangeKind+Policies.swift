/// What changes about failures, pages, names and the module.
extension ChangeKind {
  package static let errorCaseAdded = ChangeKind(
    "error-case-added",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps report it as an unexpected failure",
    callers: "A `switch` over the failures is no longer exhaustive",
    exception:
      "A failure that another endpoint has already does not show in Swift, nor does another status"
  )
  package static let errorCaseRemoved = ChangeKind(
    "error-case-removed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps never meet it again",
    callers: "Code that names the case does not compile",
    exception: "A failure that another endpoint has, or another status, is still there in Swift"
  )
  package static let errorBodyChanged = ChangeKind(
    "error-body-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps lose the details of the failure",
    callers: "Code that uses the details may not compile",
    remedy: "go on sending what the old type has",
    exception: "Details where there were none are safe on the wire"
  )
  package static let paginationChanged = ChangeKind(
    "pagination-changed",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps ask for pages in the old way",
    callers: "Pages or items may have another type, or be gone",
    remedy: "let the server take the old way too",
    exception:
      "Pages where there were none are safe on the wire; another way of asking for "
      + "them is safe in Swift"
  )
  package static let retryTimeoutIdempotencyChanged = ChangeKind(
    "retry-timeout-idempotency-changed",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps keep the old policy",
    callers: "Calls behave otherwise once they are compiled anew",
    exception: "A secret that is kept out of logs from now on is safe"
  )
  package static let typeRenamed = ChangeKind(
    "type-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers:
      "Code that uses the old name does not compile, unless `was` leaves a deprecated "
      + "typealias",
    remedy: #"add `"was"` with the old name"#
  )
  package static let typeRemovedUnreferenced = ChangeKind(
    "type-removed-unreferenced",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Nothing that travels used it",
    callers: "Code that uses the type does not compile"
  )
  package static let typeAdded = ChangeKind(
    "type-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not know it",
    callers: "New symbols only"
  )
  package static let generatedSymbolCollision = ChangeKind(
    "generated-symbol-collision",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers: "A declaration got another name, or is gone",
    remedy: #"give one of the two a name with `"as"`"#
  )
  package static let swiftDeclarationChanged = ChangeKind(
    "swift-declaration-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same values travel: shipped apps notice nothing",
    callers: "Code that uses the declaration may not compile"
  )
  package static let generatorOptionChanged = ChangeKind(
    "generator-option-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "The same travels: shipped apps notice nothing",
    callers: "The module has another name, or its declarations another shape or access",
    remedy: "keep the option, or raise the major version",
    exception:
      "What only adds to the module is safe: more access, more conformances, "
      + "properties that can be set"
  )
  package static let docsChanged = ChangeKind(
    "docs-changed",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Only the documentation changes"
  )
  package static let movedOnly = ChangeKind(
    "moved-only",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Nothing changes"
  )
  package static let versionNotBumped = ChangeKind(
    "version-not-bumped",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Nothing changes",
    remedy: #"raise `"version"`"#
  )
}
