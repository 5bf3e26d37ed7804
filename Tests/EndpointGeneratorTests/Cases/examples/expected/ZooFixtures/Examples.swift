// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import ZooAPI

nonisolated extension Zoo {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "lunch",
      of: Animal(id: "le\"o\\").feed(
        meal: .meat,
        diet: Diet.none,
        from: Date(timeIntervalSince1970: 1700000000.5),
        to: Day("2026-11-21")!,
        at: DateFormat.rfc3339.date(from: "2026-11-21T05:47:30Z")!
      ),
      status: 200,
      body: #"{ "meals": ["hay", "meat"] }"#
    ),
    Example(
      "unknownDiet",
      of: Animal(id: "leo").feed(
        meal: .hay,
        diet: Diet(rawValue: 7),
        from: Date(timeIntervalSince1970: 0)
      ),
      status: 201,
      body: #"{ "meals": [] }"#
    ),
    Example(
      "any",
      endpoint: "Animal.feed",
      status: 200,
      body: #"""
        {
          "meals": [
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay",
            "hay"
          ]
        }
        """#
    ),
    Example("clean", of: Cage(id: 7).clean(soap: true), status: 204),
    Example("clean", of: House(id: 7, roof: "").clean(), status: 200),
    Example(
      "plant",
      of: Gifts.give(
        Gift(
          thing: .plant(Plant(height: 1.5)),
          price: Decimal(string: "7.10")!,
          tags: ["a": [.vegan, Diet.none]],
          extra: ["x": [.null, true, "a long text that makes the call too long for one line"]],
          additional: ["weight": 3]
        )
      ),
      status: 200,
      body: ##"""
        Thank you, "friend"#!
        Come again.

        This line of the letter is longer than a line of Swift may be, and so it has to be \##
        broken in the source, but not in the answer.
        """##
    ),
    Example(
      "lunch",
      endpoint: "Animal.adopt",
      status: 200,
      body: #"{ "feeding": { "meals": [] } }"#
    ),
    Example("later", endpoint: "Animal.adopt", status: 202),
    Example("default", endpoint: "Animal.adopt", status: 503),
    Example(
      "extinct",
      endpoint: "Animal.adopt",
      status: 404,
      body: #"{ "text": "There is none left." }"#
    ),
    Example(
      "refused",
      endpoint: "Animal.adopt",
      status: 200,
      body: #"{ "ok": false, "text": "No." }"#
    ),
    Example(
      "lunch",
      endpoint: "Animal.history",
      status: 200,
      body: #"{ "2026-11-21": [{ "meals": ["hay"] }] }"#
    ),
    Example(
      "extinct",
      endpoint: "Animal.history",
      status: 404,
      body: #"{ "text": "There is none left." }"#
    ),
    Example("hay", endpoint: "Animal.menu", status: 200, body: #"{ "menu": ["hay"] }"#),
    Example("nothing", endpoint: "Animal.menu", status: 200, body: #"{}"#),
    Example("strict", endpoint: "Animal.kind", status: 200, body: #""rules""#),
    Example("many", endpoint: "count", status: 200, body: #"1200"#),
    Example(
      "two",
      endpoint: "list",
      status: 200,
      body: #"""
        [
          "leo",
          "a name that is so very long that it does not fit on one line of Swift source, whatever \#
        one does about it, at all"
        ]
        """#
    ),
    Example("none", endpoint: "list", status: 200, body: #"[]"#),
  ]
}
