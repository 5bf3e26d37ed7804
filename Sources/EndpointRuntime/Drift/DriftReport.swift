import Foundation

/// Where responses differ from the spec of an API, with counts.
///
/// A report has no value of a response. It names endpoints, places and kinds. `endpoints verify` reads the JSON of a report and
/// shows the places in the spec.
///
/// ```swift
/// let client = Client<Shop>(.production, onDrift: .sampled(1, in: 100) { report in
///   Task { await store.add(report) }
/// })
/// ```
public struct DriftReport: Codable, Hashable, Sendable {
  /// A way in which responses differ.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The response has a key that no field has.
    case undeclaredField = "undeclared-field"
    /// An enum or a union does not list the value.
    case unknownValue = "unknown-value"
    /// A value did not decode and was left out: an element of a lossy array, or the value of a lenient field.
    case droppedValue = "dropped-value"
    /// A required value is missing. The call throws.
    case missingField = "missing-field"
    /// A required value is null. The call throws.
    case nullField = "null-field"
    /// A value has another type or form. The call throws.
    case wrongType = "wrong-type"
    /// The spec does not declare the status. The call throws.
    case undeclaredStatus = "undeclared-status"
  }

  /// One difference, however often it was seen.
  public struct Observation: Codable, Hashable, Sendable {
    /// The API: `Shop`.
    public var api: String
    /// The version of the API's spec; empty if it has none.
    public var version: String
    /// `Item.list`
    public var endpoint: String
    public var status: Int
    public var kind: Kind
    /// The place in the body: `items[].color`. Keys of dictionaries are `*`, and so are unknown keys that look like data.
    public var place: String
    /// What the client expected: `a string`. Nil if the client only did not know the part.
    public var expected: String?
    /// How many times the difference was seen.
    public var count: Int
  }

  /// The version of the format in which reports are written, which is 1.
  public private(set) var drift = 1
  /// How many responses differed.
  public private(set) var responses = 0
  /// In the order in which they were first seen.
  public private(set) var observations: [Observation] = []

  /// A report of nothing, to which others are added.
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

  /// The report as `endpoints verify` reads it: JSON with sorted keys.
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
