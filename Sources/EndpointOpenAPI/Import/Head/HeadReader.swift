import EndpointJSON
import EndpointSpec

/// Reads the parts of a document that concern all operations: security schemes, authentication, servers, tags.
struct HeadReader: DocumentReading, Sendable {
  var source: DocumentSource
  /// The declared security schemes, and the names of those with scopes.
  var schemes: [(name: String, value: JSONValue)] = []
  var oauthSchemes: Set<String> = []
  /// The default authentication of endpoints.
  var usualAuthentication = JSONValue.null
  var servers: [(name: String, url: String, value: JSONValue)] = []
  var serverNames = UniqueNames(["custom"])

  init(_ source: DocumentSource) { self.source = source }

  /// Reads the head, and the authentication of each operation.
  mutating func read(_ operations: inout [Operation]) {
    readSchemes(operations)
    readAuthentication(&operations)
    readServers(operations)
  }
}
