// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `weigh` says no.
public enum WeighFailure: ServiceFailure {
  public typealias Service = Post

  case lost
  case tooHeavy

  public static let rules: [FailureRule<Self>] = [
    .status(413, .tooHeavy),
    .status(404, .lost),
  ]
}
