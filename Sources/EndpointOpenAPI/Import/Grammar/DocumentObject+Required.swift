/// The keys without which an object says too little; those that only describe may well be missing.
extension DocumentObject {
  func requiredKeys(of node: DocumentNode, _ dialect: Importer.Dialect) -> [String] {
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

  /// The URLs of each OAuth flow.
  static let urlsOfFlows = [
    "implicit": ["authorizationUrl"],
    "password": ["tokenUrl"],
    "clientCredentials": ["tokenUrl"],
    "authorizationCode": ["authorizationUrl", "tokenUrl"],
  ]

  /// One of which a document of OpenAPI 3.1 has to have.
  static let parts = ["paths", "webhooks", "components"]

  /// What each type of security scheme needs; names and places of keys are asked for where they are read.
  private static let keysOfSchemes = [
    "http": ["scheme"],
    "oauth2": ["flows"],
    "openIdConnect": ["openIdConnectUrl"],
  ]
}
