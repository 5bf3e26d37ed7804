@_spi(Generated) import EndpointRuntime
import Foundation
import Testing

@Suite("Values in paths, queries, headers, cookies and bodies")
struct EncodingTests {
  typealias R = DeckOfCards.Request<Void>

  struct Filter: WireEncodable {
    var name: String?
    var tags: [String] = []

    func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.field("name", name)
      json.field("tags", tags)
      json.field("range") { json in
        json.beginObject()
        json.field("from", 1)
        json.field("isOpen", true)
        json.endObject()
      }
      json.endObject()
    }
  }

  static func query(_ parameters: Parameters) throws -> String? {
    let url = try R(.get, "/a", query: parameters).httpRequest(for: .production).url
    return url.absoluteString.split(separator: "?").dropFirst().first.map(String.init)
  }

  static func body(_ body: RequestBody) throws -> (text: String?, type: String?) {
    let request = try R(.post, "/a", body: body).httpRequest(for: .production)
    return (
      request.body.data.map { String(decoding: $0, as: UTF8.self) },
      request.headers["Content-Type"]
    )
  }

  @Test(arguments: [
    ("+", "%2B"), ("&", "%26"), ("/", "%2F"), ("%", "%25"), (" ", "%20"), ("🂡", "%F0%9F%82%A1"),
    ("ü", "%C3%BC"), ("a-b._~Z9", "a-b._~Z9"), ("?#[]=;:@", "%3F%23%5B%5D%3D%3B%3A%40"),
    ("{x}", "%7Bx%7D"), ("'\"\\", "%27%22%5C"),
  ])
  func percentEncodesQueryPathAndFormValues(text: String, encoded: String) throws {
    #expect(try Self.query(["q": text]) == "q=\(encoded)")
    let path = try R(.get, "/a/\(segment: text).json").httpRequest(for: .production).url
    #expect(path.absoluteString.hasSuffix("/a/\(encoded).json"))
    #expect(try Self.body(.form([text: text])).text == "\(encoded)=\(encoded)")
  }

  @Test func preservesSlashesBetweenSegments() throws {
    let url = try R(.get, "/files/\(segments: "a b/c+d/e")").httpRequest(for: .production).url
    #expect(url.absoluteString.hasSuffix("/files/a%20b/c%2Bd/e"))
  }

  @Test func preservesEncodingOfSpecPath() throws {
    let url = try R(.get, "/a%20b/ü/x:y,z").httpRequest(for: .production).url
    #expect(url.absoluteString.hasSuffix("/a%20b/%C3%BC/x:y,z"))
  }

  @Test(arguments: [
    (ParameterStyle.repeat, "a=1&a=x%2Cy"), (.comma, "a=1,x%2Cy"), (.space, "a=1%20x%2Cy"),
    (.pipe, "a=1%7Cx%2Cy"), (.brackets, "a%5B%5D=1&a%5B%5D=x%2Cy"),
    (.indexed, "a%5B0%5D=1&a%5B1%5D=x%2Cy"), (.json, "a=%5B%221%22%2C%22x%2Cy%22%5D"),
  ])
  func encodesArraysInEachStyle(style: ParameterStyle, query: String) throws {
    #expect(try Self.query(["a": ParameterValue(["1", "x,y"], style: style)]) == query)
  }

  @Test(arguments: [
    (
      ParameterStyle.deepObject,
      "f[name]=n&f[tags]=a&f[tags]=b&f[range][from]=1&f[range][isOpen]=true"
    ),
    (.flat, "name=n&tags=a&tags=b&from=1&isOpen=true"),
    (.json, #"f={"name":"n","tags":["a","b"],"range":{"from":1,"isOpen":true}}"#),
  ])
  func encodesObjectsInEachStyle(style: ParameterStyle, query: String) throws {
    let filter = Filter(name: "n", tags: ["a", "b"])
    #expect(
      try Self.query(["f": ParameterValue(filter, style: style)])?.removingPercentEncoding == query
    )
  }

  @Test func encodesNestedValuesInNestedStyle() throws {
    let filter = Filter(name: "n", tags: ["a", "b"])
    let object = try Self.query(["f": ParameterValue(filter, style: .flat, nested: .brackets)])
    #expect(object?.removingPercentEncoding == "name=n&tags[]=a&tags[]=b&from=1&isOpen=true")
    let array = try Self.query(["a": ParameterValue([["b": 1]], style: .indexed, nested: .json)])
    #expect(array?.removingPercentEncoding == #"a[0]={"b":1}"#)
  }

  @Test func omitsNilAndEmptyValues() throws {
    #expect(try Self.query(["a": Int?.none, "b": 1]) == "b=1")
    #expect(try Self.query(["a": [Int](), "c": ParameterValue([Int](), style: .comma)]) == nil)
    #expect(try Self.query(["a": ParameterValue(Int?.none, nullable: true)]) == "a=null")
    #expect(try Self.query(["a": ParameterValue(style: .json) { $0.null() }, "b": 1]) == "b=1")
    #expect(try Self.query(["a": ParameterValue(nullable: true) { $0.null() }]) == "a=null")
    #expect(Part.json("a") { $0.null() } == Part.json("a", Int?.none))
    #expect(Part.json("a", nullable: true) { $0.null() }.description == "a=null")
  }

  @Test func encodesBooleansDatesAndEnums() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(
      try Self.query([
        "a": ParameterValue(true, .number), "b": ParameterValue([true, false], .number),
      ]) == "a=1&b=1&b=0"
    )
    #expect(try Self.query(["a": true, "n": ParameterValue(12, .string)]) == "a=true&n=12")
    #expect(try Self.query(["d": ParameterValue(date, .unix)]) == "d=1700000000")
    #expect(try Self.query(["d": date]) == "d=2023-11-14T22%3A13%3A20Z")
    #expect(try Self.query(["d": Day(year: 2026, month: 1, day: 2)]) == "d=2026-01-02")
    #expect(
      try Self.query(["v": Value.ace, "s": Suit.clubs, "i": Deck(id: "x")])
        == "v=ACE&s=CLUBS&i=x"
    )
    let dates = ParameterValue { $0.array([date]) { json, date in json.date(date, .unix) } }
    #expect(try Self.query(["d": dates]) == "d=1700000000")
    let url = try R(.get, "/\(segment: date, .unix)/\(segment: true, .number)")
      .httpRequest(for: .production).url
    #expect(url.absoluteString.hasSuffix("/1700000000/1"))
  }

  @Test func rejectsUnrepresentableDate() {
    let date = Date(timeIntervalSince1970: 1e15)
    expectInvalid(R(.get, "/", query: ["d": date]), naming: "d")
  }

  @Test func encodesHeadersAndCookies() throws {
    let request = try R(
      .get,
      "/a",
      headers: ["X-Tags": ["a", "b"], "X-Name": "ü +%"],
      cookies: ["a": "x; y", "b": 2]
    ).httpRequest(for: .production)
    #expect(request.headers["x-tags"] == "a, b")
    #expect(request.headers["X-Name"] == "ü +%")
    #expect(request.headers["Cookie"] == "a=x%3B%20y; b=2")
  }

  @Test func encodesBodies() throws {
    #expect(try Self.body(.none) == (nil, nil))
    #expect(try Self.body(.json(["a": 1])) == (#"{"a":1}"#, "application/json"))
    #expect(try Self.body(.json(Int?.none)) == (nil, nil))
    #expect(try Self.body(.json("text")) == (#""text""#, "application/json"))
    #expect(try Self.body(.text("ü")) == ("ü", "text/plain; charset=utf-8"))
    #expect(try Self.body(.text(5 as Int?)) == ("5", "text/plain; charset=utf-8"))
    #expect(try Self.body(.text(Date(timeIntervalSince1970: 9), .unix)).0 == "9")
    #expect(RequestBody.text(nil as Int?) == .none)
    #expect(RequestBody.text(nil as Date?, .unix) == .none)
    #expect(try Self.body(.binary(Data("x".utf8))) == ("x", "application/octet-stream"))
    #expect(
      try Self.body(.json(1, contentType: "application/merge-patch+json")).type
        == "application/merge-patch+json"
    )
    #expect(try Self.body(.form(["a": Int?.none])) == (nil, nil))
    let form = try Self.body(.form(of: Filter(tags: ["a"]), arrays: .brackets, objects: .flat))
    #expect(form == ("tags%5B%5D=a&from=1&isOpen=true", "application/x-www-form-urlencoded"))
  }

  @Test func contentTypeHeaderOverridesBodyType() throws {
    let request = try R(
      .post,
      "/a",
      headers: ["content-type": "application/vnd.deck+json"],
      body: .json(1)
    ).httpRequest(for: .production)
    #expect(request.headers.values(of: "Content-Type") == ["application/vnd.deck+json"])
  }

  @Test func encodesMultipartBody() throws {
    let file = FileUpload(
      data: Data("PNG".utf8),
      filename: "a\"b\r\n.png",
      contentType: "image/png"
    )
    let (text, type) = try Self.body(
      .multipart([
        .init("caption", "Me"), .init("file", file), .init("tags", ["a", "b"]),
        .init("none", String?.none), .json("meta", ["a": 1]),
      ])
    )
    let boundary = try #require(type?.split(separator: "boundary=").last)
    let expected = """
      --B\r
      Content-Disposition: form-data; name="caption"\r
      \r
      Me\r
      --B\r
      Content-Disposition: form-data; name="file"; filename="a%22b%0D%0A.png"\r
      Content-Type: image/png\r
      \r
      PNG\r
      --B\r
      Content-Disposition: form-data; name="tags"\r
      \r
      a\r
      --B\r
      Content-Disposition: form-data; name="tags"\r
      \r
      b\r
      --B\r
      Content-Disposition: form-data; name="meta"\r
      Content-Type: application/json\r
      \r
      {"a":1}\r
      --B--\r

      """
    #expect(text?.replacing(boundary, with: "B") == expected)
  }

  @Test func reportsMissingFileWhenSent() throws {
    let missing = FileUpload(contentsOf: URL(fileURLWithPath: "/no/such/file.png"))
    #expect(missing.filename == "file.png")
    expectInvalid(R(.post, "/a", body: .multipart([.init("file", missing)])), naming: "file.png")
  }
}
