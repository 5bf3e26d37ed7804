// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime
@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Streams {
  /// The values of the spec's examples, for tests and previews.
  public static let gatewayExamples = GatewayExampleValues()

  /// The values of the spec's examples.
  public struct GatewayExampleValues: Sendable {
    /// The response of `Streams.gateway`.
    public var two: [Date] {
      Language.examples.values("two", of: "Streams.gateway", .json { $0.date(.unix) })
    }
  }
}

nonisolated extension Streams {
  /// The values of the spec's examples, for tests and previews.
  public static let sequenceExamples = SequenceExampleValues()

  /// The values of the spec's examples.
  public struct SequenceExampleValues: Sendable {
    /// The response of `Streams.sequence`.
    public var words: [String] { Language.examples.values("words", of: "Streams.sequence") }
  }
}
