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
  package var weakerConsequence = "The client loses a part of the response"
  /// The correction of the spec, as a clause without a full stop.
  package let remedy: String
}

extension DriftKind {
  static let undeclaredStatus = DriftKind(
    name: "undeclared-status",
    level: .breaking,
    consequence: "The call throws `unexpectedStatus`",
    weakerConsequence: "The call throws `unexpectedStatus` instead of the service's own error",
    remedy: "declare the status under `response` or `errors`"
  )
  static let exampleStatus = DriftKind(
    name: "example-status",
    level: .breaking,
    consequence: "The call of the example fails",
    weakerConsequence: "The example does not show what the server does",
    remedy: "correct the example, or the credentials and data of the server"
  )
  static let mediaType = DriftKind(
    name: "media-type",
    level: .safe,
    consequence: "The client decodes the body whatever its media type; other clients may not",
    remedy: "set `encoding` of the response to what the server sends"
  )
  static let missingBody = DriftKind(
    name: "missing-body",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "make the response optional"
  )
  static let unreadableBody = DriftKind(
    name: "unreadable-body",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "set `encoding` of the response to what the server sends"
  )
  static let undeclaredBody = DriftKind(
    name: "undeclared-body",
    level: .safe,
    consequence: "The client does not read the body",
    remedy: "declare the type of the response"
  )
  static let missingField = DriftKind(
    name: "missing-field",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "make the field optional, or give it a default"
  )
  static let nullField = DriftKind(
    name: "null-field",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "make the field optional"
  )
  static let wrongType = DriftKind(
    name: "wrong-type",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "change the type"
  )
  static let wrongFormat = DriftKind(
    name: "wrong-format",
    level: .breaking,
    consequence: "The call throws a decoding error",
    remedy: "change the type or its format"
  )
  static let unknownValue = DriftKind(
    name: "unknown-value",
    level: .care,
    consequence: "The client has no case for the value",
    remedy: "add the value to the enum"
  )
  static let unknownTag = DriftKind(
    name: "unknown-tag",
    level: .care,
    consequence: "The client reads the value as `unknown`",
    remedy: "add a member to the union"
  )
  static let unknownMember = DriftKind(
    name: "unknown-member",
    level: .care,
    consequence: "The client reads the value as `unknown`",
    remedy: "add a member to the union"
  )
  static let droppedValue = DriftKind(
    name: "dropped-value",
    level: .care,
    consequence: "The client drops the value",
    remedy: "change the type to what the server sends"
  )
  static let undeclaredField = DriftKind(
    name: "undeclared-field",
    level: .safe,
    consequence: "The client ignores the field",
    remedy: "declare the field"
  )
  static let missingHeader = DriftKind(
    name: "missing-header",
    level: .care,
    consequence: "The header reads as nil",
    remedy: "make the header optional"
  )
  static let wrongHeader = DriftKind(
    name: "wrong-header",
    level: .care,
    consequence: "The header reads as nil",
    remedy: "change the type of the header"
  )
  static let errorInSuccess = DriftKind(
    name: "error-in-success",
    level: .breaking,
    consequence: "The call throws a decoding error instead of the service's own error",
    remedy: "declare the error with `when`"
  )
  static let brokenPagination = DriftKind(
    name: "broken-pagination",
    level: .breaking,
    consequence: "Reading the pages fails or ends early",
    remedy: "change `pagination` of the endpoint"
  )
  static let undeclaredEndpoint = DriftKind(
    name: "undeclared-endpoint",
    level: .safe,
    consequence: "The client cannot send this request",
    remedy: "declare the endpoint"
  )
  static let missingArgument = DriftKind(
    name: "missing-argument",
    level: .care,
    consequence: "The client requires an argument that the server does not need",
    remedy: "make the argument optional"
  )
  static let requestValue = DriftKind(
    name: "request-value",
    level: .care,
    consequence: "The client cannot send a value that the server accepts",
    remedy: "change the type or its limits"
  )
  static let undeclaredParameter = DriftKind(
    name: "undeclared-parameter",
    level: .safe,
    consequence: "The client cannot send the parameter",
    remedy: "declare the parameter"
  )
  static let undeclaredArgument = DriftKind(
    name: "undeclared-argument",
    level: .safe,
    consequence: "The client cannot send the field",
    remedy: "declare the field"
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
