// Generated from Spec/Language by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import LanguageAPI

nonisolated extension Language {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "one",
      of: Albums.send(code: "c", Album(code: "c", order: .shuffled, tracks: [])),
      status: 200,
      body: #"{ "code": "c", "tracks": [{ "title": "t", "side": "A" }] }"#
    ),
    Example(
      "twoPoints",
      endpoint: "Streams.points",
      format: .events(end: "[DONE]"),
      elements: [#"{ "x": 1 }"#, #"{ "x": 2 }"#]
    ),
    Example(
      "game",
      endpoint: "Streams.board",
      format: .events(reconnect: true),
      events: [
        ("moved", #"{ "x": 1 }"#),
        ("note", #"a "b"\#u{A}c"#),
        ("count_changed", #"7"#),
        ("beat", ""),
        ("left", #"{ "who": "ada" }"#),
      ]
    ),
    Example(
      "words",
      endpoint: "Streams.sequence",
      format: .sequence(),
      elements: [#""a""#, #""\"b\"""#]
    ),
    Example("two", endpoint: "Streams.gateway", format: .gateway(), elements: [#"0"#, #"1.5"#]),
    Example("one", endpoint: "Responses.created", status: 201, body: #"{ "x": 1 }"#),
    Example(
      "found",
      of: Pages.search(text: "x", paging: Pages.SearchPaging(size: 1)),
      status: 200,
      body: #"{ "data": [{ "x": 1 }], "next": "b" }"#
    ),
    Example(
      "foundNext",
      of: Pages.search(text: "x", paging: Pages.SearchPaging(after: "b", size: 1)),
      status: 200,
      body: #"{ "data": [{ "x": 2 }], "next": null }"#
    ),
    Example(
      "two",
      of: Examples.show(
        deck: "a/b",
        from: Date(timeIntervalSince1970: 5),
        step: 2,
        suit: .clubs,
        count: 2
      ),
      status: 200,
      body: #"[{ "x": 1 }, { "x": 2, "y": 3 }]"#
    ),
    Example(
      "gone",
      of: Examples.show(deck: "gone", from: Date(timeIntervalSince1970: 0)),
      status: 410
    ),
    Example(
      "missing",
      of: Examples.show(deck: "no", from: Date(timeIntervalSince1970: 0)),
      status: 404,
      body: #"{ "code": 4, "message": "No \"deck\"." }"#
    ),
    Example("any", endpoint: "Examples.show", status: 200, body: #"[]"#),
    Example(
      "plain",
      of: Ship(id: "s1").rename(name: "New", shape: .square(Square(side: 2))),
      status: 200,
      body: #""s2""#
    ),
    Example("first", of: Pages.numbered(page: 2), status: 200, body: #"{ "items": [{ "x": 9 }] }"#),
  ]
}
