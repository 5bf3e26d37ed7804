import EndpointJSON
import EndpointWire

/// The spec of one API as written: every key in order, with its place, before linking.
package struct SpecDocument: Sendable {
  package var files: [SourceFile]
  package var api: Located<String>?
  package var version: Located<String>?
  package var documentation = Documentation()
  package var servers: [Named<ServerSpec>] = []
  package var authentication: [Named<AuthenticationSchemeSpec>] = []
  package var defaults = DefaultsSpec()
  package var swift = SwiftOptionsSpec()
  package var errors: [Named<ErrorRuleSpec>] = []
  package var receivers: [Named<Documentation>] = []
  package var types: [Named<TypeSpec>] = []
  package var endpoints: [Named<EndpointDefinition>] = []
  package var written = WrittenParts()
}

/// Facts about the whole document that its parts do not show.
package struct WrittenParts: Sendable {
  /// The names of included types.
  package var included: Set<String> = []
  /// The types whose definition has errors. Problems that follow from them are not reported.
  package var unreadableTypes: Set<Place> = []
}

/// A server: `"production": "https://…"`, or an object with variables and hosts.
package struct ServerSpec: Sendable {
  /// Nil only while the server is read.
  package var url: Located<String>?
  package var variables: [Named<ServerVariableSpec>] = []
  package var hosts: [Named<Located<String>>] = []
  package var summary: String?
}

package struct ServerVariableSpec: Sendable {
  package var defaultValue: Located<String>?
  package var values: [Located<String>]?
}

package struct AuthenticationSchemeSpec: Sendable {
  /// Nil if it could not be read.
  package var kind: AuthenticationModel.Kind?
  /// The descriptions of the scopes.
  package var scopeTexts: [String] = []
  package var place: Place
}

/// A scheme that an endpoint or the defaults require.
package struct SchemeUse: Sendable {
  package var scheme: Located<String>
  package var scopes: [Located<String>] = []
  /// Whether it is only the name, without an object around it.
  package var isText = false
}

package struct DefaultsSpec: Sendable {
  /// The alternatives, each with all of its schemes. Empty for `null`, as is an alternative for `null`.
  package var authentication: [[SchemeUse]]?
  package var headers: [Named<Located<String>>] = []
  package var parameters: [Named<ParameterSpec>] = []
  /// The format of a plain `date`, as written: `unix`, `yyyy-MM-dd HH:mm`.
  package var date: Located<String>?
  package var timeout: Located<Double>?
  package var arrayStyle: Located<ParameterStyle>?
  package var objectStyle: Located<ParameterStyle>?
  package var at: Located<String>?
  package var throttle: Located<String>?
}

package struct SwiftOptionsSpec: Sendable {
  package var module: Located<String>?
  package var access: Located<SwiftOptions.Access>?
  package var isMutable = false
  package var isHashable = false
  package var isIdentifiable = true
  package var isOptionalLast = false
  /// `"codable": "both"`.
  package var isCodableBoth = false
  /// The endpoints to generate. Nil for all.
  package var include: Located<[Located<String>]>?
  package var exclude: Located<[Located<String>]>?
}
