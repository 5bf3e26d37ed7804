import Foundation
import LanguageAPI
import Testing

@Suite("Nested types")
struct NestedTests {
  @Test func decodesAndEncodesNestedTypes() async throws {
    let text = Texts.album
    let album = Album(
      code: "c",
      order: .shuffled,
      tracks: [Album.Track(title: "t", side: .a)],
      cover: .drawing(Album.Cover.Drawing(side: .b))
    )
    #expect(decoded(Album.self, text) == album)
    #expect(try written(album) == text)
    #expect(decoded(Album.self, #"{"code":"c","tracks":[]}"#)?.order == Album.Order.released)
    try await checkChanges(of: text, as: Album.self)
  }

  @Test func usesNestedTypesInArgumentsAndResponses() throws {
    let album = Album(code: "c", tracks: [])
    let request = Albums.send(code: Album.Code(id: "c"), order: .released, album)
    #expect(request.curl(for: .production(account: "a")).contains("/albums/c?order=released"))
    #expect(try Language.greet().decode(Data(#"{"text":"Hello."}"#.utf8)).text == "Hello.")
  }
}
