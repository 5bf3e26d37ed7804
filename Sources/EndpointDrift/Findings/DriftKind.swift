import EndpointSpec

/// A kind of difference between traffic and a spec. The kinds of responses come first.
package enum DriftKind: String, Sendable, CaseIterable {
  case undeclaredStatus, undocumentedStatus, exampleStatus
  case missingBody, unreadableBody, undeclaredBody, mediaType
  case missingField, nullField, wrongType, wrongFormat, unknownValue, unknownTag, unknownMember
  case droppedValue, undeclaredField, missingHeader, wrongHeader, errorInSuccess, brokenPagination
  case undeclaredEndpoint, missingArgument, requestValue, undeclaredParameter, undeclaredArgument

  /// The name in reports and allow files, such as `missing-field`.
  package var name: String { kindName }
  /// The default level. A finding may have another one.
  package var level: Level { self[1].flatMap(Level.init) ?? .breaking }
  /// The effect on the generated client, as a clause without a full stop.
  package var consequence: String { self[2] ?? "" }
  /// The correction of the spec, as a clause without a full stop.
  package var remedy: String { self[3] ?? "" }
  /// The effect of a finding with a lower level.
  package var weakerConsequence: String {
    self[4] ?? "The client loses a part of the response"
  }

  private subscript(column: Int) -> String? { Self.table[name, column] }

  private static let table = KindTable(driftCatalogue)
}

/// All kinds of drift, one row each: the kind, its level, what the client does, how to correct the spec, and what the
/// client does at a lower level.
private let driftCatalogue = """
  | `undeclared-status` | breaking | The call throws `unexpectedStatus` | declare the status under `response` or `errors` | The call throws `unexpectedStatus` instead of the service's own error |
  | `undocumented-status` | safe | The client accepts the status | state it as `status` of the response | |
  | `example-status` | breaking | The call of the example fails | correct the example, or the credentials and data of the server | The example does not show what the server does |
  | `missing-body` | breaking | The call throws a decoding error | make the response optional | |
  | `unreadable-body` | breaking | The call throws a decoding error | set `encoding` of the response to what the server sends | |
  | `undeclared-body` | safe | The client does not read the body | declare the type of the response | |
  | `media-type` | safe | The client decodes the body whatever its media type; other clients may not | set `encoding` of the response to what the server sends | |
  | `missing-field` | breaking | The call throws a decoding error | make the field optional, or give it a default | |
  | `null-field` | breaking | The call throws a decoding error | make the field optional | |
  | `wrong-type` | breaking | The call throws a decoding error | change the type | |
  | `wrong-format` | breaking | The call throws a decoding error | change the type or its format | |
  | `unknown-value` | care | The client has no case for the value | add the value to the enum | |
  | `unknown-tag` | care | The client reads the value as `unknown` | add a member to the union | |
  | `unknown-member` | care | The client reads the value as `unknown` | add a member to the union | |
  | `dropped-value` | care | The client drops the value | change the type to what the server sends | |
  | `undeclared-field` | safe | The client ignores the field | declare the field | |
  | `missing-header` | care | The header reads as nil | make the header optional | |
  | `wrong-header` | care | The header reads as nil | change the type of the header | |
  | `error-in-success` | breaking | The call throws a decoding error instead of the service's own error | declare the error with `when` | |
  | `broken-pagination` | breaking | Reading the pages fails or ends early | change `pagination` of the endpoint | |
  | `undeclared-endpoint` | safe | The client cannot send this request | declare the endpoint | |
  | `missing-argument` | care | The client requires an argument that the server does not need | make the argument optional | |
  | `request-value` | care | The client cannot send a value that the server accepts | change the type or its limits | |
  | `undeclared-parameter` | safe | The client cannot send the parameter | declare the parameter | |
  | `undeclared-argument` | safe | The client cannot send the field | declare the field | |
  """
