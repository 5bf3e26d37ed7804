/// The required keys of objects. Keys that only document are not required.
extension DocumentObject {
  func requiredKeys(of node: DocumentNode, _ dialect: Dialect) -> [String] {
    switch self {
    case .document: dialect == .v30 ? ["info", "paths"] : ["info"]
    case .info: ["title", "version"]
    case .requestBody: ["content"]
    case .serverVariable: ["default"]
    case .securityScheme: node["type"]?.text.flatMap { Self.keysOfSchemes[$0] } ?? []
    case .flow: ["scopes"]
    default: []
    }
  }

  /// The required URLs of each OAuth flow.
  static let urlsOfFlows = [
    "implicit": ["authorizationUrl"],
    "password": ["tokenUrl"],
    "clientCredentials": ["tokenUrl"],
    "authorizationCode": ["authorizationUrl", "tokenUrl"],
  ]

  /// A document of OpenAPI 3.1 requires one of these.
  static let parts = ["paths", "webhooks", "components"]

  /// The required keys of each security scheme. The names and locations of API keys are checked where they are read.
  private static let keysOfSchemes = [
    "http": ["scheme"],
    "oauth2": ["flows"],
    "openIdConnect": ["openIdConnectUrl"],
  ]
}
