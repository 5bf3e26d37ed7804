// Generated from Spec/Language by endpoints. Do not edit.

import LanguageAPI

extension Ship {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Ship.rename` answers.
    public var plain: Ship { Language.examples.value("plain", of: "Ship.rename") }
  }
}
