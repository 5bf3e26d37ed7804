import Foundation
import LanguageAPI
import Testing

@Suite("Request bodies")
struct BodyTests {
  private let point = Point(x: 1, y: 2)

  @Test func encodesValuesAsJSON() throws {
    let sent = try parts(Bodies.value(point))
    #expect(sent.line == "POST /value")
    #expect(sent.body == #"{"x":1,"y":2}"#)
    #expect(sent.headers["Content-Type"] == "application/json")
    #expect(try parts(Bodies.values([point, Point(x: 3)])).body == #"[{"x":1,"y":2},{"x":3}]"#)
    #expect(try parts(Bodies.anything(["a": .null])).body == #"{"a":null}"#)
    #expect(try parts(Bodies.string("a\"b")).body == #""a\"b""#)
    #expect(try parts(Bodies.dates([Date(timeIntervalSince1970: 1.5)])).body == "[1.5]")
    #expect(try parts(Bodies.inline([Bodies.InlineBody(n: 1)])).body == #"[{"n":1}]"#)
    #expect(
      try parts(Bodies.union(.circle(Circle(radius: 1)))).body == #"{"kind":"circle","radius":1}"#
    )
  }

  @Test func omitsBodyWithoutValue() throws {
    let sent = try parts(Bodies.maybe())
    #expect(sent.body == "")
    #expect(sent.headers["Content-Type"] == nil)
    #expect(try parts(Bodies.maybe(point)).body == #"{"x":1,"y":2}"#)
  }

  @Test func encodesWrappedAndSpreadBodies() throws {
    let labelled = try parts(Bodies.labelled(id: 5, with: point))
    #expect(labelled.line == "PUT /labelled/5")
    #expect(labelled.body == #"{"data":{"point":{"x":1,"y":2}}}"#)
    #expect(try parts(Bodies.spread(value: 1)).body == #"{"value":1,"unit":"g"}"#)
    let wrapped = try parts(Bodies.wrapped(point))
    #expect(wrapped.body == #"{"point":{"x":1,"y":2}}"#)
    #expect(wrapped.headers["Content-Type"] == "application/vnd.language+json")
  }

  @Test func encodesBodyFieldsAtTheirPaths() throws {
    #expect(
      try parts(Bodies.fields(point: point, value: 1, userName: "u")).body == #"""
        {"order":{"point":{"x":1,"y":2},"amount":{"value":1,"unit":"g"},"kind":"dinner","huge":123456789012345678901234567890,"guests":2,"user":{"name":"u"},"allergies":null}}
        """#
    )
    let request = Bodies.fields(
      point: point,
      value: 1,
      unit: "kg",
      guests: 3,
      at: Date(timeIntervalSince1970: 5),
      times: [Date(timeIntervalSince1970: 6)],
      hot: true,
      userName: "u",
      userKey: "s3cret",
      json: [1],
      key: 7,
      cook: "c",
      allergies: ["a"],
      note: .clear,
      due: .set(Date(timeIntervalSince1970: 8)),
      tree: .leaf(Leaf(value: 1))
    )
    #expect(
      try parts(request).body == #"""
        {"order":{"point":{"x":1,"y":2},"amount":{"value":1,"unit":"kg"},"kind":"dinner","huge":123456789012345678901234567890,"guests":3,"at":5,"times":[6],"hot":1,"user":{"name":"u","key":"s3cret"},"json":[1],"key":7,"cook":"c","allergies":["a"],"note":null,"due":8,"tree":{"kind":"leaf","value":1}}}
        """#
    )
    #expect(!shown(request).contains("s3cret"))
    #expect(!request.curl(for: .production()).contains("s3cret"))
    #expect(request.curl(for: .production()).contains("dinner"))
  }

  @Test func omitsNilFields() throws {
    #expect(try parts(Bodies.optionals()).body == "{}")
    #expect(try parts(Bodies.optionals(b: "x")).body == #"{"b":"x"}"#)
    #expect(try parts(Bodies.optionalForm()).body == "")
    #expect(try parts(Bodies.optionalForm(a: 1)).body == "a=1")
  }

  @Test func encodesForms() throws {
    let request = Bodies.form(
      stars: 5,
      tags: ["a", "b c"],
      amount: Amount(value: 1.5),
      deep: Amount(value: 2, unit: "é+&"),
      password: "s3cret",
      on: Date(timeIntervalSince1970: 0),
      flag: false
    )
    let sent = try parts(request)
    #expect(sent.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(
      sent.body
        == "STARS=5&tags%5B%5D=a&tags%5B%5D=b%20c&value=1.5&unit=g&deep%5Bvalue%5D=2&deep%5Bunit%5D=%C3%A9%2B%26"
        + "&source=app&PASSWORD=s3cret&on=1970-01-01&flag=0"
    )
    #expect(!shown(request).contains("s3cret"))
    #expect(!request.curl(for: .production()).contains("s3cret"))
    #expect(
      try parts(Bodies.formValue(Span(from: Date(timeIntervalSince1970: 5), step: 2))).body
        == "from=5&step=2"
    )
  }

  @Test func encodesOptionalMultipartBodies() throws {
    let none = try parts(Bodies.maybePassport())
    #expect(none.body == "")
    #expect(none.headers["Content-Type"] == nil)
    let day = try #require(Day("2026-11-26"))
    let passport = Passport(
      photo: FileUpload(data: Data("JPG".utf8), filename: "a.jpg", contentType: "image/jpeg"),
      name: "n",
      born: day,
      issued: day,
      passportNumber: "s3cret"
    )
    let sent = try parts(Bodies.maybePassport(passport))
    #expect(sent.headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
    #expect(sent.body.components(separatedBy: "Content-Disposition: form-data").count == 6)
    #expect(sent.body.contains("name=\"name\"\r\n\r\nn\r\n"))
    #expect(!shown(Bodies.maybePassport(passport)).contains("s3cret"))
  }

  @Test func encodesMultipartBodies() throws {
    let file = FileUpload(data: Data("JPG".utf8), filename: "a\"b.jpg", contentType: "image/jpeg")
    let request = Bodies.multipart(
      caption: "c",
      photo: file,
      point: point,
      remember: true,
      raw: Data("raw".utf8),
      taken: Date(timeIntervalSince1970: 5),
      more: [file, file],
      tags: ["a", "b"],
      days: [Date(timeIntervalSince1970: 6)],
      pin: "s3cret"
    )
    let sent = try parts(request)
    let boundary = try #require(sent.headers["Content-Type"]?.split(separator: "boundary=").last)
    let lines = sent.body.components(separatedBy: "\r\n").filter { !$0.hasPrefix("--\(boundary)") }
    let text = lines.joined(separator: "|")
    #expect(text.contains(#"Content-Disposition: form-data; name="caption"||c|"#))
    #expect(
      text.contains(#"name="photo"; filename="a%22b.jpg"|Content-Type: image/jpeg||JPG|"#),
      "\(text)"
    )
    #expect(text.contains(#"name="point"|Content-Type: application/json||{"x":1,"y":2}|"#))
    #expect(text.contains(#"name="remember"||1|"#))
    #expect(text.contains("||raw|"))
    #expect(text.contains(#"name="taken"||5|"#))
    #expect(text.components(separatedBy: #"name="more"; filename="a%22b.jpg""#).count == 3)
    #expect(text.contains(#"name="tags"||a|Content-Disposition: form-data; name="tags"||b|"#))
    #expect(text.contains(#"name="days"||6|"#))
    #expect(text.contains(#"name="pin"||s3cret|"#))
    #expect(!text.contains("second"))
    #expect(sent.body.hasSuffix("--\(boundary)--\r\n"))
    #expect(!shown(request).contains("s3cret"))
    #expect(!request.curl(for: .production()).contains("s3cret"))
    #expect(
      request
        == Bodies.multipart(
          caption: "c",
          photo: file,
          point: point,
          remember: true,
          raw: Data("raw".utf8),
          taken: Date(timeIntervalSince1970: 5),
          more: [file, file],
          tags: ["a", "b"],
          days: [Date(timeIntervalSince1970: 6)],
          pin: "s3cret"
        )
    )
    let value = try parts(Bodies.multipartValue(Amount(value: 1)))
    #expect(value.body.contains("name=\"unit\"\r\n\r\ng\r\n"))
  }

  @Test func encodesTextAndBytes() throws {
    let text = try parts(Bodies.text("a\"é"))
    #expect(text.body == "a\"é")
    #expect(text.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(try parts(Bodies.rank(.two)).body == "2")
    let bytes = try parts(Bodies.binary(Data("x".utf8)))
    #expect(bytes.body == "x")
    #expect(
      bytes.headers.filter { $0.key.lowercased() == "content-type" }.map(\.value) == ["image/png"]
    )
    #expect(
      try parts(Bodies.data(Data("x".utf8))).headers["Content-Type"] == "application/octet-stream"
    )
  }

  @Test func rejectsNaN() {
    #expect(throws: Language.ClientError.self) {
      try Bodies.spread(value: .nan).httpRequest(for: .production())
    }
  }
}
