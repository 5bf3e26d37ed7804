import EndpointJSON
import EndpointWire
import Foundation
import Testing

@Suite("Queries, forms and bodies on the wire")
struct BodyTests {
  // MARK: - Percent-encoding

  @Test(arguments: [
    ("+", "%2B"), ("&", "%26"), ("/", "%2F"), ("%", "%25"), (" ", "%20"), ("🂡", "%F0%9F%82%A1"),
    ("ü", "%C3%BC"), ("a-b._~Z9", "a-b._~Z9"), ("?#[]=;:@", "%3F%23%5B%5D%3D%3B%3A%40"),
    ("{x}", "%7Bx%7D"), ("'\"\\", "%27%22%5C"), ("\r\n", "%0D%0A"), ("", ""),
  ])
  func encodesAndDecodesText(_ text: String, _ encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded[...]) == text)
  }

  @Test(arguments: [
    ("100%", "100%"), ("%zz%4", "%zz%4"), ("%+1", "%+1"), ("%c3%BC", "ü"), ("%2525", "%25"),
    ("%FF", nil), ("ü%20", "ü "),
  ])
  func decodesOnlyEscapes(_ text: String, _ decoded: String?) {
    #expect(PercentEncoding.decode(text[...]) == decoded)
  }

  @Test(arguments: [
    ("/a%2fb%20c", "/a%2Fb c"), ("/50%25/%zz", "/50%25/%zz"), ("/%FF", "/%FF"), ("/ä", "/ä"),
  ])
  func decodesPathsWithoutSlashes(_ path: String, _ decoded: String) {
    #expect(PercentEncoding.decodePath(path[...]) == decoded)
  }

  @Test(arguments: [
    ("/a%20b/ü/x:y,z", "/a%20b/%C3%BC/x:y,z"), ("/a%zz", "/a%25zz"), ("/a%", "/a%25"),
    ("/a%2", "/a%252"), ("/%2f", "/%2f"), ("/{id}?", "/{id}%3F"),
  ])
  func encodesPaths(_ path: String, _ encoded: String) {
    #expect(PercentEncoding.encodePath(path) == encoded)
  }

  @Test func readsItemsOfForms() {
    let text = "a=1&b=x+y%2B&c&=d&e=%FF&a=2=3"
    let items = PercentEncoding.items(of: text[...]).map { "\($0.name):\($0.text)" }
    #expect(items == ["a:1", "b:x y+", "c:", ":d", "e:%FF", "a:2=3"])
    #expect(PercentEncoding.pairs(of: text[...]).map(\.name) == ["a", "b", "", "e", "a"])
    #expect(PercentEncoding.form([("a b", "1"), ("c", "x&y")]) == "a%20b=1&c=x%26y")
  }

  // MARK: - Styles

  @Test(arguments: [
    (ParameterStyle.repeat, "a=1&a=x%2Cy", ["1", "x,y"]), (.comma, "a=1,x%2Cy", ["1,x,y"]),
    (.space, "a=1%20x%2Cy", ["1 x,y"]), (.pipe, "a=1%7Cx%2Cy", ["1|x,y"]),
    (.brackets, "a%5B%5D=1&a%5B%5D=x%2Cy", ["1", "x,y"]),
    (.indexed, "a%5B0%5D=1&a%5B1%5D=x%2Cy", ["1", "x,y"]),
    (.json, "a=%5B1%2C%22x%2Cy%22%5D", [#"[1,"x,y"]"#]),
  ])
  func writesArrays(_ style: ParameterStyle, _ query: String, _ values: [String]) throws {
    var builder = PairBuilder(arrays: style)
    builder.add("a", try WireValue([1, "x,y"] as JSONValue))
    #expect(builder.pairs.map(\.encoded).joined(separator: "&") == query)
    #expect(builder.pairs.map(\.decodedValue) == values)
  }

  /// Objects in an array have an index, unless the style says otherwise.
  @Test(arguments: [
    (ParameterStyle.deepObject, "a[0][b]=1&a[0][t][]=x&a[1][b]=2"),
    (.indexed, "a[0][b]=1&a[0][t][0]=x&a[1][b]=2"), (.brackets, "a[][b]=1&a[][t][]=x&a[][b]=2"),
    (.repeat, #"a={"b":1,"t":["x"]}&a={"b":2}"#),
  ])
  func writesArraysOfObjects(_ style: ParameterStyle, _ query: String) throws {
    let value: JSONValue = [["b": 1, "t": ["x"]], ["b": 2]]
    var builder = PairBuilder(arrays: style)
    builder.add("a", try WireValue(value))
    #expect(builder.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&") == query)
    var nested = PairBuilder(arrays: style == .brackets ? .deepObject : style)
    nested.add("f", try WireValue(["a": value] as JSONValue))
    #expect(
      nested.pairs.filter { $0.name.hasSuffix("[b]") }.map(\.name) == ["f[a][0][b]", "f[a][1][b]"]
    )
  }

  @Test(arguments: [
    (ParameterStyle.deepObject, "f[n]=1&f[t]=a&f[t]=b&f[r][o]=true"), (.flat, "n=1&t=a&t=b&o=true"),
    (.json, #"f={"n":1,"t":["a","b"],"r":{"o":true}}"#),
  ])
  func writesObjects(_ style: ParameterStyle, _ query: String) throws {
    var builder = PairBuilder(objects: style)
    let value: JSONValue = ["n": 1, "t": ["a", "b"], "r": ["o": true]]
    builder.add("f", try WireValue(value))
    #expect(builder.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&") == query)
  }

  // MARK: - Multipart

  static let parts: [(name: String, filename: String?, text: String, isFile: Bool)] = [
    ("caption", nil, "Me", false), ("tags[]", nil, "", false), ("photo", "a;b.png", "PNG", true),
    ("lines", nil, "a\r\n--b\r\n", false), ("ü😀", nil, "\0\u{FFFD}", false),
  ]

  @Test func readsWrittenParts() {
    var text = "preamble\r\n"
    for part in Self.parts {
      text += Multipart.head(
        name: part.name,
        filename: part.filename,
        contentType: part.isFile ? "image/png" : nil,
        boundary: "B0"
      )
      text += part.text + "\r\n"
    }
    let bytes = Array("\(text)--B0--\r\nepilogue".utf8)
    let expected = Self.parts.map { part in
      Multipart.Part(name: part.name, text: part.isFile ? "" : part.text, isFile: part.isFile)
    }
    #expect(Multipart.parts(of: bytes, boundary: "B0") == expected)
    #expect(Multipart.parts(of: bytes, boundary: "B1") == [])
    #expect(Multipart.parts(of: bytes, boundary: "") == [])
    #expect(Multipart.parts(of: Array("--B0\r\nX: y\r\n\r\n\r\n--B0--".utf8), boundary: "B0") == [])
  }

  @Test(arguments: [
    ("a\"b", "a%22b"), ("a\nb", "a%0D%0Ab"), ("a\rb", "a%0D%0Ab"), ("a\r\nb", "a%0D%0Ab"),
    ("ü😀", "ü😀"), ("a%22", "a%22"), ("a;b\\c", "a;b\\c"),
  ])
  func escapesNamesOfParts(_ name: String, _ escaped: String) {
    let head = Multipart.head(name: name, filename: nil, contentType: nil, boundary: "B")
    #expect(head == "--B\r\nContent-Disposition: form-data; name=\"\(escaped)\"\r\n\r\n")
  }

  // MARK: - Streams

  @Test(arguments: [
    (StreamFormat.events(), ["1", "2\n3", ""]), (.events(end: "[DONE]"), ["1"]), (.events(), []),
    (.lines(), ["1", "{}"]), (.lines(end: "END"), ["1"]), (.sequence(), ["1", "[\n2\n]"]),
    (.gateway(), ["1", "{\"a\": 2}"]), (.gateway(end: "END"), ["1"]),
  ])
  func readsWrittenElements(_ format: StreamFormat, _ elements: [String]) {
    let body = format.body(of: elements)
    #expect(format.elements(of: Data(body.utf8)) == elements)
    #expect(format.elements(of: Data((body + "data: x\n").utf8)).starts(with: elements))
  }

  @Test(arguments: [
    (StreamFormat.events(), "data: 1\r\rdata: 2\n\ndata: 3\n", ["1", "2"]),
    (.events(), ": note\ndata\n\n", [""]), (.events(end: "x"), "data: x\n\ndata: 1\n\n", []),
    (.lines(), "1\r\n\n  \n2\r3", ["1", "2", "3"]), (.lines(end: "x"), "1\nx\n2", ["1"]),
  ])
  func readsElementsAsClientsDo(_ format: StreamFormat, _ body: String, _ elements: [String]) {
    #expect(format.elements(of: Data(body.utf8)) == elements)
  }
}
