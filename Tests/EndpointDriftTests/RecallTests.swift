import EndpointDrift
import EndpointSpec
import Foundation
import Mutation
import TestTraits
import Testing

/// Checks `verify` on traffic that follows a spec, and on traffic that has drifted from it.
@Suite("verify finds all drift, and nothing else", .serialized, .computing)
struct RecallTests {
  /// The number of drifts per spec. `DRIFTS=5000 swift test` sets it.
  static let count = ProcessInfo.processInfo.environment["DRIFTS"].flatMap { Int($0) } ?? 250

  @Test(arguments: SampleSpecs.names)
  func reportsNothingForConformingTraffic(api: String) async throws {
    let spec = try SampleSpecs.spec(api)
    let entries = await Traffic.entries(of: spec)
    let report = await Traffic.report(on: Traffic.archive(entries.map(\.json)), spec)
    let found = report.findings.map { finding in
      "\(finding.kind.name) \(finding.subject): \(finding.summary), \(finding.part)"
    }
    #expect(found.prefix(10) == [], "\(found.count) findings")
    #expect(report.counts.matched == entries.count)
    #expect(entries.count > 3)
    let ids = Set(entries.map(\.endpoint.id))
    #expect(report.coverage.endpoints.missing.allSatisfy { !ids.contains($0) })
    #expect(report.coverage.endpoints.seen == ids.count)
  }

  @Test(arguments: SampleSpecs.names)
  func findsEveryRandomDrift(api: String) async throws {
    let spec = try SampleSpecs.spec(api)
    let entries = await Traffic.entries(of: spec)
    var chance = Chance(seed: 33)
    var applied: [Drift: Int] = [:]
    var missed: [String] = []
    let fresh = Verification(spec.model, spec.document)
    var attempts = 0
    while applied.values.reduce(0, +) < Self.count, attempts < 100 * Self.count {
      attempts += 1
      await Task.yield()
      var entry = chance.pick(entries)
      let drift = chance.pick(Drift.allCases)
      guard let expected = drift.apply(to: &entry, in: spec, &chance) else { continue }
      applied[drift, default: 0] += 1
      let report = Self.report(on: entry, fresh)
      let isFound = report.findings.contains { finding in
        expected.kinds.contains(finding.kind.name)
          && (expected.subject ?? finding.subject) == finding.subject
      }
      if !isFound {
        let found = report.findings.map { "\($0.kind.name) \($0.subject)" }
        missed.append(
          "\(drift) expected \(expected.kinds.sorted()) \(expected.subject ?? ""), found \(found)"
            + " in \(entry.json)"
        )
      }
    }
    #expect(missed.prefix(5) == [], "\(missed.count) missed")
    #expect(applied.values.reduce(0, +) == Self.count)
    print("\(api): \(applied.map { "\($0.key) \($0.value)" }.sorted())")
  }

  private static func report(on entry: TrafficEntry, _ fresh: Verification) -> VerificationReport {
    var verification = fresh
    var reader = EvidenceReader(file: "traffic.har")
    for found in reader.read(Traffic.archive([entry.json])) {
      if case .exchange(let exchange) = found { verification.add(exchange) }
    }
    return verification.report
  }
}
