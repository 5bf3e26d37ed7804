/// The JSON Schema of the report for programs, which `endpoints diff --print-schema` prints.
package let jsonReportSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Report of endpoints diff",
    "type": "object",
    "properties": {
      "format": { "description": "Raised when a key changes its meaning or goes.", "const": 1 },
      "axes": {
        "description": "The axes that count.",
        "type": "array",
        "items": { "enum": ["wire", "swift"] },
        "minItems": 1
      },
      "show": {
        "description": "The least of what is in \"findings\".",
        "enum": ["breaking", "care", "safe", "docs"]
      },
      "harm": { "description": "What breaks, in one line; missing: nothing changed.", "type": "string" },
      "fails": { "description": "Whether the exit status is other than 0.", "type": "boolean" },
      "verdict": { "description": "How the run ends, in one line.", "type": "string" },
      "apis": { "type": "array", "items": { "$ref": "#/$defs/api" } },
      "notices": {
        "description": "What else the run has to say, such as an entry of an allow file without use.",
        "type": "array",
        "items": { "$ref": "#/$defs/notice" }
      }
    },
    "required": ["format", "axes", "show", "fails", "verdict", "apis", "notices"],
    "additionalProperties": false,
    "$defs": {
      "api": {
        "description": "What was found in one API, the worst first.",
        "type": "object",
        "properties": {
          "api": { "description": "Its name in the spec.", "type": "string" },
          "path": { "description": "The spec that survives.", "type": "string" },
          "oldPath": { "description": "Where it was, if it was moved.", "type": "string" },
          "old": { "description": "Missing: it is new.", "$ref": "#/$defs/side" },
          "new": { "description": "Missing: it was deleted.", "$ref": "#/$defs/side" },
          "bump": { "$ref": "#/$defs/bump" },
          "suggestedVersion": {
            "description": "The least version for these changes; missing where none is asked for.",
            "type": "string"
          },
          "versionIsSufficient": {
            "description": "Whether the new version says enough of what changed.",
            "type": "boolean"
          },
          "counts": {
            "description": "How many changes there are, those that are not shown included.",
            "type": "object",
            "properties": {
              "breaking": { "type": "integer" },
              "care": { "type": "integer" },
              "safe": { "type": "integer" },
              "docs": { "type": "integer" },
              "allowed": { "type": "integer" }
            },
            "required": ["breaking", "care", "safe", "docs", "allowed"],
            "additionalProperties": false
          },
          "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
        },
        "required": ["api", "path", "bump", "versionIsSufficient", "counts", "findings"],
        "additionalProperties": false
      },
      "side": {
        "type": "object",
        "properties": {
          "label": { "description": "How the side is called: main.", "type": "string" },
          "version": { "description": "What the spec says.", "type": "string" }
        },
        "required": ["label"],
        "additionalProperties": false
      },
      "finding": {
        "type": "object",
        "properties": {
          "id": {
            "description": "The same for the same finding of another run.",
            "type": "string",
            "pattern": "^[0-9a-f]{16}$"
          },
          "kind": { "description": "See endpoints diff --list-kinds.", "type": "string" },
          "subject": { "description": "What changed, as the spec names it.", "type": "string" },
          "wire": { "description": "For apps that are shipped.", "$ref": "#/$defs/level" },
          "swift": { "description": "For code that is compiled anew.", "$ref": "#/$defs/level" },
          "bump": { "$ref": "#/$defs/bump" },
          "fails": { "description": "Whether it makes the exit status 1.", "type": "boolean" },
          "documentation": {
            "description": "Whether only documentation, order or layout changed.",
            "type": "boolean"
          },
          "summary": { "description": "What changed, as a clause.", "type": "string" },
          "old": { "description": "The fact as the old spec writes it.", "type": "string" },
          "new": { "description": "The fact as the new spec writes it.", "type": "string" },
          "before": { "$ref": "#/$defs/position" },
          "after": {
            "description": "For what was removed, its surviving parent.",
            "$ref": "#/$defs/position"
          },
          "places": {
            "description": "All places of a change that was made at several.",
            "type": "array",
            "items": { "$ref": "#/$defs/place" }
          },
          "direction": {
            "description": "The way of a type from which the levels come.",
            "enum": ["request", "response"]
          },
          "endpoints": {
            "description": "The endpoints that the change reaches.",
            "type": "array",
            "items": { "type": "string" }
          },
          "declarationBefore": { "description": "In the old module.", "type": "string" },
          "declarationAfter": { "description": "In the new module.", "type": "string" },
          "consequences": {
            "description": "What happens to shipped apps, and to sources.",
            "type": "array",
            "items": { "type": "string" }
          },
          "remedy": { "description": "What would make it safe.", "type": "string" },
          "hint": { "description": "A guess.", "type": "string" },
          "evidence": { "description": "How often traffic shows it.", "type": "string" },
          "allowed": {
            "description": "What the allow files say of it.",
            "type": "array",
            "items": { "$ref": "#/$defs/allowance" }
          }
        },
        "required": [
          "id", "kind", "subject", "wire", "swift", "bump", "fails", "documentation", "summary",
          "endpoints", "consequences", "allowed"
        ],
        "additionalProperties": false
      },
      "allowance": {
        "type": "object",
        "properties": {
          "axis": { "description": "Missing: both.", "enum": ["wire", "swift"] },
          "reason": { "type": "string" },
          "expires": { "description": "The last day on which it holds.", "type": "string" }
        },
        "required": ["reason"],
        "additionalProperties": false
      },
      "notice": {
        "type": "object",
        "properties": {
          "level": { "enum": ["error", "note"] },
          "message": { "type": "string" },
          "at": { "$ref": "#/$defs/position" }
        },
        "required": ["level", "message"],
        "additionalProperties": false
      },
      "place": {
        "type": "object",
        "properties": {
          "subject": { "type": "string" },
          "before": { "$ref": "#/$defs/position" },
          "after": { "$ref": "#/$defs/position" }
        },
        "required": ["subject"],
        "additionalProperties": false
      },
      "position": {
        "type": "object",
        "properties": {
          "path": { "type": "string" },
          "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
          "column": { "description": "From 1, in characters.", "type": "integer", "minimum": 1 }
        },
        "required": ["path", "line", "column"],
        "additionalProperties": false
      },
      "level": { "enum": ["safe", "care", "breaking"] },
      "bump": { "enum": ["none", "patch", "minor", "major"] }
    }
  }

  """#
