/// A command on input of any size. Its work must grow no faster than the input.
package struct GrowthCase: Sendable, CustomStringConvertible {
  package let description: String
  /// The files for a size, by path. The size counts endpoints, exchanges or members.
  package let files: @Sendable (Int) -> [String: String]
  /// Commands that run first, and that nobody measures.
  package let preparation: [[String]]
  package let arguments: [String]
}

extension GrowthCase {
  /// Commands that read no specs, documents or traffic.
  package static let otherCommands: Set = ["explain", "schema", "add", "templates"]

  /// Each command that reads specs, documents or traffic, in the order of the help.
  package static let all = [
    Self("init", spec, [export], "init Larger --from large.json"),
    Self("init, from traffic", traffic, [], "init Larger --from traffic.har"),
    Self("generate", spec, [], "generate --quiet"),
    Self("generate, unchanged", spec, [generate], "generate --quiet"),
    Self("check", spec, [generate], "check --quiet"),
    Self("check --full", spec, [generate], "check --full --quiet"),
    Self("diff", specs, [], "\(diff) Specs/Large.json new.json"),
    Self("diff, all as JSON", specs, [], "\(diff) --format json Specs/Large.json new.json"),
    Self("diff, as HTML", specs, [], "\(diff) --format html Specs/Large.json new.json"),
    Self("diff, documents", specs, [export, exportNew], "\(diff) large.json newer.json"),
    Self("diff, evidence", specs, [], "\(diff) --evidence traffic.har Specs/Large.json new.json"),
    Self("verify", traffic, [], "verify traffic.har --fail-on none"),
    Self("verify, few endpoints", busyTraffic, [], "verify traffic.har --fail-on none"),
    Self("verify --fix", traffic, [], "verify traffic.har --fix --fail-on none"),
    Self("import", spec, [export], "\(importing) large.json --output Other.json"),
    Self("import --split", spec, [export], "\(importing) large.json --split --output Other"),
    Self(
      "import, merged",
      specs,
      [export, exportNew, "\(importing) large.json --output Other.json"],
      "\(importing) newer.json --output Other.json --show breaking"
    ),
    Self("export", spec, [], export),
    Self("infer", traffic, [], "infer traffic.har"),
    Self("infer, few endpoints", busyTraffic, [], "infer traffic.har"),
    Self("infer --into", newTraffic, [], "infer traffic.har --into Specs/Large.json"),
    Self("infer, members", { ["a.json": LargeSample.members($0)] }, [], "infer a.json --type A"),
    Self("infer, map", { ["a.json": LargeSample.map($0)] }, [], "infer a.json --type A"),
    Self("format", spec, [], "format --quiet"),
    Self("files", spec, [], "files --outputs"),
    Self("canonical", spec, [], "canonical Specs/Large.json"),
  ]

  /// Specs with data in the place of each kind of object, so that every member is a mistake.
  package static let mistaken = MistakenPart.allCases.map { part in
    Self("check, \(part)", { ["Specs/Wrong.json": part.spec(of: 25 * $0)] }, [], "check --quiet")
  }

  private init(
    _ description: String,
    _ files: @escaping @Sendable (Int) -> [String: String],
    _ preparation: [String],
    _ arguments: String
  ) {
    self.description = description
    self.files = files
    self.preparation = preparation.map(Self.words)
    self.arguments = Self.words(arguments)
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let generate = "generate --quiet"
  private static let diff = "diff --fail-on none"
  private static let importing = "import openapi --quiet"
  private static let export = "export openapi Specs/Large.json --output large.json --quiet"
  private static let exportNew = "export openapi new.json --output newer.json --quiet"

  @Sendable private static func spec(_ endpoints: Int) -> [String: String] {
    ["Specs/Large.json": MixedSpec(endpoints: endpoints).text]
  }

  @Sendable private static func specs(_ endpoints: Int) -> [String: String] {
    spec(endpoints).merging([
      "new.json": MixedSpec(endpoints: endpoints, isEdited: true).text,
      "traffic.har": MixedTraffic(exchanges: endpoints, endpoints: endpoints).text,
    ]) { $1 }
  }

  @Sendable private static func traffic(_ endpoints: Int) -> [String: String] {
    let traffic = MixedTraffic(exchanges: endpoints, endpoints: endpoints)
    return spec(endpoints).merging(["traffic.har": traffic.text]) { $1 }
  }

  /// Traffic of endpoints, and a spec with half of them.
  @Sendable private static func newTraffic(_ endpoints: Int) -> [String: String] {
    traffic(endpoints).merging(spec(endpoints / 2)) { $1 }
  }

  /// Many exchanges of twenty endpoints.
  @Sendable private static func busyTraffic(_ exchanges: Int) -> [String: String] {
    let traffic = MixedTraffic(exchanges: exchanges, endpoints: 20)
    return spec(20).merging(["traffic.har": traffic.text]) { $1 }
  }
}
