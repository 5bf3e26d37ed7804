// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// What `Reports.order` answers.
public enum ReportsOrderResponse: Equatable, Sendable {
  /// Status 200.
  case ok(Report)
  /// Status 201.
  case created(Date)
  /// Status 202.
  case accepted(Ticket)
  /// Status 204.
  case noContent
}
