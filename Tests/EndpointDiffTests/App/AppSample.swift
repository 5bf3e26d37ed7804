import EndpointDiff
import EndpointSpec

/// An app of one file, searched for what a change of a spec touches.
struct AppSample {
  var old: String
  var new: String
  var source: String
  /// The names that an index has, or nil for none.
  var index: [IndexedFile.Name]?

  /// The review of the change, with the places.
  func review() throws -> Review {
    let old = try Side(reading: Array(self.old.utf8), as: "old.json")
    let new = try Side(reading: Array(self.new.utf8), as: "new.json")
    return Review.of(old, new, source: source, index: index.map(IndexedFile.init))
  }

  /// The places: `3:7 draw(count:) breaks`, with `?` for a guess.
  func places() throws -> [String] { try review().appPlaces }
}

extension Review {
  static func of(
    _ old: Side,
    _ new: Side,
    source text: String,
    index: IndexedFile? = nil
  ) -> Review {
    let comparison = compare(old: old, new: new, today: CaseFolder.today)
    let affected = AffectedDeclarations(comparison.changes, old: old.model, new: new.model)
    let source = SwiftSource(path: "App.swift", bytes: Array(text.utf8))
    var scan = AppScan(affected, hidden: source.declaredTypes)
    scan.read(AppFile(source, index: index))
    var section = Section(comparison)
    let uses = scan.uses
    for finding in scan.findings { section.findings[finding].app = uses[finding] ?? AppUses([]) }
    let all = section.findings.compactMap(\.app)
    return Review([section], app: AppSummary(files: 1, indexed: index == nil ? 0 : 1, of: all))
  }

  /// The places of all findings without repetitions, in their order in the file.
  var appPlaces: [String] {
    let places = sections.flatMap(\.findings).flatMap { $0.app?.places ?? [] }
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    var texts: [String] = []
    for place in places {
      let mark = place.isGuess ? "?" : ""
      let text =
        "\(place.position.line):\(place.position.column) \(place.name) \(place.effect.rawValue)\(mark)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

/// A spec with what the tests need, and one edit.
enum AppSpecs {
  static let shop = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example.com" },
      "errors": { "404": "missing", "409": "taken" },
      "types": {
        "Item": { "fields": { "id": "int", "name": "string", "color": "Color", "tags": "[string]" } },
        "Cart": { "fields": { "items": "[Item]", "first": "Item?" } },
        "Color": { "enum": ["red", "green"], "closed": true },
        "CartID": { "identifier": "string" }
      },
      "endpoints": {
        "Items.list": {
          "path": "/items",
          "parameters": { "page": { "type": "int", "default": 1 }, "size": "int?" },
          "response": "[Item]"
        },
        "CartID.cart": { "path": "/carts/{id}", "parameters": { "id": "self" }, "response": "Cart" },
        "Items.add": { "method": "POST", "path": "/items", "body": "Item", "response": "Item" }
      }
    }
    """

  static func shop(replacing old: String, with new: String) -> String {
    shop.replacing(old, with: new)
  }
}
