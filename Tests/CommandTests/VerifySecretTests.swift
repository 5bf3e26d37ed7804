import EndpointDiff
import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Verifies random, partly malformed traffic with a secret at random places.
///
/// No report may contain the secret.
@Suite("verify shows no value of the traffic", .serialized, .computing)
struct VerifySecretTests {
  private static let count =
    ProcessInfo.processInfo.environment["SECRETS"].flatMap { Int($0) } ?? 40

  private static let formats = ReportFormat.allCases.map(\.rawValue)

  private static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example/v1" },
      "authentication": { "token": { "type": "bearer" } },
      "types": {
        "Item": {
          "fields": {
            "id": "uuid", "name": "string", "state": "State", "made": "date", "count": "int",
            "labels": "[string: Piece]", "shape": "Shape", "password": { "type": "string", "secret": true }
          }
        },
        "Piece": { "fields": { "size": "int", "url": "url" } },
        "State": { "enum": ["new", "sold"], "closed": true },
        "Shape": { "union": { "round": "Piece" }, "by": "kind" },
        "Fault": { "fields": { "message": "string" } }
      },
      "errors": { "4xx": "Fault" },
      "endpoints": {
        "Item.get": { "path": "/items/{id}", "parameters": { "id": "uuid", "size": "int?", "X-Key": { "type": "int?", "in": "header" } }, "response": "Item" },
        "Item.add": { "method": "POST", "path": "/items", "body": "Item", "response": "Item" }
      }
    }
    """

  @Test func reportsContainNoSecretFromTraffic() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "Specs/Shop.json")
    var numbers = Numbers()
    for _ in 0..<Self.count {
      let secret =
        "S3cr3t"
        + String((0..<14).map { _ in "abcdefXYZ0123456789".randomElement(using: &numbers)! })
      let traffic = Self.archive(secret, &numbers)
      try folder.write(traffic, to: "traffic.har")
      for format in Self.formats {
        folder.output = ""
        folder.errors = ""
        _ = folder.run(["verify", "traffic.har", "--format", format, "--show", "safe"])
        let text = folder.output + folder.errors
        let isHidden = !text.lowercased().contains(secret.prefix(9).lowercased())
        #expect(isHidden, "\(format) of \(traffic)")
        #expect(text.count > 20)
      }
    }
  }

  /// A HAR archive of some exchanges with the secret at random places.
  private static func archive(_ secret: String, _ numbers: inout Numbers) -> String {
    let entries = (0..<8).map { _ in entry(secret, &numbers) }
    var text = "\(["log": ["entries": .array(entries)]] as JSONValue)"
    // Sometimes breaks an entry or truncates the file.
    if Bool.random(using: &numbers) {
      let index = text.indices.randomElement(using: &numbers) ?? text.startIndex
      if Bool.random(using: &numbers) {
        text.remove(at: index)
      } else if Bool.random(using: &numbers) {
        text.insert(contentsOf: "\"\(secret)", at: index)
      } else {
        text = String(text[..<index])
      }
    }
    return text
  }

  private static func entry(_ secret: String, _ numbers: inout Numbers) -> JSONValue {
    let value = JSONValue.string(secret)
    let ids = ["8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab", secret, "x/\(secret)"]
    let url =
      "https://\(pick(["", "me:\(secret)@"], &numbers))shop.example/v1/"
      + pick(["items/", "items", "carts/"], &numbers) + pick(ids, &numbers)
      + "?size=\(pick(["1", secret], &numbers))&other=\(secret)&\(secret)=1"
    let header: JSONValue = ["name": "X-Key", "value": value]
    let token: JSONValue = ["name": "Authorization", "value": .string("Bearer \(secret)")]
    let cookie: JSONValue = ["name": "Set-Cookie", "value": .string("session=\(secret)")]
    let type: JSONValue = [
      "name": "Content-Type",
      "value": .string(pick(["application/json", secret, "text/\(secret)"], &numbers)),
    ]
    return [
      "request": [
        "method": .string(pick(["GET", "POST", secret], &numbers)), "url": .string(url),
        "headers": [header, token, ["name": "Cookie", "value": value]],
        "postData": [
          "mimeType": "application/json", "text": .string(body(secret, &numbers)),
        ],
      ],
      "response": [
        "status": .number(JSONNumber(pick([200, 201, 404, 500], &numbers))),
        "statusText": value, "headers": [cookie, type],
        "content": ["text": .string(body(secret, &numbers)), "mimeType": value],
      ],
    ]
  }

  private static func body(_ secret: String, _ numbers: inout Numbers) -> String {
    let value = JSONValue.string(secret)
    let values: [JSONValue] = [value, .null, 1, true, [value], ["kind": value], .object([:])]
    var object = JSONObject()
    for key in ["id", "name", "state", "made", "count", "password", "message", "error"] {
      if Int.random(in: 0..<5, using: &numbers) > 0 { object[key] = pick(values, &numbers) }
    }
    object["labels"] = [secret: ["size": value, "url": value]]
    object["shape"] = ["kind": pick([value, "round"], &numbers), "size": value]
    object[secret] = value
    let text = JSONValue.object(object).description
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: return String(text.prefix(text.count / 2))
    case 1: return secret
    default: return text
    }
  }

  private static func pick<T>(_ values: [T], _ numbers: inout Numbers) -> T {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
