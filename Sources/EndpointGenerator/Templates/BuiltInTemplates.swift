// Written from Templates/*.mustache by the tests (RECORD=1). Do not edit.

/// The built-in templates: each one's name and text, in the order of names.
let builtInTemplates: [(name: String, text: String)] = [
  (
    "alias",
    #"""
    {{>documentation}}
    {{>availability}}
    {{access}}typealias {{name}} = {{target}}

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
    {{#hasDeprecatedCases}}

      {{access}}static let allCases: [{{name}}] = [
    {{#cases}}
        {{value}},
    {{/cases}}
      ].compactMap({{name}}.init)
    {{/hasDeprecatedCases}}
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
    extension {{name}} {
    {{#hasCases}}
      {{keysAccess}}enum WireKey: ~Copyable {
    {{#cases}}
        case {{key}}
    {{/cases}}
      }

    {{/hasCases}}
    {{#hasKeys}}
      {{keysAccess}}static let keys = WireKeys<{{#hasCases}}WireKey{{/hasCases}}{{^hasCases}}Never{{/hasCases}}> { keys in
    {{#cases}}
    {{#line}}
        keys.add({{line}}, as: .{{member}})
    {{/line}}
    {{^line}}
        keys.addOthers(as: .{{member}}{{#isNullable}}, nullable: true{{/isNullable}})
    {{/line}}
    {{/cases}}
    {{#unread}}
        keys.addUnread({{.}})
    {{/unread}}
      }
    {{/hasKeys}}
    {{^hasKeys}}
      {{keysAccess}}static let keys = WireKeys<Never> { _ in }
    {{/hasKeys}}

      {{access}}init?(from json: inout JSONReader) {
    {{#variables}}
        {{.}}
    {{/variables}}
        var object = json.object(Self.keys)
    {{#hasCases}}
        while let key = json.next(&object) {
          switch key.name {
    {{#cases}}
          case .{{member}}: {{statement}}
    {{/cases}}
          }
        }
    {{/hasCases}}
    {{^hasCases}}
        json.skipValues(of: &object)
    {{/hasCases}}
    {{#located}}
        {{.}}
    {{/located}}
        guard {{conditions}} else { return nil }
        self.init({{arguments}})
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
    extension {{name}} {
      {{access}}func encode(to json: inout JSONWriter) {
        json.beginObject()
    {{#statements}}
        {{.}}
    {{/statements}}
        json.endObject()
      }
    }

    """#
  ),
  (
    "endpoints",
    #"""
    {{>documentation}}
    {{>availability}}
    {{#isNamespace}}
    {{access}}nonisolated enum {{receiver}} {
    {{/isNamespace}}
    {{^isNamespace}}
    {{isolation}}extension {{receiver}} {
    {{/isNamespace}}
    {{#endpoints}}

      {{>documentation}}
      {{>availability}}
      {{access}}{{#isStatic}}static {{/isStatic}}func {{name}}({{parameters}}) -> {{result}} {
        {{request}}
      }
    {{/endpoints}}
    }

    """#
  ),
  (
    "equality",
    #"""
    {{isolation}}extension {{type}} {
      {{access}}static func areEqual(_ one: {{type}}, _ other: {{type}}) -> Bool {
        guard {{#properties}}{{^isFirst}}, {{/isFirst}}Equality.of(one.{{name}}, other.{{name}}){{/properties}} else { return false }
        return true
      }
    }

    """#
  ),
  (
    "eventDecoding",
    #"""
    extension {{name}} {
      {{access}}init(from event: ServerSentEvent) throws(JSONFailure) {
        switch event.name {
    {{#members}}
        case {{tagValue}}: self = {{event}}
    {{/members}}
    {{#isOpen}}
        default: self = try .unknown(event.unlisted())
    {{/isOpen}}
    {{^isOpen}}
        default: throw event.failure(expected: {{expectation}})
    {{/isOpen}}
        }
      }
    }

    """#
  ),
  (
    "exampleValues",
    #"""
    nonisolated extension {{owner}} {
      /// The values of the spec's examples, for tests and previews.
      {{access}}static let {{accessor}} = {{container}}()

      /// The values of the spec's examples.
      {{access}}struct {{container}}: Sendable {
    {{#values}}

        {{>documentation}}
        {{access}}var {{name}}: {{type}} { {{value}} }
    {{/values}}
      }
    }

    """#
  ),
  (
    "failure",
    #"""
    {{>documentation}}
    {{access}}{{keyword}} {{name}}: ServiceFailure {
      {{access}}typealias Service = {{service}}

    {{#cases}}
      {{>documentation}}
      case {{name}}{{payload}}
    {{/cases}}

      {{access}}static var rules: [FailureRule<Self>] {
        [
    {{#rules}}
          {{.}},
    {{/rules}}
        ]
      }
    {{#isUserFacing}}

      {{access}}var userFacingText: String? {
        switch self {
    {{#userFacing}}
        case .{{case}}{{#payload}}(let {{payload}}){{/payload}}: {{text}}
    {{/userFacing}}
    {{#hasOtherCases}}
        default: nil
    {{/hasOtherCases}}
        }
      }
    {{/isUserFacing}}
    {{#forwarders}}

      {{>availability}}
      {{access}}static {{declaration}} { {{expression}} }
    {{/forwarders}}
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
    {{#sections}}
    {{#title}}

    // MARK: - {{.}}
    {{/title}}
    {{#declarations}}

    {{.}}
    {{/declarations}}
    {{/sections}}

    """#
  ),
  (
    "fixtures",
    #"""
    nonisolated extension {{name}} {
      /// The examples of the spec, for a `StubTransport`.
      {{access}}static let examples: [Example] = [
    {{#examples}}
        {{text}},
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
    "keyedUnionDecoding",
    #"""
    extension {{name}} {
      private enum WireMember: ~Copyable {
    {{#attempts}}
        case {{case}}
    {{/attempts}}
      }

      private static let {{membersName}} = WireMembers<WireMember> { members in
    {{#attempts}}
        members.add({{keys}}, as: .{{member}})
    {{/attempts}}
      }

      {{access}}init?(from json: inout JSONReader) {
        var choice = json.choice(of: Self.{{membersName}})
        while let member = json.next(&choice) {
          switch member.name {
    {{#attempts}}
          case .{{member}}:
    {{#constant}}
            if json.reads({{constant}}) {
              self = .{{member}}
    {{/constant}}
    {{^constant}}
            if let value = json.attempt({ {{readHidden}} }) {
              self = .{{member}}(value)
    {{/constant}}
              return
            }
    {{/attempts}}
          }
        }
    {{#isOpen}}
        guard let value = json.unlistedMember() else { return nil }
        self = .unknown(value)
    {{/isOpen}}
    {{^isOpen}}
        json.fail(expected: {{expectation}})
        return nil
    {{/isOpen}}
      }
    }

    """#
  ),
  (
    "mirror",
    #"""
    {{isolation}}extension {{name}}: CustomReflectable {
      /// Masks the secrets wherever the value is printed.
      {{access}}var customMirror: Mirror {
        Secret.mirror(
          self,
          [
    {{#members}}
            {{label}}: {{value}},
    {{/members}}
          ]
        )
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
      {{access}}typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<Response, Item, Failure>
    {{#hasStreams}}
      {{access}}typealias StreamRequest<Element: Sendable> = EndpointRuntime.StreamRequest<Element, Failure>
    {{/hasStreams}}
      {{access}}typealias ClientError = EndpointRuntime.ClientError<Failure>
      {{access}}typealias Server = EndpointRuntime.Server<{{name}}>

      /// The runtime that this code works with. After an update of the package, run `endpoints generate` again.
      {{access}}static let generatedCode = GeneratedCode.requiresRuntime3
    {{#receivers}}

      /// The endpoints of `{{name}}`.
      {{access}}typealias {{name}} = {{module}}.{{name}}
    {{/receivers}}
    {{#version}}

      {{access}}static let version = {{version}}
    {{/version}}
    {{#authentication}}

      {{access}}static let authentication: [String: AuthenticationScheme] = [
    {{#schemes}}
        {{.}},
    {{/schemes}}
      ]
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
    "nested",
    #"""
    extension {{owner}} {
      {{declaration}}
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
      {{access}}static let {{case}} = {{name}}(rawValue: {{value}})
    {{/cases}}

      {{access}}static let allCases: [{{name}}] = [
    {{#cases}}
        {{reference}},
    {{/cases}}
      ]

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
    "responseEnum",
    #"""
    {{>documentation}}
    {{access}}nonisolated {{keyword}} {{name}}: Equatable, Sendable {
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
    nonisolated extension Response where Value == {{type}} {
    {{#headers}}

      {{>documentation}}
      {{access}}var {{name}}: {{type}}? { header({{arguments}}) }
    {{/headers}}
    }

    """#
  ),
  (
    "servers",
    #"""
    nonisolated extension Server<{{name}}> {
    {{#servers}}

      {{>documentation}}
    {{#isFunction}}
      {{access}}static func {{name}}({{parameters}}) -> Self { {{value}} }
    {{/isFunction}}
    {{^isFunction}}
      {{access}}static var {{name}}: Self { {{value}} }
    {{/isFunction}}
    {{/servers}}
    }

    """#
  ),
  (
    "structure",
    #"""
    {{>documentation}}
    {{access}}{{isolation}}struct {{name}}: {{conformances}} {
    {{#properties}}
      {{>documentation}}
      {{introducer}} {{name}}: {{type}}
    {{/properties}}
    {{#hasInitializer}}

      {{access}}init({{#properties}}{{parameter}}, {{/properties}}) {
    {{#properties}}
        self.{{member}} = {{argument}}
    {{/properties}}
      }
    {{/hasInitializer}}
    {{#formerInitializer}}

      {{>availability}}
      {{access}}init({{parameters}}) {
        {{delegation}}
      }
    {{/formerInitializer}}
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
      {{access}}var {{name}}: {{type}} { {{target}} }
    {{/isSettable}}
    {{/forwarders}}
    }

    """#
  ),
  (
    "taggedUnionDecoding",
    #"""
    extension {{name}} {
      {{access}}init?(from json: inout JSONReader) {
        switch json.peek({{tagPath}}) {
    {{#members}}
        case {{tagValue}}:
    {{#takesAnyKey}}
          let value = json.hiding({{tag}}) { {{readHidden}} }
          guard let value else { return nil }
    {{/takesAnyKey}}
    {{^takesAnyKey}}
          guard let value = {{read}} else { return nil }
    {{/takesAnyKey}}
          self = .{{member}}(value)
    {{/members}}
        default:
    {{#isOpen}}
          guard let value = json.unlistedMember() else { return nil }
          self = .unknown(value)
    {{/isOpen}}
    {{^isOpen}}
          json.fail(expected: {{expectation}})
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
    {{access}}{{isolation}}{{keyword}} {{declaredName}}: {{conformances}} {
    {{#members}}
      case {{case}}{{#type}}({{type}}){{/type}}
    {{/members}}
    {{#isOpen}}
      /// A value that this version does not know.
      case unknown({{unknownType}})
    {{/isOpen}}
    }

    """#
  ),
  (
    "unionEncoding",
    #"""
    extension {{name}} {
      {{access}}func encode(to json: inout JSONWriter) {
        switch self {
    {{#members}}
        case .{{member}}{{#type}}(let value){{/type}}:
    {{#tagValue}}
          json.beginObject()
          json.field({{tag}}, {{tagValue}})
          {{write}}
          json.endObject()
    {{/tagValue}}
    {{^tagValue}}
          {{write}}
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
    extension {{name}} {
      {{access}}init?(from json: inout JSONReader) {
    {{#attempts}}
    {{#constant}}
        if json.reads({{constant}}) {
          self = .{{member}}
    {{/constant}}
    {{^constant}}
        if let value = json.attempt({ {{readHidden}} }) {
          self = .{{member}}(value)
    {{/constant}}
          return
        }
    {{/attempts}}
    {{#isOpen}}
        guard let value = json.unlistedMember() else { return nil }
        self = .unknown(value)
    {{/isOpen}}
    {{^isOpen}}
        json.fail(expected: {{expectation}})
        return nil
    {{/isOpen}}
      }
    }

    """#
  ),
]
