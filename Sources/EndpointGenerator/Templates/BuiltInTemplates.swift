// Written from Templates/*.mustache by the tests (RECORD=1). Do not edit.

/// The built-in templates: each one's name and text, in the order of names.
let builtInTemplates: [(name: String, text: String)] = [
  (
    "alias",
    #"""
    {{>documentation}}
    {{>availability}}
    {{declaration}}

    """#
  ),
  (
    "availability",
    #"""
    {{#availability}}
    {{.}}
    {{/availability}}

    """#
  ),
  (
    "closedEnum",
    #"""
    {{>documentation}}
    {{access}}enum {{name}}: {{rawType}}, ClosedEnum {
    {{#cases}}
      {{>documentation}}
      {{>availability}}
      case {{case}} = {{value}}
    {{/cases}}
    {{#allCases}}

      {{allCases}}
    {{/allCases}}
    {{#forwarders}}

      {{>availability}}
      {{access}}static var {{was}}: {{name}} { {{expression}} }
    {{/forwarders}}
    }

    """#
  ),
  (
    "decoding",
    #"""
    extension {{name}}{{opening}}
      private static let keys: JSONKeys ={{keys}}

      {{access}}init?(from json: inout JSONReader) {
    {{#locals}}
        {{.}}
    {{/locals}}
        var fields = json.object({{objectArguments}})
    {{#isSwitch}}
        while let field = json.{{next}}(&fields) {
          switch field {
    {{#cases}}
    {{#statement}}
          {{label}}: {{statement}}
    {{/statement}}
    {{^statement}}
          {{label}}:
    {{#statements}}
            {{.}}
    {{/statements}}
    {{/statement}}
    {{/cases}}
          }
        }
    {{/isSwitch}}
    {{^isSwitch}}
    {{#cases}}
        while json.next(&fields) != nil {
    {{#statements}}
          {{.}}
    {{/statements}}
        }
    {{/cases}}
    {{^cases}}
        while json.next(&fields) != nil {}
    {{/cases}}
    {{/isSwitch}}
    {{#located}}
        {{.}}
    {{/located}}
    {{guard}}
        {{call}}
      }
    }

    """#
  ),
  (
    "documentation",
    #"""
    {{#documentation}}
    ///{{#.}} {{.}}{{/.}}
    {{/documentation}}

    """#
  ),
  (
    "encoding",
    #"""
    extension {{name}}{{opening}}
      {{access}}func encode(to json: inout JSONWriter) {
        json.beginObject()
    {{#lines}}
    {{.}}
    {{/lines}}
        json.endObject()
      }
    }

    """#
  ),
  (
    "endpoints",
    #"""
    {{>availability}}
    extension {{receiver}} {
    {{#endpoints}}
    {{^isFirst}}

    {{/isFirst}}
      {{>documentation}}
      {{>availability}}
      {{access}}{{#isStatic}}static {{/isStatic}}func {{signature}}
        {{request}}
      }
    {{/endpoints}}
    }

    """#
  ),
  (
    "exampleValues",
    #"""
    extension {{owner}} {
      /// What the examples of the spec hold, for tests and previews.
      {{accessor}}

      /// What the examples of the spec hold.
      {{access}}struct {{container}}: Sendable {
    {{#values}}
    {{^isFirst}}

    {{/isFirst}}
        {{>documentation}}
        {{declaration}}
    {{/values}}
      }
    }

    """#
  ),
  (
    "failure",
    #"""
    {{>documentation}}
    {{access}}{{keyword}} {{name}}{{opening}}
      {{access}}typealias Service = {{service}}
    {{#cases}}
    {{#isFirst}}

    {{/isFirst}}
      {{>documentation}}
      case {{name}}{{payload}}
    {{/cases}}

    {{#hasRules}}
      {{access}}static var rules: [FailureRule<Self>] {
        {{rules}}
      }
    {{/hasRules}}
    {{^hasRules}}
      {{access}}static var rules: [FailureRule<Self>] { [] }
    {{/hasRules}}
    {{#isUserFacing}}

      {{access}}var userFacingText: String? {
        switch self {
    {{#userFacing}}
        case .{{case}}{{#payload}}(let {{payload}}){{/payload}}:{{text}}
    {{/userFacing}}
    {{#hasOtherCases}}
        default: nil
    {{/hasOtherCases}}
        }
      }
    {{/isUserFacing}}
    }

    """#
  ),
  (
    "file",
    #"""
    // Generated from {{source}} by endpoints. Do not edit.

    {{#imports}}
    {{.}}
    {{/imports}}
    {{#declarations}}

    {{.}}
    {{/declarations}}

    """#
  ),
  (
    "fixtures",
    #"""
    extension {{name}} {
      /// The examples of the spec, for a `StubTransport`.
      {{access}}static let examples: [Example] = [
    {{#examples}}
        {{text}}
    {{/examples}}
      ]
    }

    """#
  ),
  (
    "identifier",
    #"""
    {{>documentation}}
    {{access}}struct {{name}}: Identifier{{#literal}}, {{.}}{{/literal}} {
      {{access}}let id: {{type}}
    {{#hasInitializer}}

      {{access}}init(id: {{type}}) {
        self.id = id
      }
    {{/hasInitializer}}
    }

    """#
  ),
  (
    "mirror",
    #"""
    extension {{name}}{{opening}}
      /// The secrets are masked, here and wherever the value is printed.
      {{access}}var customMirror: Mirror {
        {{mirror}}
      }
    }

    """#
  ),
  (
    "namespace",
    #"""
    {{>documentation}}
    {{access}}enum {{name}}: API {
      {{access}}typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
      {{access}}typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
        Response, Item, Failure
      >
    {{#hasStreams}}
      {{access}}typealias StreamRequest<Element: Sendable> = EndpointRuntime.StreamRequest<
        Element, Failure
      >
    {{/hasStreams}}
      {{access}}typealias ClientError = EndpointRuntime.ClientError<Failure>
      {{access}}typealias Server = EndpointRuntime.Server<{{name}}>
    {{#version}}

      {{access}}static let version = {{version}}
    {{/version}}
    {{#authentication}}

      {{access}}static let authentication: [String: AuthenticationScheme] = {{authentication}}
    {{/authentication}}
    {{#policy}}

      {{access}}static let policy = {{policy}}
    {{/policy}}
    {{#servers}}

      {{access}}static let servers: [String: Server] = {{servers}}
    {{/servers}}
    {{#secretFields}}

      {{access}}static let secretFields: Set<String> = {{secretFields}}
    {{/secretFields}}
    {{#throttle}}

      {{access}}static let throttle: JSONPath? = {{throttle}}
    {{/throttle}}
    {{#variables}}

      {{>documentation}}
      {{access}}enum {{name}}: String, CaseIterable, Sendable {
    {{#cases}}
        case {{name}}{{rawValue}}
    {{/cases}}
      }
    {{/variables}}

    {{#failure}}
      {{>failure}}
    {{/failure}}
    }

    """#
  ),
  (
    "openEnum",
    #"""
    {{>documentation}}
    {{access}}struct {{name}}: OpenEnum {
    {{#cases}}
      {{>documentation}}
      {{>availability}}
      {{declaration}}
    {{/cases}}

      {{allCases}}

      {{access}}let rawValue: {{rawType}}
    {{#hasInitializer}}

      {{access}}init(rawValue: {{rawType}}) {
        self.rawValue = rawValue
      }
    {{/hasInitializer}}
    {{#forwarders}}

      {{>availability}}
      {{access}}static var {{was}}: {{name}} { {{expression}} }
    {{/forwarders}}
    }

    """#
  ),
  (
    "receiver",
    #"""
    {{>availability}}
    {{access}}enum {{name}} {}

    """#
  ),
  (
    "responseEnum",
    #"""
    {{>documentation}}
    {{access}}{{keyword}} {{name}}{{opening}}
    {{#cases}}
      /// Status {{status}}.
      case {{name}}{{payload}}
    {{/cases}}
    }

    """#
  ),
  (
    "responseHeaders",
    #"""
    extension Response where Value == {{type}} {
    {{#headers}}
    {{^isFirst}}

    {{/isFirst}}
      {{>documentation}}
      {{access}}var {{name}}: {{type}}? { header({{arguments}}) }
    {{/headers}}
    }

    """#
  ),
  (
    "servers",
    #"""
    extension Server<{{name}}> {
    {{#servers}}
    {{^isFirst}}

    {{/isFirst}}
      {{>documentation}}
      {{access}}static {{declaration}}
    {{/servers}}
    }

    """#
  ),
  (
    "structure",
    #"""
    {{>documentation}}
    {{access}}struct {{name}}{{opening}}
    {{#properties}}
      {{>documentation}}
      {{declaration}}
    {{/properties}}
    {{#isEmpty}}
      {{access}}init() {}
    {{/isEmpty}}
    {{^isEmpty}}
    {{#hasInitializer}}

      {{access}}init{{parameters}} {
    {{#properties}}
        {{assignment}}
    {{/properties}}
      }
    {{/hasInitializer}}
    {{/isEmpty}}
    {{#equality}}

      {{equalityHead}}
    {{equality}}
      }
    {{/equality}}
    {{#forwarders}}

      {{>documentation}}
      {{>availability}}
    {{#isSettable}}
      {{access}}var {{name}}: {{type}} {
        get { {{target}} }
        set { {{target}} = newValue }
      }
    {{/isSettable}}
    {{^isSettable}}
    {{^isLong}}
      {{access}}var {{name}}: {{type}} { {{target}} }
    {{/isLong}}
    {{#isLong}}
      {{access}}var {{name}}: {{type}} {
        {{target}}
      }
    {{/isLong}}
    {{/isSettable}}
    {{/forwarders}}
    }

    """#
  ),
  (
    "taggedUnionDecoding",
    #"""
    extension {{name}}: JSONDecodable {
      {{access}}init?(from json: inout JSONReader) {
        switch json.peek({{tagPath}}) {
    {{#members}}
        case {{tagValue}}:
    {{#hiding}}
          let value = {{hiding}}
          guard let value else { return nil }
    {{/hiding}}
    {{^hiding}}
          guard let value = {{read}} else { return nil }
    {{/hiding}}
          self = .{{member}}(value)
    {{/members}}
        default:
    {{#isOpen}}
          guard let value = json.value() else { return nil }
          self = .unknown(value)
    {{/isOpen}}
    {{^isOpen}}
          {{failure}}
          return nil
    {{/isOpen}}
        }
      }
    }

    """#
  ),
  (
    "union",
    #"""
    {{>documentation}}
    {{access}}{{keyword}} {{name}}{{opening}}
    {{#members}}
      case {{case}}({{type}})
    {{/members}}
    {{#isOpen}}
      /// What is none of the others.
      case unknown(JSONValue)
    {{/isOpen}}
    }

    """#
  ),
  (
    "unionEncoding",
    #"""
    extension {{name}}: JSONEncodable {
      {{access}}func encode(to json: inout JSONWriter) {
        switch self {
    {{#members}}
        case .{{member}}(let value):
    {{#tagValue}}
          json.beginObject()
          json.field({{tag}}, {{tagValue}})
    {{#write}}
    {{.}}
    {{/write}}
          json.endObject()
    {{/tagValue}}
    {{^tagValue}}
    {{#write}}
    {{.}}
    {{/write}}
    {{/tagValue}}
    {{/members}}
    {{#isOpen}}
        case .unknown(let value):
          json.value(value)
    {{/isOpen}}
        }
      }
    }

    """#
  ),
  (
    "untaggedUnionDecoding",
    #"""
    extension {{name}}: JSONDecodable {
      {{access}}init?(from json: inout JSONReader) {
    {{#attempts}}
        if let value = json.attempt({{attempt}}) {
          self = .{{member}}(value)
          return
        }
    {{/attempts}}
    {{#isOpen}}
        guard let value = json.value() else { return nil }
        self = .unknown(value)
    {{/isOpen}}
    {{^isOpen}}
        {{failure}}
        return nil
    {{/isOpen}}
      }
    }

    """#
  ),
]
