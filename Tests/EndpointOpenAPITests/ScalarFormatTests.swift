import EndpointOpenAPI
import EndpointWire
import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Formats of scalars", .serialized, .computing)
struct ScalarFormatTests {
  @Test("A written scalar reads back as the same scalar")
  func writtenScalarsReadBack() {
    for row in ScalarFormat.table where row.isRead {
      let written = ScalarFormat.written(row.name, wire: row.wire)
      let read = ScalarFormat.row(type: written?.type ?? "", format: written?.format)
      #expect(read?.name == row.name && read?.wire == row.wire)
    }
  }

  @Test(
    "Every type and every date format has a format",
    arguments: Scalar.all + DateFormat.named.map(Scalar.date)
  )
  func everyScalarHasFormat(_ scalar: Scalar) {
    #expect((ScalarFormat.written(scalar.text) == nil) == [.json, .void].contains(scalar))
  }

  @Test("A format that only limits a string has no row")
  func ignoresFormatsThatOnlyLimitStrings() {
    #expect(ScalarFormat.row(type: "string", format: "hostname") == nil)
  }
}
