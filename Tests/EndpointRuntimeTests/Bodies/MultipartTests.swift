import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Multipart bodies and bodies from files", .serialized)
struct MultipartTests {
  typealias R = DeckOfCards.Request<Void>

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static func sent(_ body: RequestBody) throws -> HTTPRequest {
    try R(.post, "/a", body: body).httpRequest(for: .production)
  }

  static func disposition(_ name: String, _ filename: String) throws -> String? {
    let file = FileUpload(data: Data(), filename: filename)
    let body = try sent(.multipart([Part(name, file)])).body.data ?? Data()
    return String(decoding: body, as: UTF8.self).split(separator: "\r\n").first {
      $0.hasPrefix("Content-Disposition")
    }.map(String.init)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\"b", "a%22b"), ("a\nb", "a%0D%0Ab"), ("a\rb", "a%0D%0Ab"),
    ("a\r\nb", "a%0D%0Ab"), ("\r", "%0D%0A"), ("ü😀", "ü😀"), ("a%22", "a%22"), ("a;b\\c", "a;b\\c"),
    ("tags[]", "tags[]"), ("a\r\n\r\nX: y\r\n--", "a%0D%0A%0D%0AX: y%0D%0A--"),
  ])
  func escapesFieldNamesInContentDisposition(_ name: String, _ escaped: String) throws {
    let line = try Self.disposition(name, "f")
    #expect(line == "Content-Disposition: form-data; name=\"\(escaped)\"; filename=\"f\"")
  }

  @Test(arguments: [
    ("a.png", "a.png"), ("a\"b.png", "a%22b.png"), ("a\nb", "a%0Ab"), ("a\rb", "a%0Db"),
    ("naïve 😀.png", "naïve 😀.png"), ("../x", "../x"), ("", ""),
  ])
  func escapesFileNamesInContentDisposition(_ name: String, _ escaped: String) throws {
    let line = try Self.disposition("f", name)
    #expect(line == "Content-Disposition: form-data; name=\"f\"; filename=\"\(escaped)\"")
  }

  /// A line break would begin another header of the part.
  @Test(arguments: ["\r", "\n", "\r\n", "\0"])
  func rejectsTypesWithLineBreaks(_ end: String) {
    let file = FileUpload(data: Data(), filename: "f", contentType: "text/plain\(end)X-Admin: 1")
    #expect(throws: DeckOfCards.ClientError.self) {
      try Self.sent(.multipart([Part("f", file)]))
    }
  }

  @Test func placesFileSectionBetweenDataSections() throws {
    let photo = try folder.file("photo.png", [1, 2, 3])
    let request = try Self.sent(
      .multipart([
        Part("caption", "Me"), Part("file", FileUpload(contentsOf: photo)), Part("end", 1),
      ])
    )
    let sections = request.body.sections
    try #require(sections.count == 3)
    #expect(sections[1] == .file(photo))
    guard case .data(let first) = sections[0], case .data(let last) = sections[2] else {
      Issue.record("\(sections)")
      return
    }
    #expect(String(decoding: first, as: UTF8.self).hasSuffix("octet-stream\r\n\r\n"))
    #expect(String(decoding: last, as: UTF8.self).hasPrefix("\r\n--endpoint-"))
    #expect(request.body.data == nil)
  }

  @Test func usesUniqueBoundaryPerRequest() throws {
    let body = RequestBody.multipart([Part("a", 1)])
    let types = try (0..<100).map { _ in try Self.sent(body).headers["Content-Type"] }
    #expect(Set(types).count == 100)
    #expect(types.allSatisfy { ($0?.count ?? 0) < 30 + 70 })
  }

  @Test func masksSecretPartsAroundFiles() throws {
    let file = FileUpload(contentsOf: try folder.file("a.bin", [1]))
    let parts = [
      Part("before", "hush", secret: true), Part("file", file, secret: true),
      Part("after", "quiet", secret: true), Part("open", "shown"),
    ]
    let request = try Self.sent(.multipart(parts))
    for text in [request.body.description, String(reflecting: request), request.curl] {
      #expect(!text.contains("hush") && !text.contains("quiet"), "\(text)")
    }
    #expect(request.body.description.contains("shown"))
    #expect(request.body.description.contains("file a.bin"))
    #expect(request.body.secrets.count == 3)
    let alone = try Self.sent(.multipart([Part("file", file, secret: true)]))
    #expect(!alone.body.secrets.isEmpty, "other origins must not receive a secret file")
  }

  @Test func sendsFileAsWholeBody() throws {
    let url = try folder.file("photo.png", [1, 2, 3])
    let typed = try Self.sent(.binary(FileUpload(contentsOf: url, contentType: "image/png")))
    #expect(typed.body == .file(url))
    #expect(typed.headers["Content-Type"] == "image/png")
    let upload = FileUpload(data: Data([1]), filename: "x")
    #expect(try Self.sent(.binary(upload)).body == .data(Data([1])))
    #expect(try Self.sent(.binary(upload, contentType: "a/b")).headers["Content-Type"] == "a/b")
    #expect(try Self.sent(.binary(FileUpload?.none)).body == .none)
  }

  @Test func rejectsUnreadableFilesBeforeSending() async throws {
    let web = try #require(URL(string: "https://example.com/a.png"))
    let cases = [
      (folder["gone.png"], "gone.png cannot be read: it does not exist"),
      (folder.url, "is a folder or a device"), (URL(fileURLWithPath: "/dev/zero"), "a device"),
      (web, "its URL is not a file URL"),
    ]
    let stub = StubTransport { _ in .status(200) }
    let client = Client<DeckOfCards>(.production, transport: stub)
    for (url, text) in cases {
      let file = FileUpload(contentsOf: url)
      for body in [RequestBody.binary(file), .multipart([Part("f", file)])] {
        guard
          case .failure(.invalidRequest(let found)) = await client.result(R(.post, "/", body: body))
        else {
          Issue.record("\(url) was sent")
          continue
        }
        #expect(found.reason.contains(text))
      }
    }
    #expect(stub.requests.isEmpty)
  }
}
