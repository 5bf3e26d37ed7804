import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import Mutation
import Testing

/// A spec of `Specs/` for random edits.
///
/// It has no examples, since every edit would have to change them too.
struct SeedSpec: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all = ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"]
    .map(SeedSpec.init)

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func value() throws -> JSONValue {
    let file = Self.root.appending(path: "Specs/\(name).json")
    let spec = try JSONValue(parsing: [UInt8](try Data(contentsOf: file)))
    let endpoints = spec["endpoints"]?.objectValue.map(Array.init) ?? []
    return spec.setting(
      "endpoints",
      to: .object(JSONObject(endpoints.map { ($0.key, $0.value.setting("examples", to: nil)) }))
    )
  }

  /// The edits that keep the spec valid, in a random order that is the same in every run.
  ///
  /// `MUTATIONS=300 swift test` tries that many of each spec.
  func edits() throws -> [SpecEdit] {
    let spec = try value()
    var chance = Chance(seed: 20_261_121)
    let edits = SpecEdit.all(of: spec).shuffled(using: &chance).lazy.filter { edit in
      Side(valid: edit.applied(to: spec)) != nil
    }
    return Array(edits.prefix(Self.count))
  }

  private static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 10
}

extension Side {
  /// Reads a spec from a JSON value. Nil if the spec has errors.
  convenience init?(valid spec: JSONValue, as layout: SpecLayout = .file) {
    let files = layout.files(of: spec)
    let result = readSpec(files)
    guard let model = result.model, let document = result.document else { return nil }
    self.init(label: "spec", path: files[0].path, model: model, document: document)
  }

  static func required(_ spec: JSONValue, as layout: SpecLayout = .file) throws -> Side {
    try #require(Side(valid: spec, as: layout))
  }
}
