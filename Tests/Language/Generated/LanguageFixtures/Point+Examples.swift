// Generated from Spec/Language by endpoints. Do not edit.

import LanguageAPI

extension Point {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Streams.points` answers.
    public var twoPoints: [Point] { Language.examples.values("twoPoints", of: "Streams.points") }

    /// What `Responses.created` answers.
    public var one: Point { Language.examples.value("one", of: "Responses.created") }

    /// What `Examples.show` answers.
    public var two: [Point] { Language.examples.value("two", of: "Examples.show") }

    /// What `Examples.show` answers.
    public var any: [Point] { Language.examples.value("any", of: "Examples.show") }

    /// What `Pages.numbered` answers.
    public var first: [Point] {
      Language.examples.value("first", of: "Pages.numbered", .json(at: "items"))
    }
  }
}
