import EndpointSpec

/// A kind of difference between traffic and a spec.
package struct DriftKind: Sendable, Hashable {
  /// The name in reports and allow files, such as `missing-field`.
  package let name: String
  /// The default level. A finding may have another one.
  package let level: Level
  /// The effect on the generated client, as a clause without a full stop.
  package let consequence: String
  /// The effect of a finding with a lower level.
  package let weakerConsequence: String
  /// The correction of the spec, as a clause without a full stop.
  package let remedy: String

  private init(
    _ name: String,
    _ level: Level,
    _ consequence: String,
    weaker: String? = nil,
    _ remedy: String
  ) {
    self.name = name
    self.level = level
    self.consequence = consequence
    weakerConsequence = weaker ?? "The client loses a part of the response"
    self.remedy = remedy
  }
}

extension DriftKind {
  static let undeclaredStatus = DriftKind(
    "undeclared-status",
    .breaking,
    "The call throws `unexpectedStatus`",
    weaker: "The call throws `unexpectedStatus` instead of the service's own error",
    "declare the status under `response` or `errors`"
  )
  static let exampleStatus = DriftKind(
    "example-status",
    .breaking,
    "The call of the example fails",
    weaker: "The example does not show what the server does",
    "correct the example, or the credentials and data of the server"
  )
  static let mediaType = DriftKind(
    "media-type",
    .safe,
    "The client decodes the body whatever its media type; other clients may not",
    "set `encoding` of the response to what the server sends"
  )
  static let missingBody = DriftKind(
    "missing-body",
    .breaking,
    "The call throws a decoding error",
    "make the response optional"
  )
  static let unreadableBody = DriftKind(
    "unreadable-body",
    .breaking,
    "The call throws a decoding error",
    "set `encoding` of the response to what the server sends"
  )
  static let undeclaredBody = DriftKind(
    "undeclared-body",
    .safe,
    "The client does not read the body",
    "declare the type of the response"
  )
  static let missingField = DriftKind(
    "missing-field",
    .breaking,
    "The call throws a decoding error",
    "make the field optional, or give it a default"
  )
  static let nullField = DriftKind(
    "null-field",
    .breaking,
    "The call throws a decoding error",
    "make the field optional"
  )
  static let wrongType = DriftKind(
    "wrong-type",
    .breaking,
    "The call throws a decoding error",
    "change the type"
  )
  static let wrongFormat = DriftKind(
    "wrong-format",
    .breaking,
    "The call throws a decoding error",
    "change the type or its format"
  )
  static let unknownValue = DriftKind(
    "unknown-value",
    .care,
    "The client has no case for the value",
    "add the value to the enum"
  )
  static let unknownTag = DriftKind(
    "unknown-tag",
    .care,
    "The client reads the value as `unknown`",
    "add a member to the union"
  )
  static let unknownMember = DriftKind(
    "unknown-member",
    .care,
    "The client reads the value as `unknown`",
    "add a member to the union"
  )
  static let droppedValue = DriftKind(
    "dropped-value",
    .care,
    "The client drops the value",
    "change the type to what the server sends"
  )
  static let undeclaredField = DriftKind(
    "undeclared-field",
    .safe,
    "The client ignores the field",
    "declare the field"
  )
  static let missingHeader = DriftKind(
    "missing-header",
    .care,
    "The header reads as nil",
    "make the header optional"
  )
  static let wrongHeader = DriftKind(
    "wrong-header",
    .care,
    "The header reads as nil",
    "change the type of the header"
  )
  static let errorInSuccess = DriftKind(
    "error-in-success",
    .breaking,
    "The call throws a decoding error instead of the service's own error",
    "declare the error with `when`"
  )
  static let brokenPagination = DriftKind(
    "broken-pagination",
    .breaking,
    "Reading the pages fails or ends early",
    "change `pagination` of the endpoint"
  )
  static let undeclaredEndpoint = DriftKind(
    "undeclared-endpoint",
    .safe,
    "The client cannot send this request",
    "declare the endpoint"
  )
  static let missingArgument = DriftKind(
    "missing-argument",
    .care,
    "The client requires an argument that the server does not need",
    "make the argument optional"
  )
  static let requestValue = DriftKind(
    "request-value",
    .care,
    "The client cannot send a value that the server accepts",
    "change the type or its limits"
  )
  static let undeclaredParameter = DriftKind(
    "undeclared-parameter",
    .safe,
    "The client cannot send the parameter",
    "declare the parameter"
  )
  static let undeclaredArgument = DriftKind(
    "undeclared-argument",
    .safe,
    "The client cannot send the field",
    "declare the field"
  )

  /// All kinds. Those of responses come first.
  package static let all: [DriftKind] = [
    undeclaredStatus, exampleStatus, missingBody, unreadableBody, undeclaredBody, mediaType,
    missingField, nullField, wrongType, wrongFormat, unknownValue, unknownTag, unknownMember,
    droppedValue,
    undeclaredField, missingHeader, wrongHeader, errorInSuccess, brokenPagination,
    undeclaredEndpoint, missingArgument, requestValue, undeclaredParameter, undeclaredArgument,
  ]
}
