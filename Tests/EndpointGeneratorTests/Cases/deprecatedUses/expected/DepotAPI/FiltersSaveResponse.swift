// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// What `Filters.save` answers.
public enum FiltersSaveResponse: Equatable, Sendable {
  /// Status 200.
  case ok(DeprecatedLoss)
  /// Status 201.
  case created(DeprecatedCrate)
}
