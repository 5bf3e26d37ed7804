import Foundation

/// Counts where responses differ from the spec of an API.
///
/// A report contains endpoints, places and kinds, and no values of responses. `endpoints verify` reads the report as
/// JSON and shows the places in the spec.
///
/// ```swift
/// let client = Client<Shop>(.production, onDrift: .sampled(1, in: 100) { report in
///   Task { await store.add(report) }
/// })
/// ```
public struct DriftReport: Codable, Hashable, Sendable {
  /// The kind of a difference.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The response has a key that the spec does not declare.
    case undeclaredField = "undeclared-field"
    /// The spec does not list the value of an enum or a union.
    case unknownValue = "unknown-value"
    /// A value was skipped because it did not decode: an element of a lossy array, or a lenient field.
    case droppedValue = "dropped-value"
    /// A required value is missing. The call throws.
    case missingField = "missing-field"
    /// A required value is null. The call throws.
    case nullField = "null-field"
    /// A value has a different type or format. The call throws.
    case wrongType = "wrong-type"
    /// The spec does not declare the status. The call throws.
    case undeclaredStatus = "undeclared-status"
  }

  /// One difference and how often it occurred.
  public struct Observation: Codable, Hashable, Sendable {
    /// The API: `Shop`.
    public var api: String
    /// The version of the API's spec. Empty if it has none.
    public var version: String
    /// `Item.list`
    public var endpoint: String
    /// The status of the response.
    public var status: Int
    /// The kind of the difference.
    public var kind: Kind
    /// The place in the body: `items[].color`. Keys of dictionaries print as `*`, and so do unknown keys that look like
    /// data.
    public var place: String
    /// What the client expected, such as `a string`. `nil` if the client only did not know the value.
    public var expected: String?
    /// The number of occurrences.
    public var count: Int
  }

  /// The version of the report format, 1.
  public private(set) var drift = 1
  /// The number of responses with differences.
  public private(set) var responses = 0
  /// In the order of their first occurrence.
  public private(set) var observations: [Observation] = []

  /// An empty report.
  public init() {}

  init(_ observations: [Observation]) {
    responses = observations.isEmpty ? 0 : 1
    self.observations = observations
  }

  /// Adds the counts of another report.
  public mutating func add(_ other: DriftReport) {
    responses = responses.addingReportingOverflow(other.responses).partialValue
    for observation in other.observations {
      let index = observations.firstIndex { $0.isSame(as: observation) }
      if let index {
        let sum = observations[index].count.addingReportingOverflow(observation.count)
        observations[index].count = sum.overflow ? .max : sum.partialValue
      } else {
        observations.append(observation)
      }
    }
  }

  /// The report as JSON with sorted keys, for `endpoints verify`.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}

extension DriftReport.Observation {
  fileprivate func isSame(as other: Self) -> Bool {
    var copy = other
    copy.count = count
    return copy == self
  }
}
