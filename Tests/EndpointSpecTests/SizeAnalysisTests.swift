import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Large structs inside other structs are boxed", .serialized, .computing)
struct SizeAnalysisTests {
  /// A struct with `count` integer fields.
  private func type(_ name: String, fields count: Int, more: String = "") -> String {
    let fields = (0..<count).map { "\"f\($0)\": \"int\"" }.joined(separator: ", ")
    return "\"\(name)\": { \"fields\": { \(fields)\(more) } }"
  }

  private func model(_ types: String...) throws -> APIModel {
    try linked(
      types: types.joined(separator: ","),
      endpoints: #""list": { "path": "/", "response": "T" }"#
    )
  }

  private func boxed(_ type: String, in model: APIModel) throws -> [String] {
    try model.structure(type).fields.filter(\.isIndirect).map(\.name.text)
  }

  @Test func boxesOnlyStructsAboveLimit() throws {
    let model = try model(
      type("Small", fields: SizeAnalysis.limit),
      type("Large", fields: SizeAnalysis.limit + 1),
      #""T": { "fields": { "a": "Small", "b": "Large", "c": "Large?", "d": "[Large]" } }"#
    )
    #expect(try boxed("T", in: model) == ["b", "c"])
  }

  @Test func countsBoxedFieldAsOneValue() throws {
    let model = try model(
      type("Large", fields: SizeAnalysis.limit + 1),
      #""Middle": { "fields": { "a": "Large", "b": "int" } }"#,
      #""T": { "fields": { "m": "Middle" } }"#
    )
    #expect(try boxed("Middle", in: model) == ["a"])
    #expect(try boxed("T", in: model) == [])
  }

  @Test func addsUpSizesOfNestedStructs() throws {
    let model = try model(
      #""T": { "fields": { "m": "Middle" } }"#,
      #""Middle": { "fields": { "a": "Small", "b": "Alias?" } }"#,
      #""Alias": { "alias": "Small" }"#,
      type("Small", fields: SizeAnalysis.limit)
    )
    #expect(try boxed("T", in: model) == ["m"])
    #expect(try boxed("Middle", in: model) == [])
  }

  @Test func marksLargeUnionsIndirect() throws {
    let model = try model(
      type("A", fields: SizeAnalysis.limit),
      #""B": { "fields": { "name": "string" } }"#,
      #""U": { "union": { "a": "A", "b": "B" } }"#,
      #""T": { "fields": { "u": "U" } }"#
    )
    guard case .union(let union)? = model.type(named: SwiftName("U"))?.form else {
      throw Missing(name: "U")
    }
    #expect(union.isIndirect)
    #expect(try boxed("T", in: model) == [])
  }

  @Test func longChainsDoNotOverflowStack() throws {
    let types = (0..<20_000).map { index in
      let next = index == 19_999 ? "int" : "T\(index + 1)"
      return #""T\#(index)": { "fields": { "next": "\#(next)", "n": "int" } }"#
    }
    let model = try linked(
      types: types.joined(separator: ","),
      endpoints: #""list": { "path": "/", "response": "T0" }"#
    )
    let count = model.types.count { type in
      guard case .structure(let structure) = type.form else { return false }
      return structure.fields.contains(where: \.isIndirect)
    }
    #expect(count > 1_000)
  }
}
