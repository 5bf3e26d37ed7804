import TestTraits
import Testing

@testable import EndpointCommands

@Suite("A spec that is a folder", .serialized, .computing)
struct SplitImportTests {
  @Test("stays one in later imports, with and without the option")
  func laterImportWritesIntoFolder() throws {
    let folders = try [[], ["--split"]].map { option in
      let folder = try TemporaryFolder()
      let importing = ["import", "openapi", "shop.json", "--quiet"]
      try folder.write(document("orders"), to: "shop.json")
      #expect(folder.run(importing + ["--split"]) == 0, "\(folder.errors)")
      try folder.write(document("orders", "users"), to: "shop.json")
      #expect(folder.run(importing + option) == 0, "\(folder.errors)")
      return folder
    }
    #expect(!folders[0].exists("Specs/Shop.json"))
    #expect(try folders[0].text("Specs/Shop/Users.json").contains("/users"))
    #expect(try folders[0].tree() == folders[1].tree())
  }

  private func document(_ tags: String...) -> String {
    let paths = tags.map { tag in
      #""/\#(tag)": { "get": { "tags": ["\#(tag)"], "responses": { "204": { "description": "OK" } } } }"#
    }
    return """
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1.\(tags.count)" },
        "servers": [{ "url": "https://shop.example.com" }],
        "paths": { \(paths.joined(separator: ", ")) } }
      """
  }
}
