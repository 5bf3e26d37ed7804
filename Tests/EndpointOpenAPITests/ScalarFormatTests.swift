import EndpointOpenAPI
import Testing

@Suite struct `Formats of scalars` {
  @Test func `What is written for a scalar is read as the same scalar`() {
    for row in ScalarFormat.table {
      let written = ScalarFormat.written(row.name)
      #expect(ScalarFormat.name(type: written?.type ?? "", format: written?.format) == row.name)
    }
  }

  @Test func `An unknown format has no name`() {
    #expect(ScalarFormat.name(type: "string", format: "hostname") == nil)
  }
}
