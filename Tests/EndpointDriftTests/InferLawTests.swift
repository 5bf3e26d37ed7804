import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// For any traffic, `infer` writes a spec without errors, and `verify` finds nothing in the traffic.
///
/// The exception is what differs from the other responses of an endpoint: JSON that the server or the recorder broke, pages
/// and files of a site, and an empty body in place of a stream. `infer` ignores them with a hint, and `verify` finds them.
@Suite("Specs of infer agree with their traffic", .serialized, .computing)
struct InferLawTests {
  /// The number of recordings. `TRAFFIC=5000 swift test` sets it.
  static let count = ProcessInfo.processInfo.environment["TRAFFIC"].flatMap { Int($0) } ?? 8

  @Test func specsAgreeWithTheirTraffic() async throws {
    var failures: [String] = []
    for seed in 0..<Self.count {
      var traffic = RandomTraffic(seed: UInt64(seed))
      let archive = Traffic.archive(traffic.entries())
      let problems = try await Self.problems(in: archive)
      try Self.save(archive, seed, in: "RECORDINGS")
      if problems.isEmpty { continue }
      failures.append("\(seed): \(problems.prefix(3))")
      try Self.save(archive, seed, in: "INFERRED")
    }
    #expect(failures.prefix(10) == [], "\(failures.count) of \(Self.count)")
  }

  /// What is wrong with the spec of an archive.
  static func problems(in archive: [UInt8]) async throws -> [String] {
    let proposal: SpecProposal
    do {
      proposal = try await TrafficInferenceTests.proposal(of: archive, name: "Club")
    } catch is TrafficInferenceTests.NoCalls {
      return []
    }
    let text = canonicalText(of: proposal.spec)
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    guard let model = result.model, let document = result.document, errors.isEmpty else {
      return errors
    }
    let report = await Traffic.report(on: archive, LinkedSpec(model, document))
    let findings = report.findings.filter { !isOfIgnoredBody($0, proposal.hints) }
    return findings.map { "\($0.kind.name) \($0.subject): \($0.summary) \($0.part)" }
      + proposal.hints.filter { !isFindable($0, in: model) }
  }

  /// Whether a finding is about a body that `infer` ignored, as a hint says. Beside `{}`, no body is declared.
  private static func isOfIgnoredBody(_ finding: DriftFinding, _ hints: [String]) -> Bool {
    let places = finding.subject.split(separator: " ")
    let ignored = hints.filter { hint in
      hint.contains(" ignored") && places.contains { hint.hasPrefix("\($0): ") }
    }
    let isPage = ignored.contains { $0.contains("page") }
    return switch finding.kind.name {
    case "unreadable-body", "undeclared-body", "missing-body": !ignored.isEmpty
    case "media-type", "undocumented-status", "wrong-type": isPage
    default: false
    }
  }

  /// Whether a hint about types or an endpoint has only names that the spec has: `User.a, User.b and 2 more: …`
  private static func isFindable(_ hint: String, in model: APIModel) -> Bool {
    guard
      let labels = hint.firstMatch(of: #/^([A-Z][^ /]*(?:, [A-Z][^ /]*)*)(?: and \d+ more)?: /#)?.1
    else { return true }
    let names = labels.split(separator: ", ").map { $0.prefix { $0 != "." && $0 != ":" } }
    return names.allSatisfy { name in
      model.types.contains { $0.name.text == name }
        || model.endpoints.contains { $0.id.split(separator: ".").first ?? "" == name }
    }
  }

  /// Writes a recording into a folder: `INFERRED` for those that break the law, `RECORDINGS` for all.
  static func save(
    _ archive: [UInt8],
    _ seed: Int,
    in variable: String,
    of name: String = ""
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment[variable] else { return }
    try Data(archive).write(to: URL(filePath: "\(folder)/\(seed)\(name).har"))
  }
}
