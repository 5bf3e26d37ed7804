import EndpointDiff
import EndpointJudge
import EndpointSpec
import Foundation
import Testing

/// One of the folders of `Cases`: `<kind>`, or `<kind>+<variant>`.
struct CaseFolder: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// The kind of change that the case is about.
  var kind: String { String(name.prefix { $0 != "+" }) }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// The date of the comparison.
  static let today = "2026-11-21"

  static func all() throws -> [CaseFolder] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .filter {
        FileManager.default.fileExists(atPath: root.appending(path: "\($0)/before.json").path)
      }
      .map(CaseFolder.init)
  }

  private var folder: URL { Self.root.appending(path: name) }
  private var expectedFile: URL { folder.appending(path: "expected.txt") }

  func side(_ name: String) throws -> Side {
    let bytes = try Data(contentsOf: folder.appending(path: "\(name).json"))
    return try Side(
      reading: [UInt8](bytes),
      as: "\(name).json",
      offers: try offers()[name] ?? [:]
    )
  }

  /// The media types of the responses in both versions, and whether the client uses each. Cases with `offers.json` are
  /// pairs of OpenAPI documents.
  private func offers() throws -> [String: [String: Bool]] {
    let file = folder.appending(path: "offers.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    return try JSONDecoder().decode([String: [String: Bool]].self, from: Data(contentsOf: file))
  }

  func changes() throws -> [Change] {
    compare(old: try side("before"), new: try side("after"), today: Self.today).changes
  }

  func mirror() throws -> [Change] {
    compare(old: try side("after"), new: try side("before"), today: Self.today).changes
  }

  /// The changes in the format of `expected.txt`: those of the edit, then those of the reverse edit.
  func found() throws -> String {
    try changes().map(\.expectation).joined() + "\nmirror:\n" + mirror().map(\.expectation).joined()
  }

  func expected() -> String? { try? String(contentsOf: expectedFile, encoding: .utf8) }

  func record(_ text: String) throws { try Data(text.utf8).write(to: expectedFile) }
}

extension Side {
  /// Reads a spec, which must be valid.
  ///
  /// - Parameter offers: The media types of all responses, and whether the client uses each.
  convenience init(
    reading bytes: [UInt8],
    as path: String,
    offers: [String: Bool] = [:]
  ) throws {
    let result = readSpec([SourceFile(path: path, bytes: bytes)])
    let problems = result.diagnostics.filter { $0.severity == .error }.map { problem in
      let (line, column) = result.files[0].position(of: problem.place.start)
      return "\(path):\(line):\(column): \(problem.message)"
    }
    let model = try #require(result.model, "\(problems)")
    let document = try #require(result.document)
    let listed = model.endpoints.map { endpoint in
      var types = OfferedMediaTypes()
      types.response = offers.sorted { $0.key < $1.key }.map {
        .init(name: $0.key, place: endpoint.place, isUsed: $0.value)
      }
      return (endpoint.id, types)
    }
    self.init(
      label: path,
      path: path,
      model: model,
      document: document,
      offers: Dictionary(listed) { first, _ in first }
    )
  }
}
