import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// `infer` finds how recorded requests select pages, in the query and in JSON bodies, and `verify` finds nothing in the
/// recording.
@Suite("infer finds the pages of recorded requests", .serialized, .computing)
struct BodyPageTests {
  struct Case: CustomStringConvertible, Sendable {
    let style: String
    let isInBody: Bool
    let isNested: Bool
    /// Whether the first request says where it starts.
    let startsExplicitly: Bool

    var description: String {
      "\(style) in \(isInBody ? "body" : "query"), nested \(isNested), explicit \(startsExplicitly)"
    }

    /// The field or parameter, and that of the limit.
    var names: (selector: String, limit: String) {
      let name = ["page": "page", "offset": "offset"][style] ?? "start_cursor"
      let prefix = isNested ? "paging." : ""
      return (prefix + name, prefix + "limit")
    }

    var pagination: JSONValue {
      var object: JSONObject = ["style": .string(style)]
      if style != "page" || isNested { object["parameter"] = .string(names.selector) }
      switch style {
      case "offset": object["limit"] = .string(names.limit)
      case "cursor": object["next"] = "next_cursor"
      default: break
      }
      object["items"] = "results"
      return .object(object)
    }
  }

  static let cases: [Case] = ["page", "offset", "cursor"].flatMap { style in
    [(false, false), (true, false), (true, true)].flatMap { isInBody, isNested in
      [false, true].map { explicit in
        Case(style: style, isInBody: isInBody, isNested: isNested, startsExplicitly: explicit)
      }
    }
  }

  @Test(arguments: cases) func findsPages(_ test: Case) async throws {
    let archive = Traffic.archive((0..<4).map { Self.entry($0, test) })
    #expect(try await InferLawTests.problems(in: archive) == [])
    let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Flows")
    let endpoints = proposal.spec["endpoints"]?.objectValue ?? [:]
    #expect(endpoints.map(\.value).compactMap { $0["pagination"] } == [test.pagination])
  }

