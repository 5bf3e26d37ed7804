/// The names that a spec must not use, since generated code or Swift uses them.
///
/// Each has an alternative for the hint of the message.
package enum ReservedNames {
  /// The alternative for a reserved type name. Nil if the name is allowed.
  package static func alternative(toType name: String) -> String? {
    if let proposal = proposals[name] { return proposal }
    return types.contains(name) || devices.contains(name.uppercased()) ? name + "Model" : nil
  }

  /// True for the associated types of protocols to which generated types conform, such as `ID` of `Identifiable`.
  static func isAssociatedType(_ name: String) -> Bool { associatedTypes.contains(name) }

  /// The alternative for a reserved name of a nested type. Nil if the name is allowed.
  package static func alternative(toNestedType name: String) -> String? {
    associatedTypes.contains(name) ? name + "Model" : alternative(toType: name)
  }

  /// The alternative for a reserved name of a property, a parameter or a case. Nil if the name is allowed.
  package static func alternative(toMember name: String) -> String? {
    switch name {
    case "self": "itself"
    case "init": "initial"
    case "Type": "kind"
    case "Protocol": "procedure"
    default: nil
    }
  }

  /// The alternative for a reserved endpoint name in the API's namespace. Nil if the name is allowed.
  package static func alternative(toVerb verb: String) -> String? {
    namespaceMembers[verb] ?? alternative(toMember: verb)
  }

  /// The modules that generated code imports, and those that build and test a client.
  static let modules: Set<String> = [
    "Dispatch", "EndpointExports", "EndpointJSON", "EndpointRuntime", "EndpointTesting",
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "Testing", "XCTest",
  ]

  /// Other members of generated enums.
  static let enumMembers: Set<String> = ["allCases", "rawValue", "isKnown", "hashValue"]

  /// Other members of the enum of failures.
  static let failureMembers: Set<String> = ["rules", "userFacingText", "localizedDescription"]

  package static let responseMembers: Set<String> = [
    "value", "http", "skippedElements", "status", "headers", "body", "header",
  ]

  static let serverMembers: Set<String> = ["custom"]

  private static let namespaceMembers = [
    "version": "fetchVersion", "authentication": "fetchAuthentication",
    "throttle": "fetchThrottle", "examples": "fetchExamples",
    "secretFields": "fetchSecretFields", "servers": "fetchServers", "policy": "fetchPolicy",
    "generatedCode": "fetchGeneratedCode",
  ]

  /// Associated types of protocols, which a nested type with such a name would satisfy.
  private static let associatedTypes: Set<String> = [
    "AllCases", "ArrayLiteralElement", "ExampleValues", "ID", "IntegerLiteralType", "RawValue",
    "StringLiteralType",
  ]

  private static let proposals = [
    "API": "Interface", "Any": "Anything", "Array": "List", "Authentication": "SignIn",
    "Bool": "Flag", "Character": "Persona", "Client": "Customer", "Collection": "Assortment",
    "Credentials": "Login", "Data": "Payload", "Date": "Moment", "Day": "CalendarDay",
    "Dictionary": "Lexicon", "Error": "Problem", "Example": "Sample", "Failure": "Problem",
    "Identifier": "Reference", "Mirror": "Replica", "Never": "Nothing", "Next": "Following",
    "Optional": "Option", "Pagination": "Paging", "Parameters": "Settings", "Part": "Piece",
    "Patch": "Amendment", "Protocol": "Procedure", "Range": "Span", "Request": "Inquiry",
    "Response": "Reply", "Result": "Outcome", "Secret": "Confidence", "Self": "Itself",
    "Sequence": "Series", "Server": "Machine", "Set": "Group", "String": "Text", "Task": "Job",
    "Transport": "Vehicle", "Type": "Kind", "URL": "Link", "UUID": "UniqueID", "Void": "Nothing",
  ]

  /// Device names that Windows does not allow as file names.
  private static let devices = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
  )

  /// The types of the runtime, and those of Swift and Foundation that generated code uses.
  private static let types: Set<String> = [
    // EndpointRuntime
    "APIPagedRequest", "APIRequest", "APISequence", "APIStreamRequest", "AuthenticationScheme",
    "ByteStream",
    "CachePolicy", "ClientError", "ClientLimits", "ClosedEnum", "CoalescingMiddleware",
    "DateFormat", "DecodingFailure", "DriftReport",
    "DriftWatch", "ETagCacheMiddleware", "EventDecodable",
    "EndpointRuntime", "Equality",
    "ErrorTexts", "FailureRule", "FileUpload", "HTTPBody", "HTTPHeaders",
    "HTTPMethod", "HTTPRequest", "HTTPResponse", "HeadersMiddleware", "Indirect",
    "InvalidRequest", "LimitExceeded", "LoggingMiddleware",
    "MemberwiseComparison", "MemberwiseEquatable", "MetricsMiddleware", "Middleware", "OpenEnum",
    "PagedRequest", "ParameterStyle", "ParameterValue", "RedirectPolicy",
    "RequestBody", "RequestPath", "RequestPolicy", "RequestTask", "ResponseFormat", "RetryPolicy",
    "ServerSentEvent", "ServiceFailure", "StreamEvent", "StreamFormat", "StreamRequest",
    "TransportError", "URLSecrets", "URLSessionTransport", "UnreadableFailure", "UploadProgress",
    // EndpointTesting
    "EndpointTesting", "InvalidRecording", "RecordingTransport", "StubRule", "StubTransport",
    // EndpointExports
    "EndpointExports",
    // EndpointJSON
    "EndpointJSON", "EndpointWire", "JSONReadable", "JSONWritable",
    "WireDecodable", "WireEncodable", "JSONFailure",
    "JSONFormat", "JSONKind", "JSONNumber",
    "JSONObject", "JSONPath", "JSONReader", "JSONResult", "JSONText", "JSONValue", "JSONWriter",
    "GeneratedCode", "WireCase", "WireChoice", "WireForm", "WireFormattable", "WireKey",
    "WireKeyList",
    "WireKeys", "WireMember", "WireMemberKeys", "WireMemberList", "WireMembers", "WireObject",
    // Foundation
    "Decimal", "Foundation", "URLError",
    // Swift
    "Actor", "AnyObject", "CaseIterable", "ClosedRange", "Codable", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Decoder", "Double", "Duration", "Encodable",
    "Encoder", "Equatable", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Float",
    "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "KeyValuePairs", "MainActor",
    "RawRepresentable", "Sendable", "StaticString", "Swift",
    "UInt32", "UInt64",
  ]
}
