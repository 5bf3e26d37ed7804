import TestTraits
import Testing

@testable import EndpointDiff

/// Laws of `--app` about several changes, and about uses without a name.
@Suite(.serialized, .computing)
struct AppLawTests {
  private static let spec = AppSpecs.shop.replacing("Items.", with: "Item.")
    .replacing(#""409": "taken""#, with: #""409": { "case": "taken", "type": "Taken" }"#)
    .replacing(#""CartID":"#, with: #""Other": { "fields": { "code": "int" } }, "CartID":"#)
    .replacing(#""CartID":"#, with: #""Taken": { "fields": { "code": "int" } }, "CartID":"#)
  private static let source = """
    import ShopAPI
    func use(_ item: Item, _ cart: Cart, _ id: CartID) async throws {
      let made = Item(id: 1, name: "a", color: .red, tags: [])
      print(item.name, item.tags, cart.items, cart.first?.color)
      let all = try await client.send(Item.list(page: 1, size: 2))
      let reference = Item.list
      let added = try await client.send(Item.add(made))
      let loaded = try await client.send(id.cart())
      switch item.color { case .red: 1; case .green: 2 }
    }
    """
  private static let edits: [(String, String)] = [
    (#""name": "string""#, #""label": "string""#),
    (#""tags": "[string]""#, #""tags": "[string]", "price": "int""#),
    (#""size": "int?""#, #""size": "int?", "sort": "string?""#),
    (#""page": { "type": "int", "default": 1 }"#, #""page": "int""#),
    (#"["red", "green"]"#, #"["red", "green", "blue"]"#),
    (#""first": "Item?""#, #""first": "Item""#),
    (#""404": "missing""#, #""404": "lost""#),
    (#""CartID.cart""#, #""CartID.load""#),
    (#""Item.add""#, #""Item.insert""#),
  ]

  /// What a finding is about.
  private struct Key: Hashable {
    let kind: String
    let owner: String
  }

  private func places(_ edits: [(String, String)]) throws -> [Key: [String]] {
    let new = edits.reduce(Self.spec) { $0.replacing($1.0, with: $1.1) }
    let review = try AppSample(old: Self.spec, new: new, source: Self.source).review()
    let findings = review.sections.flatMap(\.findings).map { finding in
      let places = finding.app?.places.map { "\($0.position.line):\($0.name) \($0.effect)" } ?? []
      let key = Key(kind: finding.change.kind.name, owner: finding.change.subject.owner)
      return (key, places.sorted())
    }
    return Dictionary(findings) { $0 + $1 }
  }

  /// The law: changes of two declarations touch what each of them touches alone.
  @Test func findingHasItsOwnPlacesBesideAnotherChange() throws {
    let edits = Self.edits
    let alone = try edits.map { try places([$0]) }
    let owners = alone.map { Set($0.keys.map(\.owner)) }
    #expect(!alone.contains { $0.isEmpty })
    // Each edit beside the next ones. The last ones are beside the first ones.
    for (first, step) in edits.indices.flatMap({ [($0, 1), ($0, 2)] }) {
      let second = (first + step) % edits.count
      guard owners[first].isDisjoint(with: owners[second]) else { continue }
      let both = try places([edits[first], edits[second]])
      for (finding, places) in alone[first].merging(alone[second], uniquingKeysWith: +) {
        #expect(both[finding] == places, "\(finding), edits \(first) and \(second)")
      }
    }
  }

  /// The law: a member of a value that has another type with the same member may compile.
  @Test func memberOfReplacedTypeMayCompile() throws {
    let source = """
      import ShopAPI
      func code(_ taken: Taken) -> Int { taken.code }
      """
    let new = Self.spec.replacing(#""type": "Taken""#, with: #""type": "Other""#)
      .replacing(#""Taken": { "fields": { "code": "int" } }, "#, with: "")
    let places = try AppSample(old: Self.spec, new: new, source: source).places()
    #expect(places == ["2:20 Taken breaks", "2:42 code mayBreak"])
  }

  /// The law: an identifier of another scalar touches the literals that the index knows, and no others.
  @Test(arguments: [true, false])
  func literalOfIdentifierIsFoundByIndex(isIdentifier: Bool) throws {
    let source = "import ShopAPI\nlet carts = load([\"c1\"])\nlet name = \"c1\""
    let new = Self.spec.replacing(
      #""CartID": { "identifier": "string" }"#,
      with: #""CartID": { "identifier": "int" }"#
    )
    var sample = AppSample(old: Self.spec, new: new, source: source)
    #expect(try sample.places() == [])
    let module = isIdentifier ? "EndpointRuntime.Identifier" : "Other.Name"
    sample.index = [
      IndexedFile.Name(
        line: 2,
        column: 19,
        text: "init(stringLiteral:)",
        declaration: "\(module).init(stringLiteral: Swift.String) -> A"
      )
    ]
    #expect(try sample.places() == (isIdentifier ? ["2:19 literal breaks?"] : []))
    sample.new = Self.spec.replacing(#""name": "string""#, with: #""label": "string""#)
    #expect(try sample.places() == [])
  }
}
