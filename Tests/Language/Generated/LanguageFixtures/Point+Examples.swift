// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Point {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Streams.points`.
    public var twoPoints: [Point] { Language.examples.values("twoPoints", of: "Streams.points") }

    /// The response of `Responses.created`.
    public var one: Point { Language.examples.value("one", of: "Responses.created") }

    /// The response of `Pages.search`.
    public var found: [Point] {
      Language.examples.value("found", of: "Pages.search", .json(at: "data"))
    }

    /// The response of `Pages.search`.
    public var foundNext: [Point] {
      Language.examples.value("foundNext", of: "Pages.search", .json(at: "data"))
    }

    /// The response of `Examples.show`.
    public var two: [Point] { Language.examples.value("two", of: "Examples.show") }

    /// The response of `Examples.show`.
    public var any: [Point] { Language.examples.value("any", of: "Examples.show") }

    /// The response of `Pages.numbered`.
    public var first: [Point] {
      Language.examples.value("first", of: "Pages.numbered", .json(at: "items"))
    }
  }
}
