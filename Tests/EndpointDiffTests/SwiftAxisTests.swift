import EndpointDiff
import EndpointGenerator
import Foundation
import TestTraits
import Testing

/// Compares the Swift level of each case with the symbols of both modules.
///
/// `Tests/swift-axis` proves the same with the compiler.
@Suite(.serialized, .computing)
struct SwiftAxisTests {
  @Test(arguments: try CaseFolder.all())
  func swiftLevelIsSafeIfAndOnlyIfModulesAgree(_ folder: CaseFolder) throws {
    let (before, after) = (try folder.side("before").model, try folder.side("after").model)
    let (old, new) = (SymbolTable(before), SymbolTable(after))
    let symbols = compareSymbols(old, new).map(\.level).max() ?? .safe
    let findings = try folder.changes().map(\.swift).max() ?? .safe
    // Symbols do not contain the name of the module and its access level.
    let isComparable = before.swift == after.swift && !folder.has("behaviour.txt")
    #expect(!isComparable || (symbols == .safe) == (findings == .safe))
  }

  @Test(arguments: try CaseFolder.all())
  func everyCaseHasCaller(_ folder: CaseFolder) {
    #expect(folder.has("caller.swift"))
  }

  /// Differences that no rule explains become collisions.
  @Test(arguments: try CaseFolder.all())
  func rulesExplainEveryDifference(_ folder: CaseFolder) throws {
    let kind = ChangeKind.ID.generatedSymbolCollision.name
    let expected = try #require(folder.expected())
    #expect(!expected.contains("  \(kind)  ") || folder.kind == kind)
  }
}

extension CaseFolder {
  fileprivate func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.root.appending(path: "\(name)/\(file)").path)
  }
}
