/// The objects of a document, with their names in messages (the union of OpenAPI 3.0.4 and 3.1.1, section 4.8).
enum DocumentObject: String, CaseIterable, Sendable {
  case document = "a document"
  case info = "an info object"
  case contact = "a contact"
  case license = "a license"
  case server = "a server"
  case serverVariable = "a server variable"
  case components = "components"
  case pathItem = "a path"
  case operation = "an operation"
  case externalDocs = "external documentation"
  case parameter = "a parameter"
  case requestBody = "a request body"
  case mediaType = "a media type"
  case encoding = "an encoding"
  case response = "a response"
  case header = "a header"
  case example = "an example"
  case tag = "a tag"
  case securityScheme = "a security scheme"
  case flows = "OAuth flows"
  case flow = "an OAuth flow"
  case schema = "a schema"
  case discriminator = "a discriminator"
  case xml = "an \"xml\" object"
}

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

/// The allowed value at a location of a document.
indirect enum DocumentRule: Sendable {
  case anything
  case text
  case flag
  case number
  case word([String])
  /// One of the words, or an array of some of them.
  case words([String])
  case object(DocumentObject)
  case schema
  case array(DocumentRule)
  case map(DocumentRule)
  /// An object with arbitrary keys, where keys with `x-` are extensions.
  case extensibleMap(DocumentRule)
  /// A feature that a spec cannot express. The report counts it under the noun.
  case uncarried(String, DocumentRule)
  /// The format of a schema. The report counts text formats, which a spec does not have, except for passwords.
  case format

  var object: DocumentObject? {
    switch self {
    case .object(let object): object
    case .schema: .schema
    case .uncarried(_, let rule): rule.object
    case .anything, .text, .flag, .number, .word, .words, .array, .map, .extensibleMap, .format: nil
    }
  }

  /// The expected value, for messages.
  var phrase: String {
    switch self {
    case .anything: "a value"
    case .text, .word, .format: "a string"
    case .flag: "true or false"
    case .number: "a number"
    case .words: "a string or an array of them"
    case .object(let object): object.rawValue
    case .schema: DocumentObject.schema.rawValue
    case .array: "an array"
    case .map, .extensibleMap: "an object"
    case .uncarried(_, let rule): rule.phrase
    }
  }
}
