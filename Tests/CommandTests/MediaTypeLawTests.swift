import Foundation
import TestTraits
import Testing

/// A media type that a document lists beside the old ones breaks no shipped app, and its removal only those that use it.
@Suite(.serialized, .computing)
struct MediaTypeLawTests {
  private static let responses = [
    "application/json", "application/vnd.shop+json", "application/xml", "text/csv", "image/png",
  ]
  private static let bodies = [
    "application/json", "application/merge-patch+json", "application/xml",
    "application/octet-stream",
    "application/x-www-form-urlencoded", "multipart/form-data",
  ]

  @Test func addedResponseIsSafe() throws {
    try checkAdditions(to: Self.responses) { Self.document(responses: $0, bodies: []) }
  }

  @Test func addedBodyIsSafe() throws {
    try checkAdditions(to: Self.bodies) { Self.document(responses: [], bodies: $0) }
  }

  /// Adds each of the media types to each set of one or two others.
  private func checkAdditions(to types: [String], _ document: ([String]) -> String) throws {
    for first in types.indices {
      for second in first..<types.count {
        let old = first == second ? [types[first]] : [types[first], types[second]]
        for added in types where !old.contains(added) {
          let folder = try TemporaryFolder()
          try folder.write(document(old), to: "old.yaml")
          try folder.write(document([added] + old), to: "new.yaml")
          let status = folder.run(
            "diff",
            "old.yaml",
            "new.yaml",
            "--axis",
            "wire",
            "--fail-on",
            "care",
            "--show",
            "safe"
          )
          #expect(status == 0, "\(old) + \(added): \(folder.output)")
          #expect(folder.output.contains("safe\n"), "\(old) + \(added): \(folder.output)")
          #expect(!folder.output.contains("not compared"), "\(old) + \(added): \(folder.output)")
        }
      }
    }
  }

  @Test func removedResponseThatAppsReadIsBreaking() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document(responses: Self.responses, bodies: []), to: "old.yaml")
    try folder.write(Self.document(responses: ["application/xml"], bodies: []), to: "new.yaml")
    #expect(folder.run("diff", "old.yaml", "new.yaml", "--axis", "wire") == 1)
    #expect(folder.output.contains("resp-format-changed"))
  }

  /// Another media type that the client reads in the same way is other content.
  @Test func replacedResponseIsCare() throws {
    let types = ["application/pdf", "image/png", "application/octet-stream", "video/mp4"]
    for old in types {
      for new in types where new != old {
        let folder = try TemporaryFolder()
        try folder.write(Self.document(responses: [old], bodies: []), to: "old.yaml")
        try folder.write(Self.document(responses: [new], bodies: []), to: "new.yaml")
        #expect(folder.run("diff", "old.yaml", "new.yaml", "--fail-on", "care") == 1)
        #expect(folder.output.contains("resp-format-changed"), "\(folder.output)")
        #expect(!folder.output.contains("not compared"), "\(folder.output)")
      }
    }
  }

  private static func document(responses: [String], bodies: [String]) -> String {
    let schema = "{ schema: { type: object, properties: { name: { type: string } } } }"
    let content = { (types: [String], indent: String) in
      types.map { "\n\(indent)  \($0): \(schema)" }.joined()
    }
    let body =
      bodies.isEmpty ? "" : "\n      requestBody:\n        content:" + content(bodies, "        ")
    let response =
      responses.isEmpty ? "" : "\n          content:" + content(responses, "          ")
    return """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: https://shop.test }]
      paths:
        /items:
          patch:
            operationId: changeItem\(body)
            responses:
              "200":
                description: ok\(response)

      """
  }
}
