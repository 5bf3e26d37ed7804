import EndpointDiff

/// The JSON Schema of the JSON report, which `endpoints verify --print-schema` prints.
let driftJSONSchema = ReportSchema.text(
  title: "Report of endpoints verify",
  [
    "format": .format("Changes if a key is removed or changes its meaning."),
    "show": .words(
      ["breaking", "care", "safe", "docs"],
      "The lowest level of the findings in the report."
    ),
    "fails": .boolean("Whether the exit status is 1."),
    "apis": .array(of: .reference("api")),
    "notices": .array(
      of: .reference("notice"),
      "Messages about the run, such as a broken entry of the traffic."
    ),
  ],
  definitions: [
    "api": .object([
      "api": .string("The name of the API in the spec."),
      "path": .string("The file of the spec."),
      "exchanges": .object([
        "matched": .integer("With an endpoint of the spec."),
        "undeclared": .integer("With a server of the API, but no endpoint."),
        "elsewhere": .integer("With no server of a spec."),
        "automatic": .integer(
          "That show no endpoint: CORS preflights, and undeclared pages, files and refused requests."
        ),
      ]).described("The number of exchanges."),
      "findings": .array(of: .reference("finding"), "The worst first."),
      "coverage": .object([
        "endpoints?": .reference("part"),
        "statuses?": .reference("part"),
        "fields?": .reference("part"),
        "values?": .reference("part", "Values of enums."),
      ]).described("The parts of the spec that the traffic shows."),
    ]),
    "part": .object([
      "seen": .integer("How many the traffic has."),
      "never": .array(of: .string(), "The names of those that it lacks."),
    ]),
    "finding": .object([
      "kind": .string("See endpoints verify --list-kinds."),
      "subject": .string("The part of the spec, such as Card.suit or Deck.draw."),
      "level": .words(
        ["safe", "care", "breaking"],
        "breaking: the client fails; care: it loses something; safe: it ignores something."
      ),
      "fails": .boolean("Whether it makes the exit status 1."),
      "summary": .string("The difference, as a clause."),
      "consequence": .string("What the client does."),
      "remedy?": .string("How to correct the spec."),
      "hint?": .string("A guess."),
      "at?": .reference("position", "The place in the spec."),
      "endpoints": .array(of: .string(), "The endpoints with this difference."),
      "count?": .integer("The number of exchanges with this difference."),
      "first?": .reference("occurrence", "The first of them."),
      "allowed": .array(of: .string(), "The reasons in the allow files."),
    ]).described("One place of the spec from which the traffic differs."),
    "occurrence": .object([
      "file": .string("The file, or the server and the example of --live."),
      "entry": .integer("The number of the exchange in it, from 1."),
      "line": .integer("From 1; 0 for --live."),
      "part": .string("The part of the exchange, with a JSON Pointer into a body."),
    ]),
    "notice": .object([
      "message": .string(),
      "at?": .reference("position"),
    ]),
    "position": .position,
  ]
)
