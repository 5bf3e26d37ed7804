// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `Letter.track` says no.
public enum LetterTrackFailure: ServiceFailure {
  public typealias Service = Post

  case lost
  case burnt

  public static let rules: [FailureRule<Self>] = [
    .status(410, .burnt),
    .status(404, .lost),
  ]
}
