import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Names in traffic are told from data", .serialized, .computing)
struct RecordedNameTests {
  @Test(arguments: [
    "id", "created_at", "sha256", "md5hash", "@type", "items@odata.count", "größe", "名前",
    "First Name", "filter[size]", "$top", "48x48", "X-Rate-Limit", "year2026",
    "timezone", "xmlHTTPRequest", "numberOfActiveUsersPerRegion", "dc:title", "has_projects",
  ])
  func acceptsName(_ text: String) {
    #expect(RecordedName.isOne(text))
  }

  @Test(arguments: [
    "", "S3cr3tXY", "a1b2c3", "order12345", "12", "8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab",
    "2026-11-27", "deadbeef01", "ann@example.com", "{\"password\"", "a=b", "a,b", "x\u{0}",
    "line\nbreak", String(repeating: "a", count: 61),
    "kQzRTbWxYhPv", "AKIAIOSFODNN7EXAMPLE", "cus_NffrFeUfNVHoiV", "db.example.com:5432",
    "xqzvwkjhgf",
  ])
  func rejectsData(_ text: String) {
    #expect(!RecordedName.isOne(text))
  }

  /// A spec has stricter names than a report.
  @Test(arguments: [
    "First Name", "48x48", "api.example.com", "main.js", "localhost:8080", "10.0.0.1", "ann@b.c",
  ])
  func specsHaveNoSuchNames(_ text: String) {
    #expect(!RecordedName.isIdentifier(text))
  }

  @Test(arguments: ["id", "@type", "$ref", "service.name", "filter[size]", "x-rate-limit", "größe"])
  func specsHaveNames(_ text: String) {
    #expect(RecordedName.isIdentifier(text))
  }
}
