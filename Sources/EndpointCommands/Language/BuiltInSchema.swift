// Written from Specs/endpoints.schema.json by the tests (RECORD=1). Do not edit.

/// The JSON Schema of specs.
let builtInSchema = ###"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Endpoints",
    "description": "A spec of one HTTP API, or an additional file of a spec in a folder.",
    "type": "object",
    "if": { "anyOf": [{ "required": ["api"] }, { "required": ["servers"] }] },
    "then": { "$ref": "#/$defs/spec" },
    "else": { "$ref": "#/$defs/part" },
    "$defs": {
      "spec": {
        "description": "The spec of one API.",
        "type": "object",
        "properties": {
          "$schema": {
            "description": "The JSON Schema of this file. Editors use it for completion and checks.",
            "type": "string",
            "x-swift": "none, since only editors read it.",
            "examples": ["endpoints.schema.json"]
          },
          "api": {
            "description": "The name of the API, in UpperCamelCase. It becomes the Swift namespace.",
            "type": "string",
            "pattern": "^[A-Z][A-Za-z0-9_]*$",
            "examples": ["News"]
          },
          "version": {
            "description": "The semantic version of the API, such as `1.4.0`. `diff` recommends the next version.",
            "type": "string",
            "pattern": "^\\d+\\.\\d+\\.\\d+([-+].+)?$",
            "examples": ["2.1.0"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Auctions of art."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": [
              "No server speaks it: the tests of the generated code do.\n\nA second paragraph."
            ]
          },
          "servers": {
            "description": "The servers: name → URL, or an object with `url` and further keys. The first is the default of the command line tool.",
            "type": "object",
            "additionalProperties": {
              "anyOf": [{ "$ref": "#/$defs/serverURL" }, { "$ref": "#/$defs/server" }]
            },
            "minProperties": 1,
            "examples": [
              { "production": "https://deckofcardsapi.com/api", "local": "http://127.0.0.1:8080/api" }
            ]
          },
          "authentication": {
            "description": "The authentication schemes: name → scheme. A scheme is `\"bearer\"`, `\"basic\"`, an object with `key` and `in`, or an object with `oauth2`.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/authenticationScheme" },
            "examples": [{ "token": "bearer" }]
          },
          "defaults": {
            "description": "Values for all endpoints. An endpoint's own value replaces them.",
            "$ref": "#/$defs/defaults",
            "examples": [{ "authentication": "token", "timeout": 30, "throttle": "limits.wait" }]
          },
          "swift": {
            "description": "Options of the generated Swift module.",
            "$ref": "#/$defs/swift",
            "examples": [
              { "access": "internal", "mutable": true, "hashable": true, "codable": "both" }
            ]
          },
          "errors": {
            "description": "The failures of the API by status (`404`), class (`4xx`), `default`, or a condition on the body (`when`).",
            "$ref": "#/$defs/errors",
            "examples": [{ "404": { "case": "missing", "type": "Problem" }, "409": "taken" }]
          },
          "receivers": {
            "description": "The documentation of receivers: name → texts. A receiver is the part before the dot in the name of an endpoint.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/receiver" },
            "examples": [{ "Beers": { "summary": "A catalogue of beers." } }]
          },
          "types": {
            "description": "The types: name → type definition. `Card.Suit` is nested in `Card`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/typeDefinition" }, { "properties": { "optional": false } }]
            },
            "propertyNames": { "pattern": "^[A-Z][A-Za-z0-9_]*(\\.[A-Z][A-Za-z0-9_]*)*$" },
            "examples": [{ "Tick": { "fields": { "symbol": "string", "price": "decimal" } } }]
          },
          "endpoints": {
            "description": "The endpoints: `Receiver.verb` or `verb` → endpoint. The receiver is a type of the spec, or a namespace.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/endpoint" },
            "examples": [
              {
                "Reservations.add": {
                  "method": "POST",
                  "path": "/reservations",
                  "body": "Reservation"
                }
              }
            ]
          }
        },
        "required": ["api", "servers"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "part": {
        "description": "An additional file of a spec in a folder.",
        "type": "object",
        "properties": {
          "$schema": {
            "description": "The JSON Schema of this file. Editors use it for completion and checks.",
            "type": "string"
          },
          "types": {
            "description": "The types: name → type definition. `Card.Suit` is nested in `Card`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/typeDefinition" }, { "properties": { "optional": false } }]
            },
            "propertyNames": { "pattern": "^[A-Z][A-Za-z0-9_]*(\\.[A-Z][A-Za-z0-9_]*)*$" }
          },
          "endpoints": {
            "description": "The endpoints: `Receiver.verb` or `verb` → endpoint. The receiver is a type of the spec, or a namespace.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/endpoint" }
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "receiver": {
        "description": "The documentation of a receiver: a namespace of endpoints, or the endpoints of a type.",
        "type": "object",
        "properties": {
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["The people inside."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["Counted at the doors, so that a crowd may be a few short."]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "server": {
        "description": "A server with variables or additional hosts.",
        "type": "object",
        "properties": {
          "url": {
            "description": "The URL, without query and fragment. `{name}` is the value of a variable.",
            "$ref": "#/$defs/serverURL",
            "examples": ["http://{port}.local"]
          },
          "variables": {
            "description": "The variables in the URL, in the hosts and in the paths of endpoints: name → variable.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/serverVariable" },
            "examples": [{ "port": { "default": "80", "enum": ["80", "8080"] } }]
          },
          "hosts": {
            "description": "Additional hosts: name → URL. An endpoint selects one with `host`.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/serverURL" },
            "examples": [{ "uploads": "https://uploads.{region}.example.com" }]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["One of the regions."]
          }
        },
        "required": ["url"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "serverURL": {
        "description": "The URL of a server, without query and fragment.",
        "type": "string",
        "pattern": "^(https?|\\{[^}]+\\})://[^?#]+$"
      },
      "serverVariable": {
        "description": "A variable of a server. In Swift it is an argument: `.production(region: \"eu\")`.",
        "type": "object",
        "properties": {
          "default": {
            "description": "The default value of the argument.",
            "type": "string",
            "x-absent": "the argument is required",
            "examples": ["main"]
          },
          "enum": {
            "description": "The allowed values. They become a Swift enum.",
            "type": "array",
            "items": { "type": "string" },
            "minItems": 1,
            "x-absent": "any string",
            "examples": [["eu-west-1", "us-east-1"]]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationScheme": {
        "description": "An authentication scheme: `bearer`, `basic`, an object with `key` and `in`, or an object with `oauth2`.",
        "anyOf": [
          {
            "description": "`bearer` sends a token, `basic` a user and a password. Both use the `Authorization` header.",
            "enum": ["bearer", "basic"]
          },
          { "$ref": "#/$defs/authenticationKey" },
          { "$ref": "#/$defs/authenticationOAuth2" }
        ]
      },
      "authenticationKey": {
        "description": "An API key in a header, the query or a cookie.",
        "type": "object",
        "properties": {
          "key": {
            "description": "The name of the header, query parameter or cookie.",
            "type": "string",
            "examples": ["api_key"]
          },
          "in": {
            "description": "The location of the key in the request.",
            "enum": ["header", "query", "cookie"],
            "examples": ["query"]
          }
        },
        "required": ["key", "in"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationOAuth2": {
        "description": "OAuth 2. The token is sent like that of `bearer`.",
        "type": "object",
        "properties": {
          "oauth2": {
            "description": "The scopes and URLs of OAuth 2.",
            "$ref": "#/$defs/oauth2",
            "x-swift": "the same as `bearer`, since the app requests the token.",
            "examples": [{ "scopes": { "read": "Reads.", "write": "Writes." } }]
          }
        },
        "required": ["oauth2"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "oauth2": {
        "description": "The scopes and URLs of OAuth 2.",
        "type": "object",
        "properties": {
          "scopes": {
            "description": "The scopes: name → documentation.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "x-swift": "none, since the app requests the token.",
            "examples": [{ "read": "See accounts.", "write": "Change accounts." }]
          },
          "authorizationURL": {
            "description": "The URL where a user grants access.",
            "type": "string",
            "x-swift": "none, since the app requests the token.",
            "examples": ["https://garage.example.com/authorize"]
          },
          "tokenURL": {
            "description": "The URL where the app requests a token.",
            "type": "string",
            "x-swift": "none, since the app requests the token.",
            "examples": ["https://bank.example.com/token"]
          }
        },
        "required": ["scopes"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationUse": {
        "description": "The required authentication: a scheme, a list of alternatives, or null for no authentication.",
        "anyOf": [
          { "type": "null" },
          { "$ref": "#/$defs/schemeUse" },
          {
            "description": "Alternatives. null makes authentication optional.",
            "type": "array",
            "minItems": 1,
            "items": {
              "anyOf": [
                { "type": "null" },
                { "$ref": "#/$defs/schemeUse" },
                {
                  "description": "Schemes required together.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/schemeUse" }
                }
              ]
            }
          }
        ]
      },
      "schemeUse": {
        "description": "The name of a scheme, or a scheme with its required scopes: `{ \"name\": [\"scope\"] }`.",
        "anyOf": [
          { "type": "string" },
          {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": { "type": "array", "items": { "type": "string" } }
          }
        ]
      },
      "defaults": {
        "description": "Values for all endpoints. An endpoint's own value replaces them.",
        "type": "object",
        "properties": {
          "authentication": {
            "description": "The required authentication: a scheme, a list of alternatives, or null for no authentication. A scheme is a name, or `{ \"name\": [\"scope\"] }`. In a list, an inner list requires all its schemes, and null makes authentication optional.",
            "$ref": "#/$defs/authenticationUse",
            "x-absent": "no authentication",
            "examples": ["token"]
          },
          "headers": {
            "description": "Headers with constant values: name → value.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "examples": [{ "Accept-Language": "en", "X-Client": "swift \"app\"" }]
          },
          "parameters": {
            "description": "Parameters of every endpoint: name → parameter. `in` is required and must be `query`, `header` or `cookie`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/parameter" }, { "required": ["in"] }]
            },
            "examples": [{ "site": { "in": "query", "constant": "stackoverflow" } }]
          },
          "date": {
            "description": "The format of `date`: `rfc3339`, `rfc1123`, `unix` (seconds), `unix-ms` (milliseconds), or a pattern such as `yyyy-MM-dd HH:mm`.",
            "type": "string",
            "examples": ["unix", "rfc3339", "unix-ms", "rfc1123", "yyyy-MM-dd HH:mm"],
            "default": "rfc3339"
          },
          "timeout": {
            "description": "The maximum duration of a call in seconds, including retries. For streams and downloads, the maximum pause.",
            "type": "number",
            "exclusiveMinimum": 0,
            "x-absent": "60 seconds",
            "examples": [30]
          },
          "query": {
            "description": "How arrays and objects are written into queries and forms.",
            "$ref": "#/$defs/queryStyles",
            "examples": [{ "arrays": "brackets", "objects": "json" }]
          },
          "at": {
            "description": "The path of the value in JSON responses. The `at` of a response replaces it, and `.` there selects the whole body.",
            "$ref": "#/$defs/path",
            "x-absent": "the whole body",
            "examples": ["data"]
          },
          "throttle": {
            "description": "The path of a number in the body of any response. The client waits this number of seconds before the next request.",
            "$ref": "#/$defs/path",
            "examples": ["backoff"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "queryStyles": {
        "description": "How arrays and objects are written into queries and forms.",
        "type": "object",
        "properties": {
          "arrays": {
            "description": "The style of arrays: `repeat` (`a=1&a=2`), `comma` (`a=1,2`), `space` (`a=1%202`), `pipe` (`a=1%7C2`), `brackets` (`a[]=1&a[]=2`) or `indexed` (`a[0]=1&a[1]=2`).",
            "enum": ["repeat", "comma", "space", "pipe", "brackets", "indexed"],
            "default": "repeat",
            "examples": ["comma"]
          },
          "objects": {
            "description": "The style of objects: `deepObject` (`a[b]=1`), `flat` (`b=1`) or `json` (`a={\"b\":1}`).",
            "enum": ["deepObject", "flat", "json"],
            "default": "deepObject",
            "examples": ["json"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "swift": {
        "description": "Options of the generated Swift module.",
        "type": "object",
        "properties": {
          "module": {
            "description": "The name of the Swift module.",
            "type": "string",
            "x-absent": "`<api>API`",
            "examples": ["OfficeClient"]
          },
          "access": {
            "description": "The access level of the generated code.",
            "enum": ["public", "package", "internal"],
            "default": "public",
            "examples": ["package"]
          },
          "mutable": {
            "description": "Whether the properties of all structs are `var`. Structs in requests always have `var` properties.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "hashable": {
            "description": "Whether structs and unions conform to `Hashable`.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "identifiable": {
            "description": "Whether a struct with a property `id` conforms to `Identifiable`. The type of `id` must be hashable and not optional.",
            "type": "boolean",
            "default": true,
            "examples": [true]
          },
          "codable": {
            "description": "`both` makes every type decodable and encodable.",
            "enum": ["both"],
            "x-absent": "a type is decodable if responses use it, and encodable if requests use it",
            "examples": ["both"]
          },
          "include": {
            "description": "The endpoints to generate: `Issues.list` for one, `Issues.*` for all of a receiver. Only the types of these endpoints are generated.",
            "$ref": "#/$defs/endpointNames",
            "x-absent": "all endpoints",
            "examples": [["Issues.*", "Repos.get"]]
          },
          "exclude": {
            "description": "The endpoints to omit: `Issues.list` for one, `Issues.*` for all of a receiver.",
            "$ref": "#/$defs/endpointNames",
            "examples": [["Issues.delete"]]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "endpointNames": {
        "type": "array",
        "items": { "type": "string", "examples": ["Issues.list", "Issues.*"] }
      },
      "summary": { "type": "string", "pattern": "^[^\\n\\r]*$" },
      "path": {
        "type": "string",
        "minLength": 1,
        "examples": ["user.display_name", "items[].name", "[0]", "[last]", "."]
      },
      "deprecated": {
        "anyOf": [{ "const": true }, { "type": "string" }, { "$ref": "#/$defs/deprecationObject" }]
      },
      "deprecationObject": {
        "description": "A deprecation with a message, a date, or both.",
        "type": "object",
        "properties": {
          "message": {
            "description": "The message of the compiler warning, such as `Use Box.`.",
            "type": "string",
            "examples": ["Ask for all."]
          },
          "sunset": {
            "description": "The date after which the declaration may be removed, such as `2027-03-01`.",
            "type": "string",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$",
            "examples": ["2027-03-01"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "limits": {
        "description": "The limits of the server for the value. They appear in the documentation and in `diff`. The client does not check them.",
        "type": "object",
        "properties": {
          "min": {
            "description": "The minimum value.",
            "type": ["number", "string"],
            "examples": [1]
          },
          "max": {
            "description": "The maximum value.",
            "type": ["number", "string"],
            "examples": [5]
          },
          "length": {
            "description": "The length of a string in characters: `5`, or a range such as `1...20`, `1...` or `...20`.",
            "type": ["number", "string"],
            "examples": ["3...10"]
          },
          "items": {
            "description": "The number of elements of an array: `5`, or a range such as `1...20`, `1...` or `...20`.",
            "type": ["number", "string"],
            "examples": ["2..."]
          },
          "pattern": {
            "description": "A regular expression for a string, in the dialect of the server.",
            "type": "string",
            "examples": ["^[A-Z]{1,3}-[0-9]+$"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "typeExpression": {
        "description": "A type: `name`, `Owner.Name`, `name(format)`, an optional `T?`, an array `[T]` or a dictionary `[string: T]`.",
        "type": "string",
        "minLength": 1,
        "examples": [
          "string",
          "bool",
          "int",
          "int32",
          "int64",
          "uint32",
          "uint64",
          "double",
          "decimal",
          "date",
          "date(unix)",
          "day",
          "url",
          "uuid",
          "data",
          "json",
          "void",
          "file"
        ]
      },
      "typeUse": {
        "description": "A type expression, or a type defined in place.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/typeDefinition" },
          { "$ref": "#/$defs/arrayOfDefinition" }
        ]
      },
      "arrayOfDefinition": {
        "description": "An array of a type defined in place.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1,
        "items": {
          "anyOf": [{ "$ref": "#/$defs/typeDefinition" }, { "$ref": "#/$defs/arrayOfDefinition" }]
        }
      },
      "typeDefinition": {
        "description": "A type definition: a struct, an identifier, an enum, a union, an alias or an external type.",
        "anyOf": [
          { "$ref": "#/$defs/struct" },
          { "$ref": "#/$defs/identifier" },
          { "$ref": "#/$defs/enum" },
          { "$ref": "#/$defs/union" },
          { "$ref": "#/$defs/alias" },
          { "$ref": "#/$defs/external" }
        ]
      },
      "struct": {
        "description": "A struct.",
        "type": "object",
        "properties": {
          "include": {
            "description": "Names of structs. Their fields come before those of this struct. A field of this struct replaces an included one.",
            "type": "array",
            "items": { "type": "string" },
            "examples": [["Base", "Dated"]]
          },
          "fields": {
            "description": "The fields in order: wire name → type expression or field. The initializer has the same order.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/fieldUse" },
            "examples": [
              {
                "color": { "type": "Card.Back.Color", "default": "red" },
                "pattern": "Card.Back.Pattern?"
              }
            ]
          },
          "additional": {
            "description": "The type of the values of undeclared keys. They become the dictionary `additional`.",
            "$ref": "#/$defs/typeUse",
            "examples": ["int?"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["A painting."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["Cars are counted at the gate."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Object"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["fields"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "identifier": {
        "description": "A struct that wraps one scalar, such as an ID.",
        "type": "object",
        "properties": {
          "identifier": {
            "description": "The wrapped scalar, such as `string` or `int`.",
            "$ref": "#/$defs/typeUse",
            "examples": ["uuid"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["A deck of cards."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["Printed on the ticket."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Mail"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Use Box."]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["identifier"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "enum": {
        "description": "An enum of strings or integers. It accepts unknown values unless it is `closed`.",
        "type": "object",
        "properties": {
          "enum": {
            "description": "The values: a list of strings, or case → string or integer. A value may also be an object with `value` and further keys.",
            "anyOf": [
              {
                "type": "array",
                "minItems": 1,
                "items": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/enumCase" }] }
              },
              {
                "type": "object",
                "minProperties": 1,
                "additionalProperties": {
                  "anyOf": [{ "type": ["string", "integer"] }, { "$ref": "#/$defs/enumCase" }]
                }
              }
            ],
            "examples": [{ "low": 1, "high": { "value": 10, "was": "top" }, "under": -1 }]
          },
          "closed": {
            "description": "`true` generates a Swift enum, and decoding fails for any other value. `false` accepts unknown values.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["The four colours."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["As seen at the gate."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Suit"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Nobody knows.", "sunset": "2027-03-01" }]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["enum"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "enumCase": {
        "description": "A value of an enum with documentation, a deprecation or a former name.",
        "type": "object",
        "properties": {
          "value": {
            "description": "The value on the wire: a string or an integer.",
            "type": ["string", "integer"],
            "examples": [20]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Above the ten."]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Jokers are out.", "sunset": "2027-03-01" }]
          },
          "was": {
            "description": "The former Swift name of the case. It remains in Swift as a deprecated member, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["knave"]
          }
        },
        "required": ["value"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "union": {
        "description": "An enum with a payload for each case. It accepts unknown values unless it is `closed`.",
        "type": "object",
        "properties": {
          "union": {
            "description": "The members: case → type, or a list of types. In a list, each case is named after its type.",
            "anyOf": [
              { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/typeUse" } },
              {
                "type": "object",
                "minProperties": 1,
                "additionalProperties": {
                  "anyOf": [{ "$ref": "#/$defs/typeUse" }, { "$ref": "#/$defs/unionMember" }]
                }
              }
            ],
            "examples": [
              {
                "stop": "Nothing",
                "go": "Point",
                "secret": "Login",
                "raw": "json",
                "again": "Wrapper"
              }
            ]
          },
          "by": {
            "description": "The field with the tag: the name of the case, or its `tag`.",
            "type": "string",
            "x-absent": "the keys of the value select the member",
            "examples": ["kind"]
          },
          "closed": {
            "description": "`true` makes decoding fail for any other value. `false` decodes it as the case `unknown`.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["What hangs on a message."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["In meters, or a word."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Bill"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["union"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "unionMember": {
        "description": "A member of a union with its own tag.",
        "type": "object",
        "properties": {
          "tag": {
            "description": "The value of the field `by` for this case: a string or an integer.",
            "type": ["string", "integer"],
            "x-absent": "the name of the case",
            "examples": [1]
          },
          "type": {
            "description": "The type of the payload.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Point"]
          }
        },
        "required": ["type"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "alias": {
        "description": "Another name for a type. It becomes a Swift type alias.",
        "type": "object",
        "properties": {
          "alias": {
            "description": "The original type.",
            "$ref": "#/$defs/typeUse",
            "examples": ["bool"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["More than one."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["In the order of their places."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Numbers"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["alias"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "external": {
        "description": "A type from a module of the app. It must conform to `WireDecodable` for responses and to `WireEncodable` for requests.",
        "type": "object",
        "properties": {
          "external": {
            "description": "The Swift name of the type, such as `Money` or `Money.Amount`.",
            "type": "string",
            "examples": ["Money"]
          },
          "module": {
            "description": "The Swift module of the type.",
            "type": "string",
            "examples": ["MoneyKit"]
          },
          "wire": {
            "description": "The scalar of its values on the wire.",
            "$ref": "#/$defs/typeExpression",
            "x-absent": "any JSON",
            "examples": ["string"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["A type that the app has."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": ["Its colors come from the brand."]
          },
          "was": {
            "description": "The former name of the type. It remains in Swift as a deprecated alias, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["Amount"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Use a picture."]
          },
          "optional": {
            "description": "Whether the value may be missing or null. Only for a type defined in place. For a named type, write `?` where it is used.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["external", "module"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "fieldUse": {
        "description": "A type expression or a field.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/arrayOfDefinition" },
          { "$ref": "#/$defs/field" }
        ]
      },
      "field": {
        "description": "A field of a struct.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the value.",
            "$ref": "#/$defs/typeUse",
            "x-absent": "the type of the `constant`. Without a `constant`, `type` is required",
            "examples": ["bool"]
          },
          "as": {
            "description": "The name in Swift.",
            "type": "string",
            "x-absent": "a name derived from the key, such as `deckID` from `deck_id`",
            "examples": ["deck"]
          },
          "default": {
            "description": "The value if the key is missing or null, written as on the wire. The Swift type is `T`, never `T?`. It is also the default argument of the initializer.",
            "examples": [1]
          },
          "constant": {
            "description": "A value written as on the wire. It is always sent, never read, and has no property.",
            "examples": [{ "deep": { "x": [] } }]
          },
          "at": {
            "description": "The path of the value in this object, including its key: `user.name`, `items[].name`, `[0]`, `[last]`, or `.` for the object itself. The key of the field then only names it.",
            "$ref": "#/$defs/path",
            "x-absent": "the key of the field",
            "examples": ["a.path"]
          },
          "lossy": {
            "description": "For an array: elements with an invalid value are dropped and counted in `Response.skippedElements`. Otherwise, one such element fails the response.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "lenient": {
            "description": "For an optional date, day, URL, UUID or base64 string: an invalid value becomes nil and is counted in `Response.skippedElements`. Otherwise, it fails the response.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire. `number` sends and reads a Boolean as 1 or 0. `string` sends and reads a number or a Boolean as a string.",
            "enum": ["number", "string"],
            "x-absent": "the usual form of the type",
            "examples": ["number"]
          },
          "only": {
            "description": "`response`: the field is read and never sent. `request`: the field is sent and never read. The property is optional if the type is used in both directions.",
            "enum": ["response", "request"],
            "x-absent": "the field is sent and read",
            "examples": ["request"]
          },
          "limits": {
            "description": "The limits of the server for the value. They appear in the documentation and in `diff`. The client does not check them.",
            "$ref": "#/$defs/limits",
            "examples": [{ "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }]
          },
          "was": {
            "description": "The former wire name or Swift name. It remains in Swift as a deprecated property, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["name"]
          },
          "secret": {
            "description": "Whether the value is masked in descriptions, logs, recordings and `curl` commands.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "nullable": {
            "description": "Sends nil as null. With an optional type, the Swift type is `Patch<T>`: absent, null or a value. In a member of a union without `by`, the key is required, and its value may be null.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "userFacing": {
            "description": "Marks the text for users in the body of a failure. It becomes `localizedDescription`. Requires a `string`.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["The year."]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "example": {
            "description": "An example value for the documentation, written as on the wire.",
            "examples": [3]
          }
        },
        "anyOf": [{ "required": ["type"] }, { "required": ["constant"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "parameterUse": {
        "description": "A type expression or a parameter.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/arrayOfDefinition" },
          { "$ref": "#/$defs/parameter" }
        ]
      },
      "parameter": {
        "description": "A parameter in the path, the query, a header or a cookie.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the value. For a path parameter, `self` sends the receiver, and `self.owner` sends its field `owner`.",
            "$ref": "#/$defs/typeUse",
            "x-absent": "the type of the `constant`. Without a `constant`, `type` is required",
            "examples": ["int?"]
          },
          "in": {
            "description": "The location of the parameter in the request.",
            "enum": ["path", "query", "header", "cookie"],
            "x-absent": "`path` if the path contains `{name}`, otherwise `query`",
            "examples": ["query"]
          },
          "name": {
            "description": "The wire name, if two locations need the same name.",
            "type": "string",
            "x-absent": "the key of the parameter",
            "examples": ["X-ID"]
          },
          "as": {
            "description": "The name in Swift.",
            "type": "string",
            "x-absent": "a name derived from the key, such as `deckID` from `deck_id`",
            "examples": ["other"]
          },
          "default": {
            "description": "The default value of the argument, written as on the wire. It is sent.",
            "examples": [{ "width": 10, "height": 20 }]
          },
          "constant": {
            "description": "A value written as on the wire. It is always sent and is not an argument.",
            "examples": [3]
          },
          "label": {
            "description": "The label of the argument, or `_` for none.",
            "type": "string",
            "x-absent": "the name of the argument",
            "examples": ["_"]
          },
          "serverDefault": {
            "description": "The value used by the server if nothing is sent. It is documented and not sent. The argument is optional.",
            "examples": [1]
          },
          "style": {
            "description": "How an array or an object is written into the query. `deepObject`, `flat` and `json` are for objects, the others for arrays. `queryStyles` explains them.",
            "enum": [
              "repeat",
              "comma",
              "space",
              "pipe",
              "brackets",
              "indexed",
              "deepObject",
              "flat",
              "json"
            ],
            "x-absent": "the style of `defaults.query`",
            "examples": ["pipe"]
          },
          "spread": {
            "description": "Whether the fields of the struct become arguments. The struct is still sent under its key.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "nullable": {
            "description": "Makes the argument optional and sends nil as null. The type itself must not be optional.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire. `number` sends a Boolean as 1 or 0. `string` sends a number or a Boolean as a string.",
            "enum": ["number", "string"],
            "x-absent": "the usual form of the type",
            "examples": ["number"]
          },
          "limits": {
            "description": "The limits of the server for the value. They appear in the documentation and in `diff`. The client does not check them.",
            "$ref": "#/$defs/limits",
            "examples": [{ "min": 1, "max": 100 }]
          },
          "secret": {
            "description": "Whether the value is masked in descriptions, logs, recordings and `curl` commands.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "was": {
            "description": "The former wire name or Swift name. A deprecated function with this label remains in Swift, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["fast"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["A part of the title."]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Nobody sorts."]
          },
          "example": {
            "description": "An example value for the documentation, written as on the wire.",
            "examples": ["red"]
          }
        },
        "anyOf": [{ "required": ["type"] }, { "required": ["constant"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "bodyFieldUse": {
        "description": "A type expression or a field of the body.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/arrayOfDefinition" },
          { "$ref": "#/$defs/bodyField" }
        ]
      },
      "bodyField": {
        "description": "A field of the body. It is an argument of the function.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the value.",
            "$ref": "#/$defs/typeUse",
            "x-absent": "the type of the `constant`. Without a `constant`, `type` is required",
            "examples": ["Deck"]
          },
          "as": {
            "description": "The name in Swift.",
            "type": "string",
            "x-absent": "a name derived from the key, such as `deckID` from `deck_id`",
            "examples": ["newTitle"]
          },
          "default": {
            "description": "The default value of the argument, written as on the wire. It is sent.",
            "examples": [2]
          },
          "constant": {
            "description": "A value written as on the wire. It is always sent and is not an argument.",
            "examples": ["dinner"]
          },
          "at": {
            "description": "The path of the value in the body, including its key, such as `user.name`. The key of the field then only names it. Requires JSON.",
            "$ref": "#/$defs/path",
            "x-absent": "the key of the field",
            "examples": ["user.key"]
          },
          "label": {
            "description": "The label of the argument, or `_` for none.",
            "type": "string",
            "x-absent": "the name of the argument",
            "examples": ["withPlate"]
          },
          "serverDefault": {
            "description": "The value used by the server if nothing is sent. It is documented and not sent. The argument is optional.",
            "examples": ["chef"]
          },
          "style": {
            "description": "How an array or an object is written into a form. `deepObject`, `flat` and `json` are for objects, the others for arrays. `queryStyles` explains them.",
            "enum": [
              "repeat",
              "comma",
              "space",
              "pipe",
              "brackets",
              "indexed",
              "deepObject",
              "flat",
              "json"
            ],
            "x-absent": "the style of `defaults.query`",
            "examples": ["flat"]
          },
          "spread": {
            "description": "Whether the fields of the struct become arguments. The struct is still sent under its key.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "encoding": {
            "description": "The encoding of a part of a multipart body. `json` sends the part as JSON.",
            "enum": ["json"],
            "x-absent": "text, and bytes for `file` and `data`",
            "examples": ["json"]
          },
          "nullable": {
            "description": "Sends nil as null. With an optional type, the Swift type is `Patch<T>`: absent, null or a value. `Patch` requires JSON.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire. `number` sends a Boolean as 1 or 0. `string` sends a number or a Boolean as a string.",
            "enum": ["number", "string"],
            "x-absent": "the usual form of the type",
            "examples": ["number"]
          },
          "limits": {
            "description": "The limits of the server for the value. They appear in the documentation and in `diff`. The client does not check them.",
            "$ref": "#/$defs/limits",
            "examples": [{ "length": "3...10" }]
          },
          "secret": {
            "description": "Whether the value is masked in descriptions, logs, recordings and `curl` commands.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "was": {
            "description": "The former wire name or Swift name. A deprecated function with this label remains in Swift, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["time"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Who eats."]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Floors are assigned."]
          },
          "example": {
            "description": "An example value for the documentation, written as on the wire.",
            "examples": ["B-1"]
          }
        },
        "anyOf": [{ "required": ["type"] }, { "required": ["constant"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "endpoint": {
        "description": "An endpoint. It becomes a Swift function.",
        "type": "object",
        "properties": {
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Find books."]
          },
          "description": {
            "description": "Further paragraphs of the documentation, after the summary.",
            "type": "string",
            "examples": [
              "The pictures come in the order in which a visitor passes them, beginning at the door that is nearest to the cloakroom."
            ]
          },
          "method": {
            "description": "The HTTP method in uppercase.",
            "type": "string",
            "pattern": "^[A-Z-]+$",
            "examples": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
            "default": "GET"
          },
          "path": {
            "description": "The path, with a leading `/`. `{name}` is a parameter or a server variable, percent-encoded. `{+name}` leaves the slashes of the value unencoded.",
            "type": "string",
            "pattern": "^/",
            "examples": ["/map"]
          },
          "parameters": {
            "description": "The parameters in order: name → type expression or parameter. A parameter replaces that of `defaults` with the same name and location.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/parameterUse" },
            "examples": [
              {
                "kind": { "constant": "wheat", "secret": true },
                "rowID": { "type": "int", "was": "row_id" }
              }
            ]
          },
          "body": {
            "description": "The body: a type expression, an object with `fields` as arguments, or an object with `type`.",
            "$ref": "#/$defs/body",
            "x-absent": "no body",
            "examples": ["json"]
          },
          "response": {
            "description": "The response: a type, an object with `type`, an object of statuses, or a `stream`. Every status from 200 to 299 is a success unless statuses are listed.",
            "$ref": "#/$defs/response",
            "x-absent": "`void`: the body is ignored",
            "examples": ["Work"]
          },
          "errors": {
            "description": "The failures of the endpoint, in addition to those of the API. A rule replaces the API's rule with the same key, and null removes it. In one API, cases with the same name must have the same type.",
            "$ref": "#/$defs/endpointErrors",
            "examples": [{ "423": { "case": "locked", "type": { "fields": { "until": "date" } } } }]
          },
          "pagination": {
            "description": "How the client requests the next page. All paths start at the root of the body.",
            "$ref": "#/$defs/pagination",
            "examples": [{ "style": "page", "items": "items", "more": "has_more" }]
          },
          "authentication": {
            "description": "The required authentication: a scheme, a list of alternatives, or null for no authentication. A scheme is a name, or `{ \"name\": [\"scope\"] }`. In a list, an inner list requires all its schemes, and null makes authentication optional.",
            "$ref": "#/$defs/authenticationUse",
            "x-absent": "the authentication of `defaults`",
            "examples": ["token"]
          },
          "cache": {
            "description": "How the client uses cached responses. `default` follows the rules of HTTP. `reload` ignores cached responses. `only` uses only cached responses and fails without one.",
            "enum": ["default", "reload", "only"],
            "default": "default",
            "examples": ["only"]
          },
          "idempotent": {
            "description": "Whether the client may retry the request after a failure.",
            "type": "boolean",
            "x-absent": "true for GET, HEAD, PUT, DELETE and OPTIONS, otherwise false",
            "examples": [true]
          },
          "redirects": {
            "description": "`follow` follows redirects. `return` returns the redirect as the response.",
            "enum": ["follow", "return"],
            "default": "follow",
            "examples": ["return"]
          },
          "headers": {
            "description": "Headers with constant values: name → value. A header replaces that of `defaults` with the same name. `Content-Type` replaces that of the encoding.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "examples": [{ "Content-Type": "application/vnd.language+json" }]
          },
          "timeout": {
            "description": "The maximum duration of a call in seconds, including retries. For streams and downloads, the maximum pause.",
            "type": "number",
            "exclusiveMinimum": 0,
            "x-absent": "the timeout of `defaults`, or 60 seconds",
            "examples": [5]
          },
          "server": {
            "description": "The name of the server for this endpoint.",
            "type": "string",
            "x-absent": "the server of the client",
            "examples": ["login"]
          },
          "host": {
            "description": "The name of one of the server's `hosts`.",
            "type": "string",
            "x-absent": "the URL of the server",
            "examples": ["uploads"]
          },
          "was": {
            "description": "The former name, `Receiver.verb` or `verb`. It remains in Swift as a deprecated function, and `diff` recognizes the rename.",
            "type": "string",
            "examples": ["stamps"]
          },
          "deprecated": {
            "description": "Marks the declaration as deprecated: `true`, a message, or an object with `message` and `sunset`.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Ask for all.", "sunset": "2027-03-01" }]
          },
          "examples": {
            "description": "Example requests with their responses: name → example. `generate` checks them against the types. They become fixtures for tests.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/example" },
            "examples": [
              {
                "newDeck": {
                  "response": { "success": true, "deck_id": "gy7aqxz5nmpd", "remaining": 52 }
                }
              }
            ]
          }
        },
        "required": ["path"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "example": {
        "description": "An example request with its response.",
        "type": "object",
        "properties": {
          "arguments": {
            "description": "The arguments by wire name. `body` is the argument of a body of one value. Without arguments, the example matches any call of the endpoint.",
            "type": "object",
            "additionalProperties": true,
            "examples": [
              { "deck": "a/b", "span": { "from": 5, "step": 2 }, "suit": "CLUBS", "count": 2 }
            ]
          },
          "status": {
            "description": "The status of the response.",
            "type": "integer",
            "minimum": 100,
            "maximum": 599,
            "x-absent": "the first status in `response`, or 200 without statuses",
            "examples": [410]
          },
          "response": {
            "description": "The whole body, or null for an empty body. For a stream, an array of its elements.",
            "examples": [
              {
                "userName": "example@gmail.com",
                "email": "example@gmail.com",
                "fullName": "Exa Mple"
              }
            ]
          }
        },
        "required": ["response"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "body": {
        "description": "A body: a type expression, an object with `fields` as arguments, or an object with `type`.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/arrayOfDefinition" },
          { "$ref": "#/$defs/bodyOfFields" },
          { "$ref": "#/$defs/bodyOfType" },
          { "$ref": "#/$defs/identifier" },
          { "$ref": "#/$defs/enum" },
          { "$ref": "#/$defs/union" },
          { "$ref": "#/$defs/alias" },
          { "$ref": "#/$defs/external" }
        ]
      },
      "bodyOfFields": {
        "description": "A body with its fields as arguments.",
        "type": "object",
        "properties": {
          "fields": {
            "description": "The fields in order: wire name → type expression or field. The arguments have the same order.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/bodyFieldUse" },
            "examples": [{ "userName": "string", "password": { "type": "string", "secret": true } }]
          },
          "encoding": {
            "description": "The encoding of the body: `json`, `form` or `multipart`. `text` and `binary` require `type` instead of `fields`.",
            "enum": ["json", "form", "multipart", "text", "binary"],
            "default": "json",
            "examples": ["form"]
          },
          "at": {
            "description": "The path of the value in the body: `data` sends `{ \"data\": … }`. Requires JSON.",
            "$ref": "#/$defs/path",
            "x-absent": "the whole body",
            "examples": ["order"]
          }
        },
        "required": ["fields"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "bodyOfType": {
        "description": "A body as one argument.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the body.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Span"]
          },
          "encoding": {
            "description": "The encoding of the body. `text` requires a scalar, `binary` requires `data`. `multipart` requires a struct, and `form` a struct or a dictionary. `data` is `binary` by default.",
            "enum": ["json", "form", "multipart", "text", "binary"],
            "default": "json",
            "examples": ["form"]
          },
          "at": {
            "description": "The path of the value in the body: `data` sends `{ \"data\": … }`. Requires JSON.",
            "$ref": "#/$defs/path",
            "x-absent": "the whole body",
            "examples": ["point"]
          },
          "label": {
            "description": "The label of the argument, or `_` for none.",
            "type": "string",
            "x-absent": "no label",
            "examples": ["with"]
          },
          "spread": {
            "description": "Whether the fields of the struct become arguments.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          }
        },
        "required": ["type"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "response": {
        "description": "A response: a type, an object with `type`, an object of statuses, or a stream.",
        "anyOf": [
          { "$ref": "#/$defs/responseValue" },
          {
            "description": "Successful responses by status, from 200 to 399. One status is a plain value, several become an enum. Any other status is an error.",
            "type": "object",
            "minProperties": 1,
            "patternProperties": { "^[23]\\d\\d$": { "$ref": "#/$defs/responseValue" } },
            "additionalProperties": false
          },
          { "$ref": "#/$defs/responseStream" }
        ]
      },
      "responseValue": {
        "description": "A type, or an object with `type`.",
        "anyOf": [{ "$ref": "#/$defs/typeUse" }, { "$ref": "#/$defs/responseOfType" }]
      },
      "responseOfType": {
        "description": "A response with its type and further keys.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the value.",
            "$ref": "#/$defs/typeUse",
            "examples": ["data"]
          },
          "at": {
            "description": "The path of the value in the body, such as `data`. `.` selects the whole body.",
            "$ref": "#/$defs/path",
            "x-absent": "the `at` of `defaults`, or the whole body",
            "examples": ["blob"]
          },
          "encoding": {
            "description": "The encoding of the body. `text` requires `string`, and `binary` requires `data`. `data` is `binary` by default.",
            "enum": ["json", "text", "binary"],
            "default": "json",
            "examples": ["text"]
          },
          "headers": {
            "description": "Headers of the response as Swift properties: name → type expression or header.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/headerUse" },
            "examples": [{ "X-Rate-Limit": "int", "Last-Modified": "date(rfc1123)" }]
          }
        },
        "required": ["type"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "headerUse": {
        "description": "A type expression or a header.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/arrayOfDefinition" },
          { "$ref": "#/$defs/header" }
        ]
      },
      "header": {
        "description": "A header of the response.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type: a scalar, an enum, an identifier, or an array of these. Commas separate the elements of an array.",
            "$ref": "#/$defs/typeUse",
            "x-absent": "none, since the type is required",
            "examples": ["Rank?"]
          },
          "as": {
            "description": "The name in Swift.",
            "type": "string",
            "x-absent": "a name derived from the key, such as `deckID` from `deck_id`",
            "examples": ["rank"]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Which rank."]
          }
        },
        "anyOf": [{ "required": ["type"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "responseStream": {
        "description": "A response as a stream of elements.",
        "type": "object",
        "properties": {
          "stream": {
            "description": "The type of one element.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Tick"]
          },
          "format": {
            "description": "`sse` for server-sent events, `lines` for one element per line.",
            "enum": ["sse", "lines"],
            "examples": ["lines"]
          },
          "end": {
            "description": "The event or line that ends the stream, such as `[DONE]`.",
            "type": "string",
            "examples": ["[DONE]"]
          }
        },
        "required": ["stream", "format"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "errors": {
        "description": "Failures by status (`404`), class (`4xx`), `default`, or a condition on the body (`when`). A status takes precedence over `when`, then a class, then `default`.",
        "type": "object",
        "properties": {
          "default": {
            "description": "Every failure without another rule.",
            "$ref": "#/$defs/errorStatusUse",
            "examples": [{ "case": "other", "type": "Envelope" }]
          }
        },
        "patternProperties": {
          "^([1-5]\\d\\d|[1-5]xx)$": { "$ref": "#/$defs/errorStatusUse" },
          "^(?!default$)[^0-9]": { "$ref": "#/$defs/errorWhen" }
        },
        "additionalProperties": false
      },
      "endpointErrors": {
        "description": "The failures of the endpoint, in addition to those of the API. A rule replaces the API's rule with the same key, and null removes it. In one API, cases with the same name must have the same type.",
        "type": "object",
        "properties": {
          "default": {
            "description": "Every failure without another rule.",
            "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/errorStatusUse" }],
            "examples": ["closed"]
          }
        },
        "patternProperties": {
          "^([1-5]\\d\\d|[1-5]xx)$": {
            "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/errorStatusUse" }]
          },
          "^(?!default$)[^0-9]": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/errorWhen" }] }
        },
        "additionalProperties": false
      },
      "errorStatusUse": {
        "description": "A case: its name (`missing`), the type of the body (`Problem`, with the case `problem`), or an object with `case` and `type`.",
        "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/errorOfStatus" }]
      },
      "errorOfStatus": {
        "description": "A case for a status, a class or `default`.",
        "type": "object",
        "properties": {
          "case": { "description": "The name of the case.", "type": "string", "examples": ["gone"] },
          "type": {
            "description": "The type of the body.",
            "$ref": "#/$defs/typeUse",
            "examples": ["json"]
          },
          "message": {
            "description": "The text for users of a case without `type`. It becomes `localizedDescription`.",
            "type": "string",
            "examples": ["It is gone."]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["Too many requests."]
          }
        },
        "required": ["case"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "errorWhen": {
        "description": "A case with a condition on the body. It applies to any status, also to a success.",
        "type": "object",
        "properties": {
          "when": {
            "description": "The condition: path of a field → its value, or `{ \"present\": true }`. All fields must match.",
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                { "type": ["null", "boolean", "number", "string"] },
                { "$ref": "#/$defs/presence" }
              ]
            },
            "minProperties": 1,
            "examples": [
              { "state": "stolen", "meta.reason": "the parcel was taken away in front of the door" }
            ]
          },
          "type": {
            "description": "The type of the body.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Excuse"]
          },
          "message": {
            "description": "The text for users of a case without `type`. It becomes `localizedDescription`.",
            "type": "string",
            "examples": ["All places are taken."]
          },
          "summary": {
            "description": "One line of documentation. It becomes the doc comment in Swift.",
            "$ref": "#/$defs/summary",
            "examples": ["No place is free."]
          }
        },
        "required": ["when"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "presence": {
        "description": "A condition on the presence of a field.",
        "type": "object",
        "properties": {
          "present": {
            "description": "`true`: the field is present and not null. `false`: the field is missing or null.",
            "type": "boolean",
            "examples": [true]
          }
        },
        "required": ["present"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "pagination": {
        "description": "How the client requests the next page. All paths start at the root of the body.",
        "type": "object",
        "required": ["style"],
        "properties": {
          "style": {
            "description": "How the next page is requested. `page` sends a number, `offset` a count of items, and `cursor` a cursor from the last page. `url` follows a URL in the body, and `link` a URL in the `Link` header.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["page"]
          }
        },
        "allOf": [
          {
            "if": { "properties": { "style": { "const": "page" } } },
            "then": { "$ref": "#/$defs/paginationPage" }
          },
          {
            "if": { "properties": { "style": { "const": "offset" } } },
            "then": { "$ref": "#/$defs/paginationOffset" }
          },
          {
            "if": { "properties": { "style": { "const": "cursor" } } },
            "then": { "$ref": "#/$defs/paginationCursor" }
          },
          {
            "if": { "properties": { "style": { "const": "url" } } },
            "then": { "$ref": "#/$defs/paginationUrl" }
          },
          {
            "if": { "properties": { "style": { "const": "link" } } },
            "then": { "$ref": "#/$defs/paginationLink" }
          }
        ]
      },
      "paginationPage": {
        "description": "Pages with a number.",
        "type": "object",
        "properties": {
          "style": {
            "description": "Always `page`: the request has the number of a page.",
            "enum": ["page"],
            "examples": ["page"]
          },
          "parameter": {
            "description": "The parameter with the number of the page.",
            "type": "string",
            "default": "page",
            "examples": ["p"]
          },
          "start": {
            "description": "The number of the first page.",
            "type": "integer",
            "default": 1,
            "examples": [0]
          },
          "items": {
            "description": "The path of the array of items.",
            "$ref": "#/$defs/path",
            "x-absent": "the body is the array",
            "examples": ["items"]
          },
          "more": {
            "description": "The path of a Boolean: true if another page follows. Without `more` and `pages`, an empty page is the last.",
            "$ref": "#/$defs/path",
            "examples": ["has_more"]
          },
          "pages": {
            "description": "The path of the number of pages.",
            "$ref": "#/$defs/path",
            "examples": ["total_pages"]
          }
        },
        "required": ["style"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationOffset": {
        "description": "Pages with an offset.",
        "type": "object",
        "properties": {
          "style": {
            "description": "Always `offset`: the request has the number of items to skip.",
            "enum": ["offset"],
            "examples": ["offset"]
          },
          "parameter": {
            "description": "The parameter with the number of items to skip.",
            "type": "string",
            "examples": ["skip"]
          },
          "limit": {
            "description": "The parameter with the number of items per page.",
            "type": "string",
            "examples": ["take"]
          },
          "items": {
            "description": "The path of the array of items.",
            "$ref": "#/$defs/path",
            "x-absent": "the body is the array",
            "examples": ["items"]
          },
          "total": {
            "description": "The path of the number of all items. Without it, an empty page is the last.",
            "$ref": "#/$defs/path",
            "examples": ["meta.total"]
          }
        },
        "required": ["style", "parameter", "limit"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationCursor": {
        "description": "Pages with a cursor.",
        "type": "object",
        "properties": {
          "style": {
            "description": "Always `cursor`: each page has the cursor of the next page.",
            "enum": ["cursor"],
            "examples": ["cursor"]
          },
          "parameter": {
            "description": "The parameter with the cursor.",
            "type": "string",
            "examples": ["after"]
          },
          "next": {
            "description": "The path of the next cursor. The page is the last if the cursor is missing, null or empty.",
            "$ref": "#/$defs/path",
            "examples": ["data[last].id"]
          },
          "items": {
            "description": "The path of the array of items.",
            "$ref": "#/$defs/path",
            "x-absent": "the body is the array",
            "examples": ["data"]
          },
          "more": {
            "description": "The path of a Boolean: true if another page follows.",
            "$ref": "#/$defs/path",
            "examples": ["has_more"]
          }
        },
        "required": ["style", "parameter", "next"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationUrl": {
        "description": "Pages with the next URL in the body.",
        "type": "object",
        "properties": {
          "style": {
            "description": "Always `url`: each page has the URL of the next page in its body.",
            "enum": ["url"],
            "examples": ["url"]
          },
          "next": {
            "description": "The path of the next page's URL, absolute or relative. The page is the last if the URL is missing, null or empty.",
            "$ref": "#/$defs/path",
            "examples": ["next"]
          },
          "items": {
            "description": "The path of the array of items.",
            "$ref": "#/$defs/path",
            "x-absent": "the body is the array",
            "examples": ["points"]
          }
        },
        "required": ["style", "next"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationLink": {
        "description": "Pages with the next URL in the `Link` header.",
        "type": "object",
        "properties": {
          "style": {
            "description": "Always `link`: each page has the URL of the next page in its `Link` header (RFC 8288).",
            "enum": ["link"],
            "examples": ["link"]
          },
          "items": {
            "description": "The path of the array of items.",
            "$ref": "#/$defs/path",
            "x-absent": "the body is the array",
            "examples": ["byYear.2026"]
          }
        },
        "required": ["style"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      }
    }
  }

  """###
