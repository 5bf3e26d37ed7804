// Generated from Spec/Language by endpoints. Do not edit.

import LanguageAPI

extension Problem {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Examples.show` answers with the status 404.
    public var missing: Problem { Language.examples.value("missing", of: "Examples.show") }
  }
}
