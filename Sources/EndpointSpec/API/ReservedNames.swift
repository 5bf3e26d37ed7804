/// The names that a spec must not take, since generated code or Swift itself means something else by them.
///
/// Each comes with another name, so that the message tells what to write.
package enum ReservedNames {
  /// The name to propose for a type of this name; nil if the name is free.
  package static func alternative(toType name: String) -> String? {
    if let proposal = proposals[name] { return proposal }
    return types.contains(name) || devices.contains(name.uppercased()) ? name + "Model" : nil
  }

  /// The name to propose for a nested type of this name; nil if the name is free.
  package static func alternative(toNestedType name: String) -> String? {
    associatedTypes.contains(name) ? name + "Model" : alternative(toType: name)
  }

  /// The name to propose for a property, a parameter or a case of this name; nil if the name is free.
  package static func alternative(toMember name: String) -> String? {
    switch name {
    case "self": "itself"
    case "init": "initial"
    case "Type": "kind"
    case "Protocol": "procedure"
    default: nil
    }
  }

  /// The name to propose for an endpoint of this name in the API's own namespace.
  package static func alternative(toVerb verb: String) -> String? {
    namespaceMembers[verb] ?? alternative(toMember: verb)
  }

  /// The modules that generated code imports, and those that a client is built and tested with.
  static let modules: Set<String> = [
    "Dispatch", "EndpointExports", "EndpointJSON", "EndpointRuntime", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "Swift", "Testing", "XCTest",
  ]

  /// What else an enum declares beside its values.
  static let enumMembers: Set<String> = ["allCases", "rawValue", "isKnown", "hashValue"]

  /// What else an enum of failures declares beside its cases.
  static let failureMembers: Set<String> = ["rules", "userFacingText", "localizedDescription"]

  /// What else a response declares beside its headers.
  package static let responseMembers: Set<String> = [
    "value", "http", "skippedElements", "status", "headers", "body", "header",
  ]

  /// What else the servers declare beside those of the spec.
  static let serverMembers: Set<String> = ["custom"]

  private static let namespaceMembers = [
    "version": "fetchVersion", "authentication": "fetchAuthentication",
    "throttle": "fetchThrottle", "examples": "fetchExamples",
    "secretFields": "fetchSecretFields", "servers": "fetchServers", "policy": "fetchPolicy",
  ]

  /// A nested type of such a name would be taken for what a protocol of its owner requires.
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

  /// Names that Windows reserves for devices, so that no file can have them.
  private static let devices = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
  )

  /// The types of the runtime, and those of Swift and Foundation that generated code names.
  private static let types: Set<String> = [
    // EndpointRuntime
    "APIPagedRequest", "APIRequest", "APIStreamRequest", "AuthenticationScheme", "ByteStream",
    "CachePolicy", "ClientError", "ClientLimits", "ClosedEnum", "CoalescingMiddleware",
    "DataFormat", "DateFormat", "DecodingFailure", "DriftReport",
    "DriftWatch", "ETagCacheMiddleware", "ElementSequence",
    "EndpointRuntime", "Equality",
    "ErrorTexts", "EventSequence", "FailureRule", "FileUpload", "HTTPBody", "HTTPHeaders",
    "HTTPMethod", "HTTPRequest", "HTTPResponse", "HeadersMiddleware", "Indirect",
    "InvalidRecording", "InvalidRequest", "ItemSequence", "LimitExceeded", "LoggingMiddleware",
    "MemberwiseEquatable", "MetricsMiddleware", "Middleware", "OpenEnum", "PageSequence",
    "PagedRequest", "ParameterStyle", "ParameterValue", "RecordingTransport", "RedirectPolicy",
    "RequestBody", "RequestPath", "RequestPolicy", "RequestTask", "ResponseFormat", "RetryPolicy",
    "ServiceFailure", "StreamEvent", "StreamFormat", "StreamRequest", "StubRule", "StubTransport",
    "TextFormat", "TransportError", "URLSecrets", "URLSessionTransport", "UploadProgress",
    "VoidFormat",
    // EndpointExports
    "EndpointExports",
    // EndpointJSON
    "EndpointJSON", "JSONClosureFormat", "WireDecodable", "WireEncodable", "JSONFailure",
    "JSONFields", "JSONFormat", "JSONKind", "JSONNumber",
    "JSONObject", "JSONPath", "JSONReader", "JSONResult", "JSONText", "JSONValue", "JSONWriter",
    "GeneratedCode", "WireChoice", "WireForm", "WireKey", "WireKeys", "WireMember",
    "WireMemberKeys", "WireMembers",
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
