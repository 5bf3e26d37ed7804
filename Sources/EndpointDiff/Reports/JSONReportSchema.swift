/// The JSON Schema of a position in a report.
package let positionSchema = """
  {
        "type": "object",
        "properties": {
          "path": { "type": "string" },
          "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
          "column": { "description": "From 1, in characters.", "type": "integer", "minimum": 1 }
        },
        "required": ["path", "line", "column"],
        "additionalProperties": false
      }
  """

/// The JSON Schema of the JSON report, printed by `endpoints diff --print-schema`.
package let jsonReportSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Report of endpoints diff",
    "type": "object",
    "properties": {
      "format": { "description": "Increases if a key changes its meaning or is removed.", "const": 1 },
      "axes": {
        "description": "The axes that are checked.",
        "type": "array",
        "items": { "enum": ["wire", "swift"] },
        "minItems": 1
      },
      "show": {
        "description": "The lowest level in \"findings\".",
        "enum": ["breaking", "care", "safe", "docs"]
      },
      "harm": { "description": "What breaks, in one line. Missing if nothing changed.", "type": "string" },
      "fails": { "description": "Whether the exit status is not 0.", "type": "boolean" },
      "verdict": { "description": "The result of the run, in one line.", "type": "string" },
      "apis": { "type": "array", "items": { "$ref": "#/$defs/api" } },
      "notices": {
        "description": "Messages about the run, such as an unused entry of an allow file.",
        "type": "array",
        "items": { "$ref": "#/$defs/notice" }
      }
    },
    "required": ["format", "axes", "show", "fails", "verdict", "apis", "notices"],
    "additionalProperties": false,
    "$defs": {
      "api": {
        "description": "The findings of one API, most severe first.",
        "type": "object",
        "properties": {
          "api": { "description": "The name of the API in the spec.", "type": "string" },
          "path": { "description": "The path of the new spec, or of the old one if it was deleted.", "type": "string" },
          "oldPath": { "description": "The old path, if the spec was moved.", "type": "string" },
          "old": { "description": "Missing if the spec is new.", "$ref": "#/$defs/side" },
          "new": { "description": "Missing if the spec was deleted.", "$ref": "#/$defs/side" },
          "bump": { "$ref": "#/$defs/bump" },
          "suggestedVersion": {
            "description": "The lowest version that fits the changes. Missing if they require none.",
            "type": "string"
          },
          "versionIsSufficient": {
            "description": "Whether the new version fits the changes.",
            "type": "boolean"
          },
          "counts": {
            "description": "The number of changes, including hidden ones.",
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
          "label": { "description": "The label of the side, such as main.", "type": "string" },
          "version": { "description": "The version in the spec.", "type": "string" }
        },
        "required": ["label"],
        "additionalProperties": false
      },
      "finding": {
        "type": "object",
        "properties": {
          "id": {
            "description": "Identifies the finding across runs.",
            "type": "string",
            "pattern": "^[0-9a-f]{16}$"
          },
          "kind": { "description": "See endpoints diff --list-kinds.", "type": "string" },
          "subject": { "description": "The declaration that changed, as named in the spec.", "type": "string" },
          "wire": { "description": "The level for shipped apps.", "$ref": "#/$defs/level" },
          "swift": { "description": "The level for source code.", "$ref": "#/$defs/level" },
          "bump": { "$ref": "#/$defs/bump" },
          "fails": { "description": "Whether the finding fails the run.", "type": "boolean" },
          "documentation": {
            "description": "Whether only documentation, order, layout or the version changed.",
            "type": "boolean"
          },
          "summary": { "description": "The change as a clause.", "type": "string" },
          "old": { "description": "The text in the old spec.", "type": "string" },
          "new": { "description": "The text in the new spec.", "type": "string" },
          "before": { "$ref": "#/$defs/position" },
          "after": {
            "description": "For a removed declaration, the position of its parent.",
            "$ref": "#/$defs/position"
          },
          "places": {
            "description": "All places of a change that occurs at several.",
            "type": "array",
            "items": { "$ref": "#/$defs/place" }
          },
          "direction": {
            "description": "The direction that determines the levels.",
            "enum": ["request", "response"]
          },
          "endpoints": {
            "description": "The affected endpoints.",
            "type": "array",
            "items": { "type": "string" }
          },
          "declarationBefore": { "description": "The declaration in the old module.", "type": "string" },
          "declarationAfter": { "description": "The declaration in the new module.", "type": "string" },
          "consequences": {
            "description": "The consequences for shipped apps and for source code.",
            "type": "array",
            "items": { "type": "string" }
          },
          "remedy": { "description": "What would make the change safe.", "type": "string" },
          "hint": { "description": "A guess, such as a rename.", "type": "string" },
          "evidence": { "description": "How often it occurs in traffic.", "type": "string" },
          "allowed": {
            "description": "The matching entries of allow files.",
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
          "expires": { "description": "The last day on which the entry is valid.", "type": "string" }
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
      "position": \#(positionSchema),
      "level": { "enum": ["safe", "care", "breaking"] },
      "bump": { "enum": ["none", "patch", "minor", "major"] }
    }
  }

  """#
