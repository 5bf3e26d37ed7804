// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

/// What `Responses.statuses` answers.
public enum ResponsesStatusesResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Point)
  /// Status 202.
  case accepted(Job)
  /// Status 203.
  case nonAuthoritative(String)
  /// Status 204.
  case noContent
  /// Status 206.
  case partialContent([Date])
}
