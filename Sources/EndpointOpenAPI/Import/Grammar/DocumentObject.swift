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

  /// The allowed keys and the rules of their values, without references and extensions.
  var rules: [String: DocumentRule] { Self.allRules[self] ?? [:] }

  private static let allRules = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.ownRules) }
  )

  private var ownRules: [String: DocumentRule] {
    switch self {
    case .document: Self.documentRules
    case .info: Self.infoRules
    case .contact: ["name": .text, "url": .text, "email": .text]
    case .license: ["name": .text, "identifier": .text, "url": .text]
    case .server: Self.serverRules
    case .serverVariable: Self.serverVariableRules
    case .components: Self.componentsRules
    case .pathItem: Self.pathItemRules
    case .operation: Self.operationRules
    case .externalDocs: ["description": .text, "url": .text]
    case .parameter: Self.headerRules.merging(Self.parameterRules) { $1 }
    case .requestBody: Self.requestBodyRules
    case .mediaType: Self.mediaTypeRules
    case .encoding: Self.encodingRules
    case .response: Self.responseRules
    case .header: Self.headerRules
    case .example: Self.exampleRules
    case .tag: Self.tagRules
    case .securityScheme: Self.securitySchemeRules
    case .flows: Self.flowsRules
    case .flow: Self.flowRules
    case .schema: Self.schemaRules
    case .discriminator: Self.discriminatorRules
    case .xml: Self.xmlRules
    }
  }
}
