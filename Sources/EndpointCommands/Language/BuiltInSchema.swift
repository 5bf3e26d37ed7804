// Written from Specs/endpoints.schema.json by the tests (RECORD=1). Do not edit.

/// The JSON Schema of specs.
let builtInSchema = ###"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Endpoints",
    "description": "The spec of one HTTP API, or a further file of one that is a folder.",
    "type": "object",
    "if": { "anyOf": [{ "required": ["api"] }, { "required": ["servers"] }] },
    "then": { "$ref": "#/$defs/spec" },
    "else": { "$ref": "#/$defs/part" },
    "$defs": {
      "spec": {
        "description": "One API.",
        "type": "object",
        "properties": {
          "$schema": {
            "description": "The JSON Schema of this file; for editors.",
            "type": "string",
            "x-swift": "none, since only editors read it.",
            "examples": ["endpoints.schema.json"]
          },
          "api": {
            "description": "The namespace in Swift, in UpperCamelCase. The module is named `<api>API`.",
            "type": "string",
            "pattern": "^[A-Z][A-Za-z0-9_]*$",
            "examples": ["News"]
          },
          "version": {
            "description": "The semantic version of the API's contract.",
            "type": "string",
            "pattern": "^\\d+\\.\\d+\\.\\d+([-+].+)?$",
            "examples": ["2.1.0"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Auctions of art."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": [
              "No server speaks it: the tests of the generated code do.\n\nA second paragraph."
            ]
          },
          "servers": {
            "description": "The servers: name → URL, or an object with more to say. The first is the default.",
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
            "description": "The authentication schemes: name → scheme.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/authenticationScheme" },
            "examples": [{ "token": "bearer" }]
          },
          "defaults": {
            "description": "What every endpoint has unless it says otherwise.",
            "$ref": "#/$defs/defaults",
            "examples": [{ "authentication": "token", "timeout": 30, "throttle": "limits.wait" }]
          },
          "swift": {
            "description": "How the Swift module is generated.",
            "$ref": "#/$defs/swift",
            "examples": [
              { "access": "internal", "mutable": true, "hashable": true, "codable": "both" }
            ]
          },
          "errors": {
            "description": "The failures of the API: a status, a class, `default`, or a case with `when`.",
            "$ref": "#/$defs/errors",
            "examples": [{ "404": { "case": "missing", "type": "Problem" }, "409": "taken" }]
          },
          "receivers": {
            "description": "The documentation of receivers: the name before the dot of endpoints → texts.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/receiver" },
            "examples": [{ "Beers": { "summary": "A catalogue of beers." } }]
          },
          "types": {
            "description": "The types of the API: name → type definition. `Card.Suit` is nested in `Card`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/typeDefinition" }, { "properties": { "optional": false } }]
            },
            "propertyNames": { "pattern": "^[A-Z][A-Za-z0-9_]*(\\.[A-Z][A-Za-z0-9_]*)*$" },
            "examples": [{ "Tick": { "fields": { "symbol": "string", "price": "decimal" } } }]
          },
          "endpoints": {
            "description": "The endpoints: `Receiver.verb` or `verb` → endpoint.",
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
        "description": "A further file of a spec that is a folder.",
        "type": "object",
        "properties": {
          "$schema": {
            "description": "The JSON Schema of this file; for editors.",
            "type": "string"
          },
          "types": {
            "description": "The types of the API: name → type definition. `Card.Suit` is nested in `Card`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/typeDefinition" }, { "properties": { "optional": false } }]
            },
            "propertyNames": { "pattern": "^[A-Z][A-Za-z0-9_]*(\\.[A-Z][A-Za-z0-9_]*)*$" }
          },
          "endpoints": {
            "description": "The endpoints: `Receiver.verb` or `verb` → endpoint.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/endpoint" }
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "receiver": {
        "description": "The documentation of a namespace of endpoints, or of the endpoints of a type.",
        "type": "object",
        "properties": {
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["The people inside."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["Counted at the doors, so that a crowd may be a few short."]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "server": {
        "description": "A server with variables or hosts.",
        "type": "object",
        "properties": {
          "url": {
            "description": "The URL, with `{name}` for its variables.",
            "$ref": "#/$defs/serverURL",
            "examples": ["http://{port}.local"]
          },
          "variables": {
            "description": "The variables in the URL and in endpoints' paths.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/serverVariable" },
            "examples": [{ "port": { "default": "80", "enum": ["80", "8080"] } }]
          },
          "hosts": {
            "description": "Other hosts, for the endpoints with `\"host\": name`.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/serverURL" },
            "examples": [{ "uploads": "https://uploads.{region}.example.com" }]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
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
        "description": "A variable of a server. Without a default it is an argument.",
        "type": "object",
        "properties": {
          "default": {
            "description": "The value where none is given.",
            "type": "string",
            "examples": ["main"]
          },
          "enum": {
            "description": "The values that it may have.",
            "type": "array",
            "items": { "type": "string" },
            "minItems": 1,
            "examples": [["eu-west-1", "us-east-1"]]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationScheme": {
        "description": "How a client proves who calls.",
        "anyOf": [
          {
            "description": "A token in the header `Authorization`, or a user's name and password.",
            "enum": ["bearer", "basic"]
          },
          { "$ref": "#/$defs/authenticationKey" },
          { "$ref": "#/$defs/authenticationOAuth2" }
        ]
      },
      "authenticationKey": {
        "description": "A key in a header, the query or a cookie.",
        "type": "object",
        "properties": {
          "key": {
            "description": "The name of the header, parameter or cookie.",
            "type": "string",
            "examples": ["api_key"]
          },
          "in": {
            "description": "Where the key travels.",
            "enum": ["header", "query", "cookie"],
            "examples": ["query"]
          }
        },
        "required": ["key", "in"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationOAuth2": {
        "description": "OAuth 2; the token is sent as a bearer's.",
        "type": "object",
        "properties": {
          "oauth2": {
            "description": "The scopes and URLs.",
            "$ref": "#/$defs/oauth2",
            "x-swift": "as for `bearer`, since the app fetches the token.",
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
            "description": "Scope → what it allows.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "x-swift": "none, since the app fetches the token.",
            "examples": [{ "read": "See accounts.", "write": "Change accounts." }]
          },
          "authorizationURL": {
            "description": "Where a person grants access.",
            "type": "string",
            "x-swift": "none, since the app fetches the token.",
            "examples": ["https://garage.example.com/authorize"]
          },
          "tokenURL": {
            "description": "Where tokens are fetched.",
            "type": "string",
            "x-swift": "none, since the app fetches the token.",
            "examples": ["https://bank.example.com/token"]
          }
        },
        "required": ["scopes"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "authenticationUse": {
        "description": "The schemes that are asked for; null for none.",
        "anyOf": [
          { "type": "null" },
          { "$ref": "#/$defs/schemeUse" },
          {
            "description": "Any of them; null among them: none will do.",
            "type": "array",
            "minItems": 1,
            "items": {
              "anyOf": [
                { "type": "null" },
                { "$ref": "#/$defs/schemeUse" },
                {
                  "description": "All of them together.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/schemeUse" }
                }
              ]
            }
          }
        ]
      },
      "schemeUse": {
        "description": "A scheme by its name, or with the scopes that are needed.",
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
        "description": "What every endpoint has unless it says otherwise.",
        "type": "object",
        "properties": {
          "authentication": {
            "description": "The schemes that endpoints ask for.",
            "$ref": "#/$defs/authenticationUse",
            "examples": ["token"]
          },
          "headers": {
            "description": "Constant headers: name → value.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "examples": [{ "Accept-Language": "en", "X-Client": "swift \"app\"" }]
          },
          "parameters": {
            "description": "Parameters of every endpoint; each says where it goes with `in`.",
            "type": "object",
            "additionalProperties": {
              "allOf": [{ "$ref": "#/$defs/parameter" }, { "required": ["in"] }]
            },
            "examples": [{ "site": { "in": "query", "constant": "stackoverflow" } }]
          },
          "date": {
            "description": "The format of a bare `date`.",
            "type": "string",
            "examples": ["unix", "rfc3339", "unix-ms", "rfc1123", "yyyy-MM-dd HH:mm"],
            "default": "rfc3339"
          },
          "timeout": {
            "description": "Seconds until a call is given up.",
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
            "description": "Where responses lie in the body.",
            "$ref": "#/$defs/path",
            "examples": ["data"]
          },
          "throttle": {
            "description": "Path of the seconds to wait before the next call, in a response of any status.",
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
            "description": "The style of arrays; `repeat` (`a=1&a=2`) unless said.",
            "enum": ["repeat", "comma", "space", "pipe", "brackets", "indexed"],
            "default": "repeat",
            "examples": ["comma"]
          },
          "objects": {
            "description": "The style of objects; `deepObject` (`a[b]=1`) unless said.",
            "enum": ["deepObject", "flat", "json"],
            "default": "deepObject",
            "examples": ["json"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "swift": {
        "description": "How the Swift module is generated.",
        "type": "object",
        "properties": {
          "module": {
            "description": "The name of the module that compiles the code. Defaults to `<api>API`.",
            "type": "string",
            "examples": ["OfficeClient"]
          },
          "access": {
            "description": "The access level of what is generated.",
            "enum": ["public", "package", "internal"],
            "default": "public",
            "examples": ["package"]
          },
          "mutable": {
            "description": "Properties are `var`.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "hashable": {
            "description": "Structs are `Hashable`.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "identifiable": {
            "description": "Structs with a field `id` are `Identifiable`.",
            "type": "boolean",
            "default": true,
            "examples": [true]
          },
          "codable": {
            "description": "`both`: every type can be decoded and encoded.",
            "enum": ["both"],
            "x-absent": "types are decoded or encoded as endpoints need it",
            "examples": ["both"]
          },
          "include": {
            "description": "The endpoints that are generated, `Issues.list` or `Issues.*`; all unless said.",
            "$ref": "#/$defs/endpointNames",
            "examples": [["Issues.*", "Repos.get"]]
          },
          "exclude": {
            "description": "The endpoints that are not generated, `Issues.list` or `Issues.*`.",
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
        "description": "A deprecation.",
        "type": "object",
        "properties": {
          "message": {
            "description": "What to use instead.",
            "type": "string",
            "examples": ["Ask for all."]
          },
          "sunset": {
            "description": "The day after which it may go, `2027-03-01`.",
            "type": "string",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$",
            "examples": ["2027-03-01"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "limits": {
        "description": "What the server demands of the value.",
        "type": "object",
        "properties": {
          "min": { "description": "The least value.", "type": ["number", "string"], "examples": [1] },
          "max": {
            "description": "The greatest value.",
            "type": ["number", "string"],
            "examples": [5]
          },
          "length": {
            "description": "The length of a text, `5` or `1...20`.",
            "type": ["number", "string"],
            "examples": ["3...10"]
          },
          "items": {
            "description": "How many elements, `5` or `1...20`.",
            "type": ["number", "string"],
            "examples": ["2..."]
          },
          "pattern": {
            "description": "A regular expression that a text matches.",
            "type": "string",
            "examples": ["^[A-Z]{1,3}-[0-9]+$"]
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "typeExpression": {
        "description": "`name`, `Owner.Name`, `name(format)`, `T?`, `[T]` or `[string: T]`.",
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
        "description": "A type expression, or a definition in place.",
        "anyOf": [
          { "$ref": "#/$defs/typeExpression" },
          { "$ref": "#/$defs/typeDefinition" },
          { "$ref": "#/$defs/arrayOfDefinition" }
        ]
      },
      "arrayOfDefinition": {
        "description": "An array of what is defined in place.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1,
        "items": {
          "anyOf": [{ "$ref": "#/$defs/typeDefinition" }, { "$ref": "#/$defs/arrayOfDefinition" }]
        }
      },
      "typeDefinition": {
        "description": "A type: one of six forms.",
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
            "description": "The structs whose fields come first.",
            "type": "array",
            "items": { "type": "string" },
            "examples": [["Base", "Dated"]]
          },
          "fields": {
            "description": "The fields, in order: wire name → type expression or field.",
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
            "description": "The type of all keys that no field names, as a dictionary.",
            "$ref": "#/$defs/typeUse",
            "examples": ["int?"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["A painting."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["Cars are counted at the gate."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Object"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
        "description": "A struct that wraps one scalar.",
        "type": "object",
        "properties": {
          "identifier": {
            "description": "The scalar that it wraps.",
            "$ref": "#/$defs/typeUse",
            "examples": ["uuid"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["A deck of cards."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["Printed on the ticket."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Mail"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Use Box."]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
        "description": "An enum of strings or integers. Open unless `closed`.",
        "type": "object",
        "properties": {
          "enum": {
            "description": "The values: a list of strings, or case → value.",
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
            "description": "A Swift enum, which fails to decode any other value.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["The four colours."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["As seen at the gate."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Suit"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Nobody knows.", "sunset": "2027-03-01" }]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
        "description": "A value with more to say.",
        "type": "object",
        "properties": {
          "value": {
            "description": "The value on the wire.",
            "type": ["string", "integer"],
            "examples": [20]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Above the ten."]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Jokers are out.", "sunset": "2027-03-01" }]
          },
          "was": {
            "description": "The name the case had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["clay"]
          }
        },
        "required": ["value"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "union": {
        "description": "An enum with a payload a case. Open unless `closed`.",
        "type": "object",
        "properties": {
          "union": {
            "description": "The members: case → type, or a list of types.",
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
            "description": "The field whose value chooses the case. Without it, the keys of an object choose: all required keys of the member are there, and its constants and enums have the object's values. Of several such members, the one that knows most of the keys is chosen, then the first. Of an array, the first element decides. Any other value is the first member that reads it; integers come before other numbers, and texts with a format before other texts.",
            "type": "string",
            "examples": ["kind"]
          },
          "closed": {
            "description": "No other member is ever taken.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["What hangs on a message."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["In meters, or a word."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Bill"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
        "description": "A member whose tag is not its case's name.",
        "type": "object",
        "properties": {
          "tag": {
            "description": "The value of the field that chooses the case.",
            "type": ["string", "integer"],
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
        "description": "Another name of a type.",
        "type": "object",
        "properties": {
          "alias": {
            "description": "The type with another name.",
            "$ref": "#/$defs/typeUse",
            "examples": ["bool"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["More than one."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["In the order of their places."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Numbers"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
        "description": "A type that the app has, in a module of its own. It conforms to `WireDecodable`, `WireEncodable` or both, as it is used.",
        "type": "object",
        "properties": {
          "external": {
            "description": "The type's name in Swift.",
            "type": "string",
            "examples": ["Money"]
          },
          "module": {
            "description": "The module that declares the type.",
            "type": "string",
            "examples": ["MoneyKit"]
          },
          "wire": {
            "description": "The scalar that its values have on the wire. Without it they may be any JSON.",
            "$ref": "#/$defs/typeExpression",
            "examples": ["string"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["A type that the app has."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": ["Its colors come from the brand."]
          },
          "was": {
            "description": "The name the type had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["Amount"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Use a picture."]
          },
          "optional": {
            "description": "Whether the value may be missing. Only where the type is defined in place; a type with a name is written with `?` where it is used.",
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
            "description": "The type. Required unless there is a `constant`.",
            "$ref": "#/$defs/typeUse",
            "examples": ["bool"]
          },
          "as": {
            "description": "The name in Swift, where it shall not be derived from the key.",
            "type": "string",
            "examples": ["deck"]
          },
          "default": {
            "description": "Used where the key is missing or null, as on the wire. The Swift type is `T`, never `T?`.",
            "examples": [1]
          },
          "constant": {
            "description": "A value that always travels: sent, not in the initialiser, not read.",
            "examples": [{ "deep": { "x": [] } }]
          },
          "at": {
            "description": "Where the value lies inside this object, its own key included. The key of the field is then only a name.",
            "$ref": "#/$defs/path",
            "examples": ["a.path"]
          },
          "lossy": {
            "description": "On an array: elements that do not decode are dropped and counted, not fatal.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "lenient": {
            "description": "On an optional date, day, URL, UUID or base64 text: a value that cannot be read is nil and counted, not fatal.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.",
            "enum": ["number", "string"],
            "x-absent": "the form of the type",
            "examples": ["number"]
          },
          "only": {
            "description": "`response`: decoded, never sent. `request`: the reverse.",
            "enum": ["response", "request"],
            "x-absent": "both directions",
            "examples": ["request"]
          },
          "limits": {
            "description": "What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.",
            "$ref": "#/$defs/limits",
            "examples": [{ "pattern": "^[A-Z]{1,3}-[0-9]+$", "length": "3...10" }]
          },
          "was": {
            "description": "The name the field had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["name"]
          },
          "secret": {
            "description": "The value never shows in a description, a log or a cURL line.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "nullable": {
            "description": "nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`). In the member of a union without `by`: the key is always there, and its value may be null.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "userFacing": {
            "description": "In the type of an error: the text that a person may be shown.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["The year."]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [true]
          },
          "example": {
            "description": "A value, as on the wire, for the documentation.",
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
        "description": "A parameter.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.",
            "$ref": "#/$defs/typeUse",
            "examples": ["int?"]
          },
          "in": {
            "description": "Where it travels: in the path if the path names it, else in the query, unless said here.",
            "enum": ["path", "query", "header", "cookie"],
            "x-absent": "`path` if the path names it, otherwise `query`",
            "examples": ["query"]
          },
          "name": {
            "description": "The name on the wire, where two places need the same key.",
            "type": "string",
            "examples": ["X-ID"]
          },
          "as": {
            "description": "The name in Swift, where it shall not be derived from the key.",
            "type": "string",
            "examples": ["other"]
          },
          "default": {
            "description": "The default of the Swift argument, as on the wire; it is sent.",
            "examples": [{ "width": 10, "height": 20 }]
          },
          "constant": {
            "description": "A value that always travels: it is sent, and no argument or property.",
            "examples": [3]
          },
          "label": {
            "description": "The argument's label, `_` for none.",
            "type": "string",
            "examples": ["_"]
          },
          "serverDefault": {
            "description": "What the server takes where nothing is sent. Documented, not sent: the argument is optional.",
            "examples": [1]
          },
          "style": {
            "description": "How an array or an object is written into a query or a form.",
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
            "description": "The fields of its struct become arguments; it still travels under its key.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "nullable": {
            "description": "nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`).",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.",
            "enum": ["number", "string"],
            "x-absent": "the form of the type",
            "examples": ["number"]
          },
          "limits": {
            "description": "What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.",
            "$ref": "#/$defs/limits",
            "examples": [{ "min": 1, "max": 100 }]
          },
          "secret": {
            "description": "The value never shows in a description, a log or a cURL line.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "was": {
            "description": "The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["fast"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["A part of the title."]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Nobody sorts."]
          },
          "example": {
            "description": "A value, as on the wire, for the documentation.",
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
        "description": "A field of the body, which is an argument.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type. `self` binds a path parameter to the receiver, `self.owner` to a field of it. Required unless there is a `constant`.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Deck"]
          },
          "as": {
            "description": "The name in Swift, where it shall not be derived from the key.",
            "type": "string",
            "examples": ["newTitle"]
          },
          "default": {
            "description": "The default of the Swift argument, as on the wire; it is sent.",
            "examples": [2]
          },
          "constant": {
            "description": "A value that always travels: it is sent, and no argument or property.",
            "examples": ["dinner"]
          },
          "at": {
            "description": "Where the value lies inside the body, its own key included.",
            "$ref": "#/$defs/path",
            "examples": ["user.key"]
          },
          "label": {
            "description": "The argument's label, `_` for none.",
            "type": "string",
            "examples": ["withPlate"]
          },
          "serverDefault": {
            "description": "What the server takes where nothing is sent. Documented, not sent: the argument is optional.",
            "examples": ["chef"]
          },
          "style": {
            "description": "How an array or an object is written into a query or a form.",
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
            "description": "The fields of its struct become arguments; it still travels under its key.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "encoding": {
            "description": "`json` for a part of a multipart body that is JSON.",
            "enum": ["json"],
            "x-absent": "text, and bytes for `file` and `data`",
            "examples": ["json"]
          },
          "nullable": {
            "description": "nil is sent as null. With an optional type there are three states: absent, null, and a value (`Patch<T>`).",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "wire": {
            "description": "Another form on the wire: `number` sends and reads a bool as 1/0, `string` a number or a bool as a string.",
            "enum": ["number", "string"],
            "x-absent": "the form of the type",
            "examples": ["number"]
          },
          "limits": {
            "description": "What the server demands of the value. Written into the documentation and seen by `diff`, never checked by the client.",
            "$ref": "#/$defs/limits",
            "examples": [{ "length": "3...10" }]
          },
          "secret": {
            "description": "The value never shows in a description, a log or a cURL line.",
            "type": "boolean",
            "default": false,
            "examples": [true]
          },
          "was": {
            "description": "The name the parameter had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["time"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Who eats."]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": ["Floors are assigned."]
          },
          "example": {
            "description": "A value, as on the wire, for the documentation.",
            "examples": ["B-1"]
          }
        },
        "anyOf": [{ "required": ["type"] }, { "required": ["constant"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "endpoint": {
        "description": "An endpoint.",
        "type": "object",
        "properties": {
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Find books."]
          },
          "description": {
            "description": "More than the summary says; further paragraphs of the doc comment.",
            "type": "string",
            "examples": [
              "The pictures come in the order in which a visitor passes them, beginning at the door that is nearest to the cloakroom."
            ]
          },
          "method": {
            "description": "`GET` if left out.",
            "type": "string",
            "pattern": "^[A-Z-]+$",
            "examples": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
            "default": "GET"
          },
          "path": {
            "description": "Begins with `/`; `{name}` for each path parameter, `{+name}` for one that keeps its slashes.",
            "type": "string",
            "pattern": "^/",
            "examples": ["/map"]
          },
          "parameters": {
            "description": "The parameters, in order: name → type expression or parameter.",
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
            "description": "What is sent: a type expression, fields that are arguments, or a type with more to say.",
            "$ref": "#/$defs/body",
            "examples": ["json"]
          },
          "response": {
            "description": "What is answered; nothing is read where it is missing.",
            "$ref": "#/$defs/response",
            "examples": ["Work"]
          },
          "errors": {
            "description": "Failures of this endpoint, added to the API's; null takes one away. All are cases of one enum, where a name has one type.",
            "$ref": "#/$defs/endpointErrors",
            "examples": [{ "423": { "case": "locked", "type": { "fields": { "until": "date" } } } }]
          },
          "pagination": {
            "description": "How the endpoint gives its pages.",
            "$ref": "#/$defs/pagination",
            "examples": [{ "style": "page", "items": "items", "more": "has_more" }]
          },
          "authentication": {
            "description": "The schemes that are asked for: a name, a list of which any will do, or null for none.",
            "$ref": "#/$defs/authenticationUse",
            "examples": ["token"]
          },
          "cache": {
            "description": "Whether a cache may answer: `reload` never, `only` nothing else.",
            "enum": ["default", "reload", "only"],
            "default": "default",
            "examples": ["only"]
          },
          "idempotent": {
            "description": "Whether the request may be sent again after a failure. True for GET, HEAD, PUT, DELETE and OPTIONS unless said.",
            "type": "boolean",
            "x-absent": "true for GET, HEAD, PUT, DELETE and OPTIONS",
            "examples": [true]
          },
          "redirects": {
            "description": "Whether redirects are followed or returned.",
            "enum": ["follow", "return"],
            "default": "follow",
            "examples": ["return"]
          },
          "headers": {
            "description": "Constant headers: name → value.",
            "type": "object",
            "additionalProperties": { "type": "string" },
            "examples": [{ "Content-Type": "application/vnd.language+json" }]
          },
          "timeout": {
            "description": "Seconds until a call is given up.",
            "type": "number",
            "exclusiveMinimum": 0,
            "x-absent": "the timeout of `defaults`",
            "examples": [5]
          },
          "server": {
            "description": "The server by its name, where it is not the client's.",
            "type": "string",
            "examples": ["login"]
          },
          "host": {
            "description": "One of the server's `hosts`.",
            "type": "string",
            "examples": ["uploads"]
          },
          "was": {
            "description": "The name the endpoint had: a deprecated forwarder is generated, and `diff` sees a rename.",
            "type": "string",
            "examples": ["stamps"]
          },
          "deprecated": {
            "description": "Marks it as deprecated: true, a message, or an object of message and sunset.",
            "$ref": "#/$defs/deprecated",
            "examples": [{ "message": "Ask for all.", "sunset": "2027-03-01" }]
          },
          "examples": {
            "description": "Requests and their responses: name → example.",
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
        "description": "A request with its response.",
        "type": "object",
        "properties": {
          "arguments": {
            "description": "The arguments by wire name; a body of one value is `body`. Without them the example answers any call.",
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
            "x-absent": "the lowest status of a success",
            "examples": [410]
          },
          "response": {
            "description": "The whole body; null for an empty one.",
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
        "description": "The body.",
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
        "description": "A body whose fields are arguments.",
        "type": "object",
        "properties": {
          "fields": {
            "description": "The fields, in order: wire name → type expression or field.",
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/bodyFieldUse" },
            "examples": [{ "userName": "string", "password": { "type": "string", "secret": true } }]
          },
          "encoding": {
            "description": "`json` if left out.",
            "enum": ["json", "form", "multipart", "text", "binary"],
            "default": "json",
            "examples": ["form"]
          },
          "at": {
            "description": "The keys that wrap what is sent.",
            "$ref": "#/$defs/path",
            "examples": ["order"]
          }
        },
        "required": ["fields"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "bodyOfType": {
        "description": "A body that is one argument.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the body.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Span"]
          },
          "encoding": {
            "description": "`json` if left out.",
            "enum": ["json", "form", "multipart", "text", "binary"],
            "default": "json",
            "examples": ["form"]
          },
          "at": {
            "description": "The keys that wrap what is sent.",
            "$ref": "#/$defs/path",
            "examples": ["point"]
          },
          "label": {
            "description": "The argument's label, `_` for none.",
            "type": "string",
            "examples": ["with"]
          },
          "spread": {
            "description": "The fields of its struct become arguments.",
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
        "description": "The response.",
        "anyOf": [
          { "$ref": "#/$defs/responseValue" },
          {
            "description": "Successes by status: one alone is its value, several are an enum. No other status is a success.",
            "type": "object",
            "minProperties": 1,
            "patternProperties": { "^[23]\\d\\d$": { "$ref": "#/$defs/responseValue" } },
            "additionalProperties": false
          },
          { "$ref": "#/$defs/responseStream" }
        ]
      },
      "responseValue": {
        "description": "A type, or a type with more to say.",
        "anyOf": [{ "$ref": "#/$defs/typeUse" }, { "$ref": "#/$defs/responseOfType" }]
      },
      "responseOfType": {
        "description": "A type of the response with more to say.",
        "type": "object",
        "properties": {
          "type": {
            "description": "The type of the response.",
            "$ref": "#/$defs/typeUse",
            "examples": ["data"]
          },
          "at": {
            "description": "Where the value lies in the body.",
            "$ref": "#/$defs/path",
            "examples": ["blob"]
          },
          "encoding": {
            "description": "`json` if left out.",
            "enum": ["json", "text", "binary"],
            "default": "json",
            "examples": ["text"]
          },
          "headers": {
            "description": "Headers that can be read: name → type expression or header.",
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
            "description": "The type, a scalar or a type of one.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Rank?"]
          },
          "as": {
            "description": "The name in Swift, where it shall not be derived from the key.",
            "type": "string",
            "examples": ["rank"]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Which rank."]
          }
        },
        "anyOf": [{ "required": ["type"] }],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "responseStream": {
        "description": "A response that comes bit by bit.",
        "type": "object",
        "properties": {
          "stream": {
            "description": "The type of one event.",
            "$ref": "#/$defs/typeUse",
            "examples": ["Tick"]
          },
          "format": {
            "description": "Server-sent events, or a value a line.",
            "enum": ["sse", "lines"],
            "examples": ["lines"]
          },
          "end": {
            "description": "The text that ends the stream, such as `[DONE]`.",
            "type": "string",
            "examples": ["[DONE]"]
          }
        },
        "required": ["stream", "format"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "errors": {
        "description": "Failures: a status, a class or `default` → a case; a case → what it is known by.",
        "type": "object",
        "properties": {
          "default": {
            "description": "Every failure that nothing else names.",
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
        "description": "Failures of one endpoint; null takes a rule of the API away.",
        "type": "object",
        "properties": {
          "default": {
            "description": "Every failure that nothing else names.",
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
        "description": "The case of a status: its name; the type of the body, after which it is named (`Problem`: `problem`); or both.",
        "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/errorOfStatus" }]
      },
      "errorOfStatus": {
        "description": "The case of a status.",
        "type": "object",
        "properties": {
          "case": { "description": "The case's name.", "type": "string", "examples": ["gone"] },
          "type": {
            "description": "The type of the body.",
            "$ref": "#/$defs/typeUse",
            "examples": ["json"]
          },
          "message": {
            "description": "A text for people, where there is no body.",
            "type": "string",
            "examples": ["It is gone."]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["Too many requests."]
          }
        },
        "required": ["case"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "errorWhen": {
        "description": "A case that is known by the body, in a response of any status.",
        "type": "object",
        "properties": {
          "when": {
            "description": "What the body holds: path of a field → its value, or `{ \"present\": true }`.",
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
            "description": "A text for people, where there is no body.",
            "type": "string",
            "examples": ["All places are taken."]
          },
          "summary": {
            "description": "One line that says what it is; it becomes the doc comment.",
            "$ref": "#/$defs/summary",
            "examples": ["No place is free."]
          }
        },
        "required": ["when"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "presence": {
        "description": "Whether a field is there.",
        "type": "object",
        "properties": {
          "present": {
            "description": "True: it is there and not null.",
            "type": "boolean",
            "examples": [true]
          }
        },
        "required": ["present"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "pagination": {
        "description": "How the endpoint gives its pages.",
        "type": "object",
        "required": ["style"],
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
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
        "description": "Pages in the style `page`.",
        "type": "object",
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["page"]
          },
          "parameter": {
            "description": "The parameter that counts the pages, `page` unless said.",
            "type": "string",
            "default": "page",
            "examples": ["p"]
          },
          "start": {
            "description": "The number of the first page, 1 unless said.",
            "type": "integer",
            "default": 1,
            "examples": [0]
          },
          "items": {
            "description": "Path of the array of items; without it the body is the array.",
            "$ref": "#/$defs/path",
            "examples": ["items"]
          },
          "more": {
            "description": "Path of a Boolean: true if another page follows.",
            "$ref": "#/$defs/path",
            "examples": ["has_more"]
          },
          "pages": {
            "description": "Path of the number of pages.",
            "$ref": "#/$defs/path",
            "examples": ["total_pages"]
          }
        },
        "required": ["style"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationOffset": {
        "description": "Pages in the style `offset`.",
        "type": "object",
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["offset"]
          },
          "parameter": {
            "description": "The parameter that turns the pages.",
            "type": "string",
            "examples": ["skip"]
          },
          "limit": {
            "description": "The parameter with the page's size.",
            "type": "string",
            "examples": ["take"]
          },
          "items": {
            "description": "Path of the array of items; without it the body is the array.",
            "$ref": "#/$defs/path",
            "examples": ["items"]
          },
          "total": {
            "description": "Path of the number of all items.",
            "$ref": "#/$defs/path",
            "examples": ["meta.total"]
          }
        },
        "required": ["style", "parameter", "limit"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationCursor": {
        "description": "Pages in the style `cursor`.",
        "type": "object",
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["cursor"]
          },
          "parameter": {
            "description": "The parameter that turns the pages.",
            "type": "string",
            "examples": ["after"]
          },
          "next": {
            "description": "Path of the next cursor; missing, null or empty ends.",
            "$ref": "#/$defs/path",
            "examples": ["data[last].id"]
          },
          "items": {
            "description": "Path of the array of items; without it the body is the array.",
            "$ref": "#/$defs/path",
            "examples": ["data"]
          },
          "more": {
            "description": "Path of a Boolean: true if another page follows.",
            "$ref": "#/$defs/path",
            "examples": ["has_more"]
          }
        },
        "required": ["style", "parameter", "next"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationUrl": {
        "description": "Pages in the style `url`.",
        "type": "object",
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["url"]
          },
          "next": {
            "description": "Path of the next page's URL.",
            "$ref": "#/$defs/path",
            "examples": ["next"]
          },
          "items": {
            "description": "Path of the array of items; without it the body is the array.",
            "$ref": "#/$defs/path",
            "examples": ["points"]
          }
        },
        "required": ["style", "next"],
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      },
      "paginationLink": {
        "description": "Pages in the style `link`.",
        "type": "object",
        "properties": {
          "style": {
            "description": "How the API gives its pages.",
            "enum": ["page", "offset", "cursor", "url", "link"],
            "examples": ["link"]
          },
          "items": {
            "description": "Path of the array of items; without it the body is the array.",
            "$ref": "#/$defs/path",
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
