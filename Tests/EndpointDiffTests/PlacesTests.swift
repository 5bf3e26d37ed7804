import EndpointDiff
import TestTraits
import Testing

/// One cause yields one change with several places.
@Suite(.serialized, .computing)
struct PlacesTests {
  @Test func oneParameterOfManyEndpointsIsOneChange() throws {
    let changes = try changes(from: "", to: #", "parameters": { "trace": "string?" }"#)
    #expect(changes.map(\.kind.id) == [.paramAddedOptional])
    #expect(changes[0].places.map(\.subject.description) == ["a trace", "b trace", "c trace"])
    #expect(Array(changes[0].endpoints) == ["a", "b", "c"])
  }

  @Test func severalEnumValuesAreOneChange() throws {
    let changes = try changes(from: #""z", "y", "x""#, to: #""z""#)
    #expect(changes.map(\.kind.id) == [.enumCaseRemovedResponse])
    #expect(changes[0].summary == "2 values were removed: `y`, `x`")
    #expect(changes[0].places.map(\.subject.description) == ["Kind.y", "Kind.x"])
  }

  /// Under a YAML alias, the fields of two structs are at one place.
  @Test func includedFieldBelongsToItsStructInsteadOfItsPlace() throws {
    let changes = compare(old: try aliases(id: "string"), new: try aliases(id: "int")).changes
    let subjects = changes.flatMap {
      [$0.subject.description] + $0.places.map(\.subject.description)
    }
    #expect(Set(subjects) == ["Base.id", "Other.id"])
  }

  private func aliases(id: String) throws -> Side {
    let text = """
      api: Shop
      servers: { production: https://shop.example.com }
      types:
        Base: { fields: &fields { id: \(id) } }
        Other: { fields: *fields }
        Card: { include: [Base], fields: { name: string } }
      endpoints:
        card: { path: /card, response: Card }
        other: { path: /other, response: Other }
      """
    return try Side(reading: [UInt8](text.utf8), as: "api.yaml")
  }

  private func changes(from old: String, to new: String) throws -> [Change] {
    let isParameter = old.isEmpty
    let before = text(parameters: "", values: isParameter ? #""z", "y", "x""# : old)
    let after = text(
      parameters: isParameter ? new : "",
      values: isParameter ? #""z", "y", "x""# : new
    )
    return compare(
      old: try Side(reading: [UInt8](before.utf8), as: "old.json"),
      new: try Side(reading: [UInt8](after.utf8), as: "new.json")
    ).changes
  }

  private func text(parameters: String, values: String) -> String {
    let endpoints = ["a", "b", "c"].map {
      #""\#($0)": { "path": "/\#($0)", "response": "Kind"\#(parameters) }"#
    }
    return """
      {
        "api": "Shop",
        "servers": { "production": "https://shop.example.com" },
        "types": { "Kind": { "enum": [\(values)] } },
        "endpoints": { \(endpoints.joined(separator: ", ")) }
      }
      """
  }
}
