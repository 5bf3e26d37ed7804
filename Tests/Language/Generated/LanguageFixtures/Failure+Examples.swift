// Generated from Spec/Language by endpoints. Do not edit.

import LanguageAPI

extension Language.Failure {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Examples.show` answers with the status 410.
    public var gone: Language.Failure { .gone }
  }
}
