/// The findings about one API: what its reports are made from.
package struct Comparison: Equatable, Sendable {
  /// The namespace of the API, `DeckOfCards`.
  package var api: String
  /// How the two sides are called: `main`, `working tree`, `old/DeckOfCards.json`.
  package var oldLabel: String
  package var newLabel: String
  /// Replaces both labels if no other version is compared.
  package var caption: String?
  /// The path of the spec that survives, for headings and annotations: `Specs/DeckOfCards.json`.
  package var path: String
  package var oldVersion: String?
  package var newVersion: String?
  /// The worst first; equal ones in the order of the new spec.
  package var changes: [Change]

  package init(
    api: String,
    oldLabel: String,
    newLabel: String,
    caption: String? = nil,
    path: String,
    oldVersion: String? = nil,
    newVersion: String? = nil,
    changes: [Change]
  ) {
    self.api = api
    self.oldLabel = oldLabel
    self.newLabel = newLabel
    self.caption = caption
    self.path = path
    self.oldVersion = oldVersion
    self.newVersion = newVersion
    self.changes = changes
  }

  /// The largest bump that a change asks for.
  package var bump: Bump { changes.map(\.bump).max() ?? .none }
}
