import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointDrift

/// A query in another style than the declared one is a difference, since the client sends the declared one.
@Suite("Each style of a query differs from the others", .serialized, .computing)
struct QueryStyleLawTests {
  private static let lists = [
    "repeat": "ids=1&ids=2", "comma": "ids=1,2", "space": "ids=1%202", "pipe": "ids=1%7C2",
    "brackets": "ids[]=1&ids[]=2", "indexed": "ids[0]=1&ids[1]=2",
  ]

  private static func spec(_ parameter: String, _ types: String = "") throws -> LinkedSpec {
    try SampleSpecs.spec(
      of: """
        {
          "api": "Shop", "servers": { "main": "https://shop.example" }, "types": { \(types) },
          "endpoints": { "list": { "path": "/items", "parameters": { \(parameter) }, "response": "json" } }
        }
        """
    )
  }

  private static func verification(_ spec: LinkedSpec, _ query: String) throws -> Verification {
    var verification = Verification(spec.model, spec.document, keepsSamples: true)
    let url = try #require(TrafficURL("https://shop.example/items?\(query)"))
    verification.add(
      Exchange(
        method: "GET",
        url: url,
        requestHeaders: [],
        status: 200,
        responseHeaders: [("Content-Type", "application/json")],
        responseBody: .bytes(Array("1".utf8)),
        place: EvidencePlace(file: "a.har", entry: 1, line: 1, column: 1)
      )
    )
    return verification
  }

  private static func subjects(_ spec: LinkedSpec, _ query: String) throws -> [String] {
    try verification(spec, query).report.findings.map(\.subject)
  }

  @Test(arguments: lists.keys.sorted() + ["deepObject"], lists.keys.sorted())
  func findsArrayInOtherStyle(declared: String, sent: String) throws {
    let spec = try Self.spec(#""ids": { "type": "[int]?", "style": "\#(declared)" }"#)
    let found = try Self.subjects(spec, try #require(Self.lists[sent]))
    let isAccepted = declared == sent || declared == "deepObject" && sent.hasSuffix("ed")
    if isAccepted || declared == "deepObject" && sent == "brackets" {
      #expect(found == [])
    } else {
      #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("list ids") }, "\(found)")
    }
  }

  private static let filter =
    #""Filter": { "fields": { "size": "int?", "max": { "type": "int?", "at": "range.max" }, "tags": "[string]?" } }"#

  @Test(arguments: [
    ("filter[size]=1&filter[range][max]=2", nil), ("filter[hue]=1", "list filter[hue]"),
    ("filter[range][min]=1", "list filter[range][min]"),
    ("filter[tags][]=a&filter[tags][0]=b", nil),
    ("filter[size][x]=1", "list filter[size][x]"),
    ("filter[a8Kq9ZtW2mXc81LpQv0]=1", nil),
  ])
  func findsUnknownKeyOfObject(query: String, subject: String?) throws {
    let spec = try Self.spec(#""filter": "Filter?""#, Self.filter)
    #expect(try Self.subjects(spec, query) == [subject].compactMap(\.self))
  }

  @Test(arguments: [
    "[string: int]", "json", "Open", "Either",
  ])
  func acceptsAnyKeyOfOpenValue(type: String) throws {
    let types = #"""
      "Open": { "fields": { "size": "int?" }, "additional": "json" },
      "Either": { "union": { "word": "string", "open": "Open" } }
      """#
    let spec = try Self.spec(#""filter": "\#(type)?""#, types)
    #expect(try Self.subjects(spec, "filter[hue]=1") == [])
  }

  /// A second parameter with another style would not be what the server reads.
  @Test func declaresNoParameterForOtherStyle() throws {
    let spec = try Self.spec(#""ids": { "type": "[int]?", "style": "brackets" }"#)
    let verification = try Self.verification(spec, "ids=1&ids=2")
    let findings = verification.report.findings
    #expect(findings.map(\.subject) == ["list ids"])
    let fix = verification.fix(findings, in: spec.model.files)
    #expect(fix.texts.isEmpty)
    #expect(fix.reasons.values.contains { $0.contains("another style") }, "\(fix.reasons)")
  }
}
