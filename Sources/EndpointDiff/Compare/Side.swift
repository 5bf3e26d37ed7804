import EndpointSpec

/// One version of a spec, with lookups for the comparison.
///
/// It contains everything that does not depend on the other version, so that this is computed when the version is read.
package final class Side: Sendable {
  /// The name of the version: `main`, `working tree`, `old/DeckOfCards.json`.
  package let label: String
  /// The spec's file or folder, such as `Specs/DeckOfCards.json`.
  package let path: String
  package let model: APIModel
  /// The spec as written, for the locations of merged parts.
  package let document: SpecDocument
  /// The users of each type.
  package let reach: TypeReach
  let homes: FieldHomes
  private let lines: [LineTable]
  private let definitions: [String: Int]

  package init(label: String, path: String, model: APIModel, document: SpecDocument) {
    self.label = label
    self.path = path
    self.model = model
    self.document = document
    reach = TypeReach(model)
    homes = FieldHomes(document)
    lines = model.files.map { LineTable($0.bytes) }
    definitions = Dictionary(
      document.endpoints.enumerated().map { ($0.element.name.value, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// An endpoint as written.
  package func definition(of endpoint: EndpointModel) -> EndpointDefinition? {
    definitions[endpoint.id].map { document.endpoints[$0].value }
  }

  /// The line and column of a location.
  package func position(of place: Place) -> Position {
    let (line, column) = lines[place.file].position(of: place.start)
    return Position(path: model.files[place.file].path, line: line, column: column)
  }
}
