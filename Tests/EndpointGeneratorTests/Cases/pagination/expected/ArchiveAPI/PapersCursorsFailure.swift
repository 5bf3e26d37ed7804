// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `Papers.cursors` says no.
public enum PapersCursorsFailure: ServiceFailure {
  public typealias Service = Archive

  case missing
  case gone

  public static let rules: [FailureRule<Self>] = [
    .status(410, .gone),
    .status(404, .missing),
  ]
}
