import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointDrift

/// Some recorders store a body as it travelled. Its header then says how the body is compressed, and nothing can be said
/// about its contents.
@Suite("Compressed bodies count as unrecorded", .serialized, .computing)
struct CompressedBodyTests {
  private static let spec = """
    {
      "api": "Shop", "servers": { "main": "https://shop.example" },
      "types": { "Item": { "fields": { "id": "int" } } },
      "endpoints": { "add": { "method": "POST", "path": "/items", "body": "Item", "response": "Item" } }
    }
    """

  /// The beginning of a body by its coding.
  private static let codings: [(name: String, start: [UInt8])] = [
    ("gzip", [0x1F, 0x8B, 8, 0]), ("x-gzip", [0x1F, 0x8B]), ("br", [0x1B, 5, 0, 0xF8]),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("deflate", [0x78, 0x9C]), ("GZIP", [0x1F, 0x8B]),
  ]

  private static let plain = Array(#"{"id":1}"#.utf8)
  private static let wrong = Array(#"{"id":"a"}"#.utf8)

  private static func message(_ body: [UInt8], _ coding: String?, isRequest: Bool) -> JSONObject {
    let content: JSONValue = [
      "mimeType": "application/json", "text": .string(Data(body).base64EncodedString()),
      "encoding": "base64", "size": .number(JSONNumber(body.count)),
    ]
    let headers: [JSONValue] = [["name": "Content-Type", "value": "application/json"]]
    let own: [JSONValue] =
      coding.map { [["name": "content-encoding", "value": .string($0)]] } ?? []
    return ["headers": .array(headers + own), isRequest ? "postData" : "content": content]
  }

  private static func kinds(
    request: ([UInt8], String?),
    response: ([UInt8], String?)
  ) throws -> [String] {
    var sent = message(request.0, request.1, isRequest: true)
    (sent["method"], sent["url"]) = ("POST", "https://shop.example/items")
    var received = message(response.0, response.1, isRequest: false)
    received["status"] = 200
    let entry: JSONValue = ["request": .object(sent), "response": .object(received)]
    let spec = try SampleSpecs.spec(of: spec)
    var verification = Verification(spec.model, spec.document)
    var reader = EvidenceReader(file: "a.har")
    for found in reader.read(Array("\(["log": ["entries": [entry]]] as JSONValue)".utf8)) {
      if case .exchange(let exchange) = found { verification.add(exchange) }
    }
    #expect(verification.report.counts.matched == 1)
    return verification.report.findings.map(\.kind.name)
  }

  @Test(arguments: codings.indices)
  func judgesNoCompressedBody(index: Int) throws {
    let (name, start) = Self.codings[index]
    let body = start + (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37 | 0x80) }
    #expect(try Self.kinds(request: (Self.plain, nil), response: (body, name)) == [])
    #expect(try Self.kinds(request: (body, name), response: (Self.plain, nil)) == [])
    let both = try Self.kinds(request: (body, name), response: (Self.wrong, nil))
    #expect(both == ["wrong-type"])
  }

  /// Most recorders store the decompressed body beside the header.
  @Test(arguments: ["gzip", "br", "identity", ""])
  func judgesBodyThatWasDecompressed(coding: String) throws {
    let found = try Self.kinds(request: (Self.plain, coding), response: (Self.wrong, coding))
    #expect(found == ["wrong-type"])
  }

  @Test func judgesBodyThatOnlyClaimsNothing() throws {
    let bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0xFF]
    let found = try Self.kinds(request: (Self.plain, nil), response: (bytes, nil))
    #expect(found == ["unreadable-body"])
  }
}
