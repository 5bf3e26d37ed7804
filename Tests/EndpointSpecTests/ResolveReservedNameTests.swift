import TestTraits
import Testing

@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Names of the runtime are reserved", .serialized, .computing)
struct ResolveReservedNameTests {
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The names of the public top-level types of a module.
  static func publicTypes(of module: String) throws -> [String] {
    let folder = sources.appendingPathComponent(module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.split(separator: "\n").compactMap { typeName(in: $0) }
    }
  }

  private static func typeName(in line: Substring) -> String? {
    guard line.hasPrefix("public ") else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let kinds = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    guard let kind = words.prefix(4).firstIndex(where: kinds.contains), kind + 1 < words.count
    else {
      return nil
    }
    return words[kind + 1]
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: sources.path), "the sources are missing"),
    arguments: ["EndpointRuntime", "EndpointTesting", "EndpointWire", "EndpointJSON"]
  )
  func reservesAllPublicTypeNames(module: String) throws {
    let names = try Self.publicTypes(of: module)
    #expect(!names.isEmpty)
    let free = names.filter { ReservedNames.alternative(toType: $0) == nil }
    #expect(free == [], "add these to ReservedNames")
  }
}
