import EndpointDiff
import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Reads random, partly malformed traffic with a secret at random places.
///
/// No output may contain the secret. At the places of names (keys, words of paths), it is a token, since a word is a
/// name there. At the places of values, it may be a word.
@Suite("no output shows a value of the traffic", .serialized, .computing)
struct TrafficSecretTests {
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

  /// A secret, and what stands for it at the places of names.
  private struct Secret {
    let value: String
    let name: String
    /// A part that every form of the secret has.
    let mark: String

    init(_ numbers: inout Numbers) {
      let letters = (0..<14).map { _ in "abcdefXYZ0123456789".randomElement(using: &numbers)! }
      let isToken = Bool.random(using: &numbers)
      mark = isToken ? "S3cr3t" : "zqword"
      value = isToken ? mark + String(letters) : mark + letters.filter(\.isLetter)
      name = isToken ? value : "plain"
    }
  }

  @Test func outputContainsNoSecretFromTraffic() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "Specs/Shop.json")
    var numbers = Numbers()
    for round in 0..<Self.count {
      let secret = Secret(&numbers)
      let traffic = Self.archive(secret, &numbers)
      let file = round % 4 == 0 ? "traffic.json" : "traffic.har"
      try folder.write(traffic, to: file)
      let verify = Self.formats.map { ["verify", file, "--format", $0, "--show", "safe"] }
      let others = [
        ["infer", file], ["infer", file, "--base", "https://me:\(secret.value)@shop.example/v1"],
        ["diff", "Specs", "Specs", "--evidence", file],
        [
          "verify", "Specs/Shop.json", file, "--base",
          "https://\(secret.value)@shop.example?\(secret.value)",
        ],
        ["verify", file, "--base", "https://me:\(secret.value)/@shop.example"],
      ]
      for command in verify + others {
        (folder.output, folder.errors) = ("", "")
        _ = folder.run(command)
        let text = folder.output + folder.errors
        let isHidden = !text.lowercased().contains(secret.mark.lowercased())
        #expect(isHidden, "\(command): \(text)\n\(traffic)")
        #expect(text.count > 20)
      }
    }
  }

  /// As mitmproxy records `curl -d '{"user":"ann","password":"hunter2"}'`, with and without the text.
  @Test(arguments: [true, false])
  func infersNoNameFromJSONInForm(hasText: Bool) throws {
    let body = #"{"user":"ann","password":"hunter2=="}"#
    let parts = body.split(separator: "=", maxSplits: 1)
    let parameter: JSONValue = [
      "name": .string(String(parts[0])), "value": .string(String(parts[1])),
    ]
    var data: JSONObject = [
      "mimeType": "application/x-www-form-urlencoded", "params": .array([parameter]),
    ]
    if hasText { data["text"] = .string(body) }
    let type: JSONValue = ["name": "Content-Type", "value": data["mimeType"]!]
    let entry: JSONValue = [
      "request": [
        "method": "POST", "url": "http://127.0.0.1/login", "headers": [type],
        "postData": .object(data),
      ],
      "response": ["status": 200, "content": ["text": "{\"ok\":true}"]],
    ]
    let folder = try TemporaryFolder()
    try folder.write("\(["log": ["entries": [entry]]] as JSONValue)", to: "traffic.har")
    #expect(folder.run("infer", "traffic.har", "--name", "Club") == 0)
    #expect(!(folder.output + folder.errors).contains("hunter2"), "\(folder.output)")
    #expect(folder.output.contains(#""password": { "type": "string", "secret": true }"#))
    #expect(folder.output.contains(#""body": "LoginRequest""#), "\(folder.output)")
  }

  /// A HAR archive of some exchanges with the secret at random places.
  private static func archive(_ secret: Secret, _ numbers: inout Numbers) -> String {
    let entries = (0..<8).map { _ in entry(secret, &numbers) }
    var text = "\(["log": ["entries": .array(entries)]] as JSONValue)"
    // Sometimes breaks an entry, truncates the file, or has only the entries.
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: text = "\(JSONValue.array(entries))"
    case 1: text = secret.value + text
    case 2...4:
      let index = text.indices.randomElement(using: &numbers) ?? text.startIndex
      if Bool.random(using: &numbers) {
        text.remove(at: index)
      } else if Bool.random(using: &numbers) {
        text.insert(contentsOf: "\"\(secret.name)", at: index)
      } else {
        text = String(text[..<index])
      }
    default: break
    }
    return text
  }

  private static func entry(_ secret: Secret, _ numbers: inout Numbers) -> JSONValue {
    let value = JSONValue.string(secret.value)
    let (name, text) = (secret.name, secret.value)
    let ids = ["8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab", name, "x/\(name)", ";a=\(text)"]
    let logins = [
      "", "me:\(text)@", "\(text)@", "me:\(text)@\(text)@", "me:x/\(name)@", "me:\(name)?@",
    ]
    let url =
      "https://\(pick(logins, &numbers))shop.example/v1/"
      + pick(["items/", "items", "carts/"], &numbers) + pick(ids, &numbers)
      + "?size=\(pick(["1", text], &numbers))&other=\(text)&\(name)=1&\(text)#\(text)"
    let header: JSONValue = ["name": "X-Key", "value": value]
    let token: JSONValue = ["name": "Authorization", "value": .string("Bearer \(text)")]
    let cookie: JSONValue = ["name": "Set-Cookie", "value": .string("session=\(text)")]
    let type: JSONValue = [
      "name": "Content-Type",
      "value": .string(pick(["application/json", name, "text/\(name)"], &numbers)),
    ]
    let (data, dataType) = postData(secret, &numbers)
    return [
      "request": [
        "method": .string(pick(["GET", "POST", "POST", secret.name], &numbers)),
        "url": .string(url),
        "headers": [
          header, token, ["name": "Cookie", "value": .string("a=\(text); \(text)")],
          ["name": "Content-Type", "value": dataType],
        ],
        "postData": data,
      ],
      "response": [
        "status": .number(JSONNumber(pick([200, 201, 404, 500], &numbers))),
        "statusText": value, "headers": [cookie, type],
        "content": ["text": .string(body(secret, &numbers)), "mimeType": value],
      ],
    ]
  }

  /// A body and its media type: JSON, a form, or what clients declare as one.
  private static func postData(
    _ secret: Secret,
    _ numbers: inout Numbers
  ) -> (data: JSONValue, type: JSONValue) {
    let (name, text) = (secret.name, secret.value)
    let json = body(secret, &numbers)
    let graph =
      #"{"query":"{ user(key: \"\#(text)\") { id } }","variables":{"password":"\#(text)"}}"#
    let type = "application/x-www-form-urlencoded"
    let boundary = "multipart/form-data; boundary=b"
    let part =
      "--b\r\nContent-Disposition: form-data; name=\"a\"; filename=\"\(text)\"\r\n\r\n\(text)\r\n--b--"
    let forms = [
      "a=\(text)", text, "\(text)&a=1", "a=1&\(text)", "\(name)=1", "my words \(text)=1", json,
      json + "=", graph, "{\"password\":\"\(text)\"", "[\"\(text)\"]", "\"\(text)\"",
      "%\(text)&=\(text)",
    ]
    let form = pick(forms, &numbers)
    let parts = form.split(separator: "&").map { pair -> JSONValue in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? String(sides[1]) : ""
      return ["name": .string(String(sides[0])), "value": .string(value)]
    }
    let file: JSONValue = ["name": "a", "fileName": .string(text), "value": .string(text)]
    let field: JSONValue = ["name": .string(name), "value": .string(text)]
    let bodies: [(JSONValue, String)] = [
      (["mimeType": "application/json", "text": .string(json)], "application/json"),
      (["mimeType": "application/json", "text": .string(graph)], "application/json"),
      (["mimeType": .string(type), "text": .string(form)], type),
      (["mimeType": .string(type), "params": .array(parts)], type),
      (["mimeType": .string(type), "text": .string(form), "params": .array(parts)], type),
      (["mimeType": .string(boundary), "text": .string(part)], boundary),
      (["mimeType": .string(boundary), "params": [file, field]], boundary),
      (["mimeType": "text/plain", "text": .string(text)], "text/plain"),
    ]
    let chosen = pick(bodies, &numbers)
    return (chosen.0, .string(chosen.1))
  }

  private static func body(_ secret: Secret, _ numbers: inout Numbers) -> String {
    let value = JSONValue.string(secret.value)
    let values: [JSONValue] = [value, .null, 1, true, [value], ["kind": value], .object([:])]
    var object = JSONObject()
    for key in ["id", "name", "state", "made", "count", "password", "message", "error", "next"] {
      if Int.random(in: 0..<5, using: &numbers) > 0 { object[key] = pick(values, &numbers) }
    }
    object["labels"] = .object(
      JSONObject([(secret.name, ["size": value, "url": value] as JSONValue)])
    )
    object["shape"] = ["kind": pick([value, "round"], &numbers), "size": value]
    object[secret.name] = value
    object["\(secret.value)@example.com"] = 1
    object["a sentence, with \(secret.value)"] = 1
    let text = JSONValue.object(object).description
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: return String(text.prefix(text.count / 2))
    case 1: return secret.value
    case 2: return "\(JSONValue.object(JSONObject([(secret.name, .array([.object(object)]))])))"
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
