@_spi(Generated) import EndpointJSON
import Foundation
import Mutation
import Testing

@_spi(Generated) @testable import EndpointRuntime
@testable import EndpointTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Feeds extreme and random input to every parser of the runtime.
///
/// No text may trap, and every result must be in range. `VALUES=100000` tests that many texts for
/// each parser.
@Suite("Random input", .serialized)
struct RandomInputTests {
  @Test func contentRangesStayInBounds() {
    let pieces = ["bytes ", "bytes", "*", "-", "/", "0-1/2", "5-4/6", " "]
    Chance.texts(35, of: pieces) { text in
      let response = HTTPResponse(status: 206, headers: ["Content-Range": text])
      guard let range = ContentRange(response) else { return }
      if let bytes = range.bytes {
        #expect(bytes.lowerBound >= 0 && bytes.upperBound < range.total ?? .max)
      }
      #expect(range.total ?? 0 >= 0)
      #expect(HTTPResponse(status: 200, headers: ["Content-Length": text]).length ?? 0 >= 0)
    }
  }

  @Test func partialFileNotesRoundTrip() {
    Chance.texts(36, of: ["GET https://x.org/", "\n", "\"v1\"", "\n\"v1\"\n", "12\n"]) { text in
      let note = PartialFile.Note(Data(text.utf8))
      if let note { #expect(PartialFile.Note(note.text) == note) }
    }
  }

  @Test func encodesReferencesOnceAndNeverRedirectsToHTTP() throws {
    let base = try #require(URL(string: "https://example.com/a/b?c"))
    let pieces = [
      "<", ">", "<https://x.org/?a=b>", "; rel=next", ";rel=\"prev next\"", ", ", "\\", "\"",
      "/a b",
      "HTTP://", "//", "://[", "?", "#", "..", "{", "|", "\u{202E}",
    ]
    Chance.texts(37, of: pieces) { text in
      _ = LinkHeader.next(in: [text, text])
      let encoded = URLReference.encode(text)
      #expect(URLReference.encode(encoded) == encoded, "\(text)")
      #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      guard let url = URL(reference: text, relativeTo: base) else { return }
      #expect(url.scheme == url.scheme?.lowercased())
      var response = HTTPResponse.status(302)
      response.headers["Location"] = text
      let next = HTTPRequest(url: base).redirected(by: response)?.url
      #expect(next?.isSecure ?? true, "\(text)")
    }
  }

  @Test func storesAnyCookieHeader() throws {
    let url = try #require(URL(string: "https://example.com/a/b"))
    let configuration = URLSessionConfiguration.ephemeral
    let jar = CookieJar(configuration)
    let pieces = [
      "a=b", "; Max-Age=", "; max-age=60", "; Expires=", "Sun, 06 Nov 2094 08:49:37 GMT",
      "; Path=/",
      "; Secure", "; Domain=example.com", ", c=d", ";",
    ]
    try Chance.texts(40, of: pieces) { text in
      guard HeaderRules.isValue(text) else { return }
      let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: "HTTP/1.1",
        headerFields: ["Set-Cookie": text]
      )
      jar.store(try #require(response))
      _ = jar.header(for: HTTPRequest(url: url))
    }
  }

  @Test func multipartHeadersContainNoLineBreaks() {
    let pieces = ["--", "boundary", "\r\n", "\r", "\n", "\"", "name=", "; filename="]
    Chance.texts(41, of: pieces) { text in
      let file = FileUpload(data: Data(text.utf8), filename: text)
      let parts = [Part(text, text), Part("file", file)]
      guard let body = try? MultipartBody(parts, boundary: "b0undary").httpBody.data else { return }
      let lines = String(decoding: body, as: UTF8.self).components(separatedBy: "\r\n")
      let heads = lines.filter { $0.hasPrefix("Content-Disposition: form-data; name=\"") }
      #expect(heads.count >= 2)
      #expect(heads.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    }
  }

  @Test func writtenJSONReadsAsSameValue() throws {
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"", "\"a\"", "\\u00", "\\uD800", "null", "true", "1.", "e+",
    ]
    try Chance.texts(42, of: pieces) { text in
      _ = JSONPath(parsing: text)
      let bytes = Array(text.utf8)
      for path: JSONPath in ["backoff", "a[last].b", "a[]"] {
        _ = try? JSONReader.read(bytes, at: path, absent: nil) { $0.double() }
      }
      _ = try? JSONReader.read(bytes) { $0.date(.unix) }
      _ = try? JSONReader.read(bytes) { $0.decimal() }
      guard let value = try? JSONValue(parsing: bytes) else { return }
      let written = try JSONWriter.write { $0.value(value) }.bytes
      #expect(try JSONValue(parsing: written) == value, "\(text)")
    }
  }

  @Test func masksSecretsInAnyErrorText() {
    let pieces = ["https://", "a:b@", "x.org", "/p1n", "?key=", "k3y", "&", " ", "://", "@"]
    let url = URL(string: "https://x.org/p1n?key=k3y")!
    let secrets = URLSecrets(queryNames: ["key"], pathTexts: ["p1n"])
    let mask = SecretMask(HTTPRequest(url: url, urlSecrets: secrets))
    Chance.texts(43, of: pieces) { text in
      let shown = URLSecrets.withoutUsers(mask.text(ofError: text))
      #expect(!shown.contains("?key=k3y"), "\(text)")
      _ = try? Recording(parsing: Data(text.utf8))
    }
  }
}
