import EndpointGenerator

/// A difference of the new module that affects code written for the old one.
package struct SymbolDifference: Equatable, Sendable {
  package enum Effect: String, Sendable {
    case removed
    /// The symbol exists, but as another kind of declaration.
    case kindChanged
    case typeChanged
    /// A property is no longer settable.
    case settingLost
    case conformanceLost
    /// A `switch` over the enum lacks the case.
    case caseAdded
    /// Some or all calls of the old function do not compile.
    case callChanged
    /// Calls compile, but the type of the function changed.
    case referenceChanged
    case deprecated
  }

  package var effect: Effect
  /// Nil for an added case.
  package var old: Symbol?
  package var new: Symbol?

  /// The declaration in the spec, on the side that has it.
  package var subject: String { old?.subject ?? new?.subject ?? "" }

  package var path: String { old?.path ?? new?.path ?? "" }

  package var level: Level {
    switch effect {
    case .referenceChanged, .deprecated: .care
    default: .breaking
    }
  }
}
