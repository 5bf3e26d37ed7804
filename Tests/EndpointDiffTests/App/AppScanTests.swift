import TestTraits
import Testing

@testable import EndpointDiff

/// The places of an app by the names in its source.
@Suite(.serialized, .computing)
struct AppScanTests {
  private func places(_ old: String, _ new: String, in source: String) throws -> [String] {
    try AppSample(
      old: AppSpecs.shop,
      new: AppSpecs.shop(replacing: old, with: new),
      source: "import ShopAPI\n" + source
    ).places()
  }

  @Test func judgesEachCallByItsArguments() throws {
    let source = """
      let a = Items.list()
      let b = Items.list(page: 2)
      let c = Items.list(page: 2, size: 10)
      let d = Items.list(size: 10)
      let e = Items.list(page:size:)
      """
    #expect(
      try places(#", "size": "int?""#, "", in: source) == [
        "4:15 list(page:size:) breaks", "5:15 list(page:size:) breaks",
        "6:15 list(page:size:) breaks",
      ]
    )
    #expect(
      try places(#""type": "int", "default": 1"#, #""type": "int""#, in: source) == [
        "2:15 list(page:size:) breaks", "5:15 list(page:size:) breaks",
      ]
    )
  }

  @Test func skipsCommentsStringsAndOtherFunctions() throws {
    let source = """
      // Items.list(size: 10)
      /* Items.list(size: 10) /* nested */ Items.list(size: 10) */
      let text = "Items.list(size: 10)" + #"\\(Items.list(size: 10))"#
      let long = \"""
        Items.list(size: 10) \\(Items.list(size: 10))
        \"""
      struct Pages { func list(size: Int) {} }
      func draw(_ pages: Pages) { pages.list(size: 10) }
      """
    #expect(
      try places(#", "size": "int?""#, "", in: source) == ["6:32 list(page:size:) breaks"]
    )
  }

  @Test func followsTheTypesOfNames() throws {
    let source = """
      struct Person { let name: String }
      func show(_ item: Item, _ cart: Cart, _ person: Person, id: CartID) async throws {
        print(item.name, cart.items[0].name, cart.first?.name ?? "", person.name)
        for entry in cart.items { print(entry.name) }
        let loaded = try await client.send(id.cart())
        print(loaded.items.first?.name, \\Item.name)
        items.map { $0.name }
      }
      extension Item { var title: String { self.name } }
      """
    #expect(
      try places(#""name": "string""#, #""name": { "type": "string", "as": "title" }"#, in: source)
        == [
          "4:14 name breaks", "4:34 name breaks", "4:52 name breaks", "5:41 name breaks",
          "7:29 name breaks", "7:41 name breaks", "8:18 name breaks?", "10:43 name breaks",
        ]
    )
  }

  @Test func findsSwitchesWithoutTheNewCase() throws {
    let source = """
      func text(_ color: Color, _ other: Signal) -> Int {
        switch color { case .red: 1; case .green: 2 }
        switch color { case .red: 1; default: 2 }
        switch other { case .red: 1; case .yellow: 2; case .green: 3 }
        switch (color, 1) { case (.red, _): 1; case (Color.green, _): 2 }
        switch color { case .red where other.isOn: 1; case let color: 2 }
      }
      func text(_ result: Result<Cart, ClientError<Shop.Failure>>) {
        switch result {
        case .success: 1
        case .failure(.service(.missing, _)): 2
        case .failure(.service(.taken, _)): 3
        case .failure(.network): 4
        }
        switch result {
        case .failure(.service(.missing, _)), .failure(.service(.taken, _)): 2
        case .success, .failure: 4
        }
      }
      """
    #expect(
      try places(#"["red", "green"]"#, #"["red", "green", "blue"]"#, in: source) == [
        "3:3 switch breaks", "6:3 switch breaks",
      ]
    )
    #expect(
      try places(#""409": "taken""#, #""409": "taken", "410": "gone""#, in: source) == [
        "10:3 switch breaks"
      ]
    )
  }

  @Test func knowsCasesByTheTypeThatIsExpected() throws {
    let source = """
      let color: Color = .green
      let item = Item(id: 1, name: "a", color: .green, tags: [])
      let isGreen = item.color == .green
      view.foregroundStyle(.green)
      let other = Color.green
      """
    #expect(
      try places(#"["red", "green"]"#, #"["red"]"#, in: source) == [
        "2:21 green breaks", "3:43 green breaks", "4:30 green breaks", "5:23 green breaks?",
        "6:19 green breaks",
      ]
    )
  }

  @Test func findsInitializersAndTypes() throws {
    let source = """
      let a = Item(id: 1, name: "a", color: .red, tags: [])
      let b: Item = .init(id: 1, name: "a", color: .red, tags: [])
      let c = ShopAPI.Item.init(id: 1, name: "a", color: .red, tags: [])
      let d = [CartID]()
      func f(_ id: CartID?) -> Result<CartID, Never> { fatalError() }
      """
    #expect(
      try places(#""tags": "[string]""#, #""tags": "[string]", "price": "int""#, in: source) == [
        "2:9 init(id:name:color:tags:) breaks", "3:16 init(id:name:color:tags:) breaks",
        "4:22 init(id:name:color:tags:) breaks",
      ]
    )
    let renamed = try places("CartID", "BasketID", in: source)
    #expect(renamed == ["5:10 CartID breaks", "6:14 CartID breaks", "6:33 CartID breaks"])
  }

  /// The law: a value of a renamed type keeps all members, so that only code with the old name is affected.
  @Test(arguments: ["Item", "Cart", "Color"])
  func renamedTypeAffectsOnlyCodeWithItsName(type: String) throws {
    let members = """
      func text(_ id: CartID) async throws -> String {
        let cart = try await client.send(id.cart())
        let colors = cart.items.map(\\.color).filter { $0 == .red }
        switch cart.first?.color {
        case .green: return cart.items[0].name
        case .red, nil: return "\\(colors.count) \\(cart.items.first?.tags ?? [])"
        }
      }
      """
    let edits = ["\"\(type)\":", "[\(type)]", "\"\(type)\"", "\"\(type)?\""]
    let new = edits.reduce(AppSpecs.shop) { text, use in
      text.replacing(use, with: use.replacing(type, with: "New\(type)"))
    }
    let named = "func use(_ value: \(type)) {}\n"
    let source = "import ShopAPI\n" + named + members
    let places = try AppSample(old: AppSpecs.shop, new: new, source: source).places()
    #expect(places == ["2:19 \(type) breaks"])
  }

  @Test func followsAliasesOfTheApp() throws {
    let source = """
      typealias Product = Item
      extension Product { var title: String { name } }
      func title(_ product: Product?) -> String? { product?.name }
      """
    let places = try places(#""name": "string""#, #""label": "string""#, in: source)
    #expect(places == ["3:41 name breaks?", "4:55 name breaks"])
  }

  @Test func filesWithoutTheModuleHaveNoPlace() throws {
    let sample = AppSample(
      old: AppSpecs.shop,
      new: AppSpecs.shop(replacing: "Items.list", with: "Items.all"),
      source: "import Foundation\nlet request = Items.list()"
    )
    #expect(try sample.places() == [])
    #expect(try sample.review().text.contains("app: the app does not use it"))
  }

  @Test func typesOfTheAppHideThoseOfTheModule() throws {
    let source = "enum Items { static func list() {} }\nlet request = Items.list()"
    #expect(try places("Items.list", "Items.all", in: source) == [])
  }

  @Test func indexKnowsWhatNamesOnlyGuess() throws {
    let source = "import ShopAPI\nlet names = things.map { $0.name }\nlet other = box.name"
    let edit = AppSpecs.shop(replacing: #""name": "string""#, with: #""name": "int""#)
    var sample = AppSample(old: AppSpecs.shop, new: edit, source: source)
    #expect(try sample.places() == ["2:29 name mayBreak?", "3:17 name mayBreak?"])
    let declaration = "ShopAPI.Item.name : Swift.String"
    sample.index = [
      IndexedFile.Name(line: 2, column: 29, text: "name", declaration: declaration),
      IndexedFile.Name(line: 3, column: 17, text: "name", declaration: ""),
      // The line has changed since.
      IndexedFile.Name(line: 3, column: 13, text: "name", declaration: declaration),
    ]
    #expect(try sample.places() == ["2:29 name mayBreak"])
  }

  @Test func countsAllUses() throws {
    let source = """
      import ShopAPI
      let requests = [Items.list(), Items.list(page: 1), Items.list(size: 2)]
      """
    let new = AppSpecs.shop(replacing: #", "size": "int?""#, with: "")
    let review = try AppSample(old: AppSpecs.shop, new: new, source: source).review()
    #expect(
      review.text.contains(
        """
          app: 1 of 3 calls of `Items.list(page:size:)` stops compiling
            App.swift:2:58 list(page:size:)
        """
      )
    )
    #expect(
      review.text.contains("app: 1 place stops compiling (1 file, from names in the source)\n")
    )
  }
}

extension Review {
  fileprivate var text: String { text(as: .text, SampleReview.settings) }
}
