/// The changes of one API.
package struct Comparison: Equatable, Sendable {
  /// The name of the API, such as `DeckOfCards`.
  package var api: String
  /// The label of the old version: `main`, `working tree`, `old/DeckOfCards.json`.
  package var oldLabel: String
  package var newLabel: String
  /// Replaces both labels if there is no other version, as in `verify`.
  package var caption: String?
  /// The path of the new spec, or of the old one if it was deleted: `Specs/DeckOfCards.json`.
  package var path: String
  package var oldVersion: String?
  package var newVersion: String?
  /// Most severe first, then in the order of the new spec.
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

  /// The largest bump that a change requires.
  package var bump: Bump { changes.map(\.bump).max() ?? .none }
}
