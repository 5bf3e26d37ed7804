import EndpointSpec

/// One version of a spec: what the comparison reads of it, and how its places are shown.
///
/// It holds all that can be found without the other version, so that this is found where the version is read.
package struct Side: Sendable {
  /// How the version is called: `main`, `working tree`, `old/DeckOfCards.json`.
  package let label: String
  /// The spec's file or folder: `Specs/DeckOfCards.json`.
  package let path: String
  package let model: APIModel
  /// The spec as written, for the places of what the model merges.
  package let document: SpecDocument
  /// Who uses which type.
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

  /// Where a reader finds a place of this side.
  package func position(of place: Place) -> Position {
    let (line, column) = lines[place.file].position(of: place.start)
    return Position(path: model.files[place.file].path, line: line, column: column)
  }
}
