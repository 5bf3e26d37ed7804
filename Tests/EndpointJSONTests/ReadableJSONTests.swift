import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct ReadableJSONTests {
  private func lines(_ value: JSONValue, width: Int = 20) -> [String] {
    value.readable(width: width).split(separator: "\n").map(String.init)
  }

  @Test func printsShortValuesOnOneLine() {
    #expect(lines(["a": 1, "b": [true, nil]], width: 40) == [#"{ "a": 1, "b": [true, null] }"#])
    #expect(lines([:]) == ["{}"])
    #expect(lines([]) == ["[]"])
    #expect(lines("a\"b") == [#""a\"b""#])
  }

  @Test func breaksLongValuesIntoLines() {
    let value: JSONValue = ["list": [["id": 1], ["id": 2]], "a": "a text"]
    #expect(
      lines(value) == [
        "{",
        #"  "list": ["#,
        #"    { "id": 1 },"#,
        #"    { "id": 2 }"#,
        "  ],",
        #"  "a": "a text""#,
        "}",
      ]
    )
  }
}
