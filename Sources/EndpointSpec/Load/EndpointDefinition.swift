import EndpointJSON

/// An endpoint as written.
package struct EndpointDefinition: Sendable {
  package var place: Place
  package var method: Located<String>?
  package var path: Located<String>?
  package var parameters: [Named<ParameterSpec>] = []
  @Boxed package var body: BodySpec?
  @Boxed package var response: ResponseSpec?
  /// A nil rule is `null`, which removes a rule of the API.
  package var errors: [Named<ErrorRuleSpec?>] = []
  @Boxed package var pagination: PaginationSpec?
  @Boxed package var authentication: AuthenticationSpec?
  @Boxed package var cache: Located<String>?
  @Boxed package var isIdempotent: Located<Bool>?
  @Boxed package var redirects: Located<String>?
  package var headers: [Named<Located<String>>] = []
  @Boxed package var timeout: Located<Double>?
  @Boxed package var server: Located<String>?
  @Boxed package var host: Located<String>?
  @Boxed package var was: Located<String>?
  @Boxed package var deprecation: DeprecationSpec?
  package var documentation = Documentation()
  package var examples: [Named<ExampleSpec>] = []

  package init(place: Place) { self.place = place }
}

/// A parameter, or a field of a body whose fields are arguments.
package struct ParameterSpec: Sendable {
  /// The type may be `self` or `self.owner`.
  package var field: FieldSpec
  @Boxed package var location: Located<String>?
  @Boxed package var wireName: Located<String>?
  @Boxed package var label: Located<String>?
  @Boxed package var serverDefault: JSONNodeAt?
  @Boxed package var style: Located<String>?
  package var isSpread = false
  /// The encoding of a part of a multipart body.
  @Boxed package var encoding: Located<String>?

  package init(field: FieldSpec) { self.field = field }
}

package struct BodySpec: Sendable {
  package enum Content: Sendable {
    case type(TypeUse)
    case fields([Named<ParameterSpec>])
  }

  package var content: Content
  package var encoding: Located<String>?
  package var at: Located<String>?
  package var label: Located<String>?
  package var isSpread = false
  package var place: Place

  package init(content: Content, place: Place) {
    self.content = content
    self.place = place
  }
}

package enum ResponseSpec: Sendable {
  case value(ResponseValueSpec)
  /// `"200": …, "202": …`
  case statuses([Named<ResponseValueSpec>], place: Place)
  case stream(type: TypeUse, format: Located<String>?, end: Located<String>?, place: Place)
}

package struct ResponseValueSpec: Sendable {
  package var type: TypeUse?
  package var at: Located<String>?
  package var encoding: Located<String>?
  package var headers: [Named<FieldSpec>] = []
  package var place: Place

  package init(type: TypeUse?, place: Place) {
    self.type = type
    self.place = place
  }
}

/// The value of an entry of `errors`. The key is a status, a class, `default`, or a case with `when`.
package struct ErrorRuleSpec: Sendable {
  /// The name of the case. Nil if it is the key of the entry.
  package var caseName: Located<String>?
  package var when: [Named<JSONNodeAt>] = []
  package var type: TypeUse?
  /// Whether the rule is only a word: the name of a case or a type.
  package var isWord = false
  /// The text for users, if the body has none.
  package var message: Located<String>?
  package var summary: String?
  package var place: Place

  package init(place: Place) { self.place = place }
}

package struct PaginationSpec: Sendable {
  package var style: Located<String>?
  package var parameter: Located<String>?
  package var start: Located<Int>?
  package var items: Located<String>?
  package var more: Located<String>?
  package var limit: Located<String>?
  package var total: Located<String>?
  package var next: Located<String>?
  package var place: Place

  package init(place: Place) { self.place = place }
}

package struct ExampleSpec: Sendable {
  package var arguments: [Named<JSONNodeAt>] = []
  package var status: Located<Int>?
  package var response: JSONNodeAt?
  package var place: Place

  package init(place: Place) { self.place = place }
}
