import EndpointDiff

/// The JSON Schema of the JSON report, which `endpoints verify --print-schema` prints.
let driftJSONSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Report of endpoints verify",
    "type": "object",
    "properties": {
      "format": { "description": "Changes if a key is removed or changes its meaning.", "const": 1 },
      "show": {
        "description": "The lowest level of the findings in the report.",
        "enum": ["breaking", "care", "safe", "docs"]
      },
      "fails": { "description": "Whether the exit status is 1.", "type": "boolean" },
      "apis": { "type": "array", "items": { "$ref": "#/$defs/api" } },
      "notices": {
        "description": "Messages about the run, such as a broken entry of the traffic.",
        "type": "array",
        "items": { "$ref": "#/$defs/notice" }
      }
    },
    "required": ["format", "show", "fails", "apis", "notices"],
    "additionalProperties": false,
    "$defs": {
      "api": {
        "type": "object",
        "properties": {
          "api": { "description": "The name of the API in the spec.", "type": "string" },
          "path": { "description": "The file of the spec.", "type": "string" },
          "exchanges": {
            "description": "The number of exchanges.",
            "type": "object",
            "properties": {
              "matched": { "description": "With an endpoint of the spec.", "type": "integer" },
              "undeclared": {
                "description": "With a server of the API, but no endpoint.",
                "type": "integer"
              },
              "elsewhere": { "description": "With other servers.", "type": "integer" },
              "automatic": {
                "description": "That the browser sent by itself, such as CORS preflights.",
                "type": "integer"
              }
            },
            "required": ["matched", "undeclared", "elsewhere", "automatic"],
            "additionalProperties": false
          },
          "findings": {
            "description": "The worst first.",
            "type": "array",
            "items": { "$ref": "#/$defs/finding" }
          },
          "coverage": {
            "description": "The parts of the spec that the traffic shows.",
            "type": "object",
            "properties": {
              "endpoints": { "$ref": "#/$defs/part" },
              "statuses": { "$ref": "#/$defs/part" },
              "fields": { "$ref": "#/$defs/part" },
              "values": { "description": "Values of enums.", "$ref": "#/$defs/part" }
            },
            "additionalProperties": false
          }
        },
        "required": ["api", "path", "exchanges", "findings", "coverage"],
        "additionalProperties": false
      },
      "part": {
        "type": "object",
        "properties": {
          "seen": { "description": "How many the traffic has.", "type": "integer" },
          "never": {
            "description": "The names of those that it lacks.",
            "type": "array",
            "items": { "type": "string" }
          }
        },
        "required": ["seen", "never"],
        "additionalProperties": false
      },
      "finding": {
        "description": "One place of the spec from which the traffic differs.",
        "type": "object",
        "properties": {
          "kind": { "description": "See endpoints verify --list-kinds.", "type": "string" },
          "subject": {
            "description": "The part of the spec, such as Card.suit or Deck.draw.",
            "type": "string"
          },
          "level": {
            "description": "breaking: the client fails; care: it loses something; safe: it ignores something.",
            "enum": ["safe", "care", "breaking"]
          },
          "fails": { "description": "Whether it makes the exit status 1.", "type": "boolean" },
          "summary": { "description": "The difference, as a clause.", "type": "string" },
          "consequence": { "description": "What the client does.", "type": "string" },
          "remedy": { "description": "How to correct the spec.", "type": "string" },
          "hint": { "description": "A guess.", "type": "string" },
          "at": { "description": "The place in the spec.", "$ref": "#/$defs/position" },
          "endpoints": {
            "description": "The endpoints with this difference.",
            "type": "array",
            "items": { "type": "string" }
          },
          "count": {
            "description": "The number of exchanges with this difference.",
            "type": "integer"
          },
          "first": { "description": "The first of them.", "$ref": "#/$defs/occurrence" },
          "allowed": {
            "description": "The reasons in the allow files.",
            "type": "array",
            "items": { "type": "string" }
          }
        },
        "required": [
          "kind", "subject", "level", "fails", "summary", "consequence", "endpoints", "allowed"
        ],
        "additionalProperties": false
      },
      "occurrence": {
        "type": "object",
        "properties": {
          "file": { "description": "The file, or the server and the example of --live.", "type": "string" },
          "entry": { "description": "The number of the exchange in it, from 1.", "type": "integer" },
          "line": { "description": "From 1; 0 for --live.", "type": "integer" },
          "part": {
            "description": "The part of the exchange, with a JSON Pointer into a body.",
            "type": "string"
          }
        },
        "required": ["file", "entry", "line", "part"],
        "additionalProperties": false
      },
      "notice": {
        "type": "object",
        "properties": {
          "message": { "type": "string" },
          "at": { "$ref": "#/$defs/position" }
        },
        "required": ["message"],
        "additionalProperties": false
      },
      "position": \#(positionSchema)
    }
  }

  """#
