// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// How `Ticks.ask` says no.
public enum TicksAskFailure: ServiceFailure {
  public typealias Service = Ticker

  case unknownSymbol
  case tooManyQuestions

  public static let rules: [FailureRule<Self>] = [
    .status(429, .tooManyQuestions),
    .status(404, .unknownSymbol),
  ]
}
