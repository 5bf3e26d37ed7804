import EndpointJSON
import EndpointSpec
import Testing

private let wire = WireName("count")
private let name = SwiftName("count")
private let type = TypeReference.scalar(.int)
private let place = Place(file: 0, start: 0, end: 1)

@Suite("Fields are compared by all that they say")
struct FieldModelTests {
  private static let field = FieldModel(wireName: wire, name: name, type: type, place: place)

  /// For each property that a field has, one with another value of that one alone.
  private static let others: [FieldModel] = [
    FieldModel(wireName: WireName("total"), name: name, type: type, place: place),
    FieldModel(wireName: wire, name: SwiftName("total"), type: type, place: place),
    FieldModel(wireName: wire, name: name, type: .scalar(.string), place: place),
    FieldModel(wireName: wire, name: name, type: type, defaultValue: 1, place: place),
    FieldModel(wireName: wire, name: name, type: type, constant: 1, place: place),
    field.with(at: JSONPath(components: [])),
    FieldModel(wireName: wire, name: name, type: type, isLossy: true, place: place),
    FieldModel(wireName: wire, name: name, type: type, isLenient: true, place: place),
    FieldModel(wireName: wire, name: name, type: type, wire: .string, place: place),
    FieldModel(wireName: wire, name: name, type: type, direction: .request, place: place),
    FieldModel(wireName: wire, name: name, type: type, limits: LimitsSpec(), place: place),
    FieldModel(wireName: wire, name: name, type: type, was: WireName("number"), place: place),
    FieldModel(wireName: wire, name: name, type: type, isSecret: true, place: place),
    field.with(isNullable: true),
    FieldModel(wireName: wire, name: name, type: type, isUserFacing: true, place: place),
    field.with(isIndirect: true),
    field.with(documentation: Documentation(summary: "How many.")),
    field.with(deprecation: Deprecation(message: nil, sunset: nil)),
    FieldModel(wireName: wire, name: name, type: type, example: 1, place: place),
  ]

  /// Whoever adds a property adds it here, to `with` and to `==`; only the place does not count.
  @Test func everyPropertyCounts() {
    #expect(Mirror(reflecting: Self.field).children.count == Self.others.count + 1)
    for (index, other) in Self.others.enumerated() {
      #expect(Self.field != other, "property \(index)")
      #expect(other == other.with(), "property \(index)")
    }
    let elsewhere = Place(file: 1, start: 7, end: 9)
    #expect(Self.field == FieldModel(wireName: wire, name: name, type: type, place: elsewhere))
  }

  @Test func takesWhatIsGiven() {
    let field = Self.field.with(deprecation: Deprecation(message: "Gone.", sunset: nil))
    #expect(field.with(type: .scalar(.uuid)).type == .scalar(.uuid))
    #expect(field.with(defaultValue: 2).defaultValue == 2)
    #expect(field.with(at: JSONPath(components: [])).at?.components.isEmpty == true)
    #expect(field.with(deprecation: .some(nil)).deprecation == nil)
    #expect(field.with().deprecation?.message == "Gone.")
  }
}
