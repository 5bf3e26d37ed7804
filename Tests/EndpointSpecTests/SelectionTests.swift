import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Selection of generated endpoints", .serialized, .computing)
struct SelectionTests {
  private static let types = """
    "Issue": { "fields": { "author": "User", "state": "State" } },
    "User": { "fields": { "name": "string" } },
    "State": { "enum": ["open"] },
    "Repo": { "fields": { "owner": "User" } },
    "Draft": { "fields": { "title": "string" } }
    """
  private static let endpoints = """
    "Issues.list": { "path": "/issues", "response": "[Issue]" },
    "Issues.create": { "method": "POST", "path": "/issues", "body": "Draft", "response": "Issue" },
    "Repos.get": { "path": "/repos", "response": "Repo" },
    "ping": { "path": "/" }
    """

  private func selected(_ options: String) throws -> APIModel {
    try linked(
      types: Self.types,
      endpoints: Self.endpoints,
      more: "\"swift\": { \(options) },"
    ).selected
  }

  @Test(arguments: [
    (#""include": ["Issues.*"]"#, ["Issues.list", "Issues.create"]),
    (#""include": ["Issues.*", "ping"], "exclude": ["Issues.create"]"#, ["Issues.list", "ping"]),
    (#""exclude": ["Issues.*"]"#, ["Repos.get", "ping"]),
    (#""mutable": true"#, ["Issues.list", "Issues.create", "Repos.get", "ping"]),
  ])
  func selectsEndpointsInSpecOrder(options: String, names: [String]) throws {
    #expect(try selected(options).endpoints.map(\.id) == names)
  }

  @Test func patternMatchesWholeNamespaceName() {
    let selection = EndpointSelection(include: ["Issues.*"])
    #expect(selection.selects("Issues.list") && !selection.selects("IssuesOfTeams.list"))
  }

  @Test func retainsOnlyReachableTypes() throws {
    #expect(try selected(#""include": ["Repos.*"]"#).types.map(\.name.text) == ["User", "Repo"])
    #expect(try selected(#""include": ["ping"]"#).types.isEmpty)
  }

  @Test func typeDirectionsFollowSelectedEndpoints() throws {
    let whole = try selected(#""include": ["Issues.create"]"#)
    #expect(whole.type(named: SwiftName("Draft"))?.isSent == true)
    let cut = try linked(
      types: #""Both": { "fields": { "a": "int" } }"#,
      endpoints: """
        "get": { "path": "/", "response": "Both" },
        "put": { "method": "PUT", "path": "/", "body": "Both" }
        """,
      more: #""swift": { "exclude": ["put"] },"#
    ).selected
    #expect(cut.types.map(\.isSent) == [false])
    #expect(cut.types.map(\.isReceived) == [true])
  }

  @Test func rejectsEmptySelection() {
    let text = spec(
      endpoints: #""ping": { "path": "/" }"#,
      more: #""swift": { "exclude": «["ping"]» },"#
    )
    expect(.invalidValue, "no endpoint is selected", in: text)
  }
}
