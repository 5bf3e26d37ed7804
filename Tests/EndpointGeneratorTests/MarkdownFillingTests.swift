import Testing

@testable import EndpointGenerator

struct MarkdownFillingTests {
  @Test(arguments: [
    // A paragraph that fits is unchanged. Otherwise words move to the next line.
    ("one\ntwo\nthree", "one|two|three"),
    ("one two three four\nfive\nsix seven", "one two|three four|five six|seven"),
    ("éé éé éé\néé", "éé éé éé|éé"),
    ("one  two \n", "one two"),
    // Several empty lines become one. Empty lines at the ends are removed.
    ("\n\none\n\n \n\ntwo\n\n", "one||two"),
    // A hard break is preserved.
    ("one two three  \nfour\\\nfive", "one two|three|four\\|five"),
    // List items begin lines. Their continuation lines are indented.
    (
      "any of:\n- one two three\n  four\n\\* five\n2) six",
      "any of:|- one two|  three|  four|\\* five|2) six"
    ),
    ("one two three\n\\* four", "one two|three|\\* four"),
    // Headings, table rows and horizontal rules are neither broken nor filled.
    ("# one two three\nfour five six", "# one two three|four five|six"),
    ("| one | two | three |\n| - | - | - |", "| one | two | three ||| - | - | - |"),
    ("one two three\n---\nfour", "one two|three|---|four"),
    ("#one two three\nfour", "#one two|three four"),
    ("a | b\n--- | ---\n1 | one two three\n2 | foo", "a | b|--- | ---|1 | one|two three|2 | foo"),
    ("[one]: url \"two three\"\n[two]: url", "[one]: url \"two three\"|[two]: url"),
    // Quotes and indented code are not joined with other text.
    ("> one\n> two three\n> four", "> one|> two|three|> four"),
    ("one\n\n    one two three\n    four", "one||    one|    two|    three|    four"),
    // No line begins with a word that would start a list or a heading.
    ("one two th - four", "one two|th - four"),
    ("one two th # four", "one two|th # four"),
    ("éé éé éé - éé", "éé éé éé -|éé"),
    ("ééé éé ééé - éé", "ééé éé|ééé - éé"),
    ("1. one two three\n    four\n2. five", "1. one two|   three|   four|2. five"),
    ("one two in\n2019. Four", "one two in|2019. Four"),
    // Fenced code is unchanged.
    (
      "one\n```\n- one two three \n\n\n~~~\n```\nfour five six",
      "one|```|- one two three|||~~~|```|four five|six"
    ),
    ("~~~\none two three four", "~~~|one two three four"),
  ])
  func wrapsMarkdownToWidth(_ text: String, _ expected: String) {
    #expect(MarkdownFilling.lines(of: text, width: 10).joined(separator: "|") == expected)
  }
}