  /// The URL of the next page of a call is enough, and other lists with the same keys have one, too. The last page has none.
  @Test(arguments: ["next", "next_page_url"]) func findsPagesOfOneAPI(key: String) async throws {
    func list(_ path: String, _ isLast: Bool) -> PathEvidenceTests.Call {
      let next = isLast ? "null" : #""https://club.example.com\#(path)?offset=2""#
      let site = #"[{"\#(path.dropFirst())": 1, "a": "x"}]"#
      let body = #"{"count": 9, "\#(key)": \#(next), "prev": null, "results": \#(site)}"#
      return ("GET \(path)", body)
    }
    let other: PathEvidenceTests.Call = ("GET /tags", #"{"count": 9, "results": [{"id": 1}]}"#)
    let calls = [list("/sites", false), list("/racks", true), list("/vlans", false), other]
    let archive = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
    #expect(try await InferLawTests.problems(in: archive) == [])
    let spec = try await PathEvidenceTests.proposal(calls).spec
    for name in ["Site", "Rack", "Vlan"] {
      let pages = spec["endpoints"]?["\(name)s.list"]?["pagination"]
      #expect(pages == ["style": "url", "next": .string(key), "items": "results"], "\(name)")
      #expect(spec["types"]?["\(name)List"]?["fields"]?[key] == "url?", "\(name)")
    }
    #expect(spec["endpoints"]?["Tags.list"]?["pagination"] == nil)
  }

  /// The list of a page may be in an object, if no other list is.
  @Test(arguments: ["assets", "data"], [false, true])
  func findsPagesInObjects(key: String, hasOther: Bool) async throws {
    let other = hasOther ? #", "albums": {"items": [{"id": 1}]}"# : #", "albums": {"items": []}"#
    let calls = (1...3).map { page -> PathEvidenceTests.Call in
      let list = #"{"items": [{"id": \#(page), "a": "x"}], "total_pages": 3}"#
      return (#"POST /find 200 {"page": \#(page)}"#, #"{"\#(key)": \#(list)\#(other)}"#)
    }
    let archive = Traffic.archive(calls.map { PathEvidenceTests.entry($0, "application/json") })
    #expect(try await InferLawTests.problems(in: archive) == [])
    let spec = try await PathEvidenceTests.proposal(calls).spec
    let pages = spec["endpoints"]?.objectValue?.first?.value["pagination"]
    let expected: JSONValue = [
      "style": "page", "items": .string("\(key).items"), "pages": .string("\(key).total_pages"),
    ]
    #expect(pages == (hasOther ? JSONValue?.none : expected))
  }

  /// A header that states the next page is declared. Page numbers follow each other, and a cursor is an optional parameter.
  @Test(arguments: ["X-Next-Page", "Next-Page", "x-continuation"])
  func pagesByHeadersAreDescribed(header: String) async throws {
    for isNumber in [true, false] {
      let tokens = isNumber ? ["1", "2", "3"] : ["q7Zk2", "w8Yt4", "e5Rv9"]
      let name = isNumber ? "page" : "page_token"
      let entries = tokens.indices.map { index -> JSONValue in
        let query = index == 0 && !isNumber ? "" : "?\(name)=\(tokens[index])"
        let call = ("GET /songs\(query)", #"[{"id": \#(index), "title": "x"}]"#)
        var entry = PathEvidenceTests.entry(call, "application/json").objectValue ?? [:]
        var response = entry["response"]?.objectValue ?? [:]
        let next = index + 1 < tokens.count ? tokens[index + 1] : ""
        let headers = response["headers"]?.arrayValue ?? []
        response["headers"] = .array(
          headers + [
            ["name": .string(header), "value": .string(next)],
            ["name": "X-Total-Pages", "value": "3"],
          ]
        )
        entry["response"] = .object(response)
        return .object(entry)
      }
      let archive = Traffic.archive(entries)
      #expect(try await InferLawTests.problems(in: archive) == [])
      let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Club")
      let endpoint = proposal.spec["endpoints"]?["Songs.list"]
      #expect(endpoint?["pagination"] == (isNumber ? ["style": "page"] : nil))
      let parameter = endpoint?["parameters"]?[name]
      let type = parameter?["type"] ?? parameter
      #expect(type == (isNumber ? "int?" : "string?"))
      let declared = endpoint?["response"]?["headers"]?.objectValue?.map(\.key)
      #expect(declared == [header])
      #expect(!tokens.contains { "\(proposal.spec)".contains("\"\($0)\"") })
    }
  }

  /// A name that both the query and the body have is ambiguous in a spec.
  @Test func omitsPagesWithAmbiguousNames() async throws {
    let entries = (1...3).map { page in
      Self.entry("POST", "/runs?page=\(page)", ["page": .number(JSONNumber(page))], nil)
    }
    let archive = Traffic.archive(entries)
    #expect(try await InferLawTests.problems(in: archive) == [])
    let proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Flows")
    let endpoints = proposal.spec["endpoints"]?.objectValue ?? [:]
    #expect(endpoints.map(\.value).compactMap { $0["pagination"] } == [])
  }

  /// - Parameter page: The index of the page, which has two items.
  private static func entry(_ page: Int, _ test: Case) -> JSONValue {
    let isFirst = page == 0
    let position: JSONValue? =
      switch test.style {
      case "page": isFirst && !test.startsExplicitly ? nil : .number(JSONNumber(page + 1))
      case "offset": isFirst && !test.startsExplicitly ? nil : .number(JSONNumber(2 * page))
      default:
        if !isFirst {
          .string("abc-\(page)")
        } else if test.startsExplicitly, test.isInBody {
          .null
        } else {
          nil
        }
      }
    let name = test.names.selector.split(separator: ".").last.map(String.init) ?? ""
    var values: JSONObject = ["limit": 2]
    values[name] = position
    let next: JSONValue? =
      test.style == "cursor" ? page < 3 ? .string("abc-\(page + 1)") : .null : nil
    guard test.isInBody else {
      let query = values.map { "\($0.key)=\($0.value.stringValue ?? "\($0.value)")" }
      return entry("GET", "/runs?" + query.joined(separator: "&"), nil, next)
    }
    var body: JSONObject = ["sort": "name"]
    if test.isNested {
      body["paging"] = .object(values)
    } else {
      for member in values { body[member.key] = member.value }
    }
    return entry("POST", "/runs/filter", .object(body), next)
  }

  private static func entry(
    _ method: String,
    _ path: String,
    _ body: JSONValue?,
    _ next: JSONValue?
  ) -> JSONValue {
    var page: JSONObject = ["results": [["id": 1, "name": "x"], ["id": 2, "name": "y"]]]
    page["next_cursor"] = next
    var request: JSONObject = [
      "method": .string(method), "url": .string("https://api.example.com\(path)"), "headers": [],
    ]
    request["postData"] = body.map {
      ["mimeType": "application/json", "text": .string($0.description)]
    }
    return [
      "request": .object(request),
      "response": [
        "status": 200, "headers": [["name": "Content-Type", "value": "application/json"]],
        "content": ["text": .string(JSONValue.object(page).description)],
      ],
    ]
  }
}
