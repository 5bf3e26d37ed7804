import EndpointGenerator

/// A way in which the new module is not what code was written for that compiles against the old one.
package struct SymbolDifference: Equatable, Sendable {
  package enum Effect: String, Sendable {
    case removed
    /// It is there, but is another kind of thing.
    case kindChanged
    case typeChanged
    /// A property that could be set cannot be any longer.
    case settingLost
    case conformanceLost
    /// A switch over the enum lacks the case.
    case caseAdded
    /// No call of the old function compiles, or not every one.
    case callChanged
    /// Calls compile, but the function itself has another type.
    case referenceChanged
    case deprecated
  }

  package var effect: Effect
  /// Nil for a case that was added.
  package var old: Symbol?
  package var new: Symbol?

  /// The declaration of the spec that it comes from, on the side that has it.
  package var subject: String { old?.subject ?? new?.subject ?? "" }

  package var path: String { old?.path ?? new?.path ?? "" }

  package var level: Level {
    switch effect {
    case .referenceChanged, .deprecated: .care
    default: .breaking
    }
  }
}
