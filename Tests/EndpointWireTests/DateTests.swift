import EndpointWire
import Foundation
import Testing

@Suite("Dates and days")
struct DateTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-11-21T05:47:30Z", 1_795_240_050),
    ("2026-11-21t05:47:30z", 1_795_240_050), ("2026-11-21T07:17:30+01:30", 1_795_240_050),
    ("2026-11-20T22:47:30-07:00", 1_795_240_050), ("2024-02-29T23:59:59.5Z", 1_709_251_199.5),
    ("1969-12-31T23:59:59.25Z", -0.75), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("2017-01-01T05:29:60+05:30", 1_483_228_800), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("1500-03-01T00:00:00Z", -14_826_672_000), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2026-01-01T00:00:00.12345678901234567890Z", 1_767_225_600.1234567),
    ("2026-11-21T05:47:30", 1_795_240_050), ("2026-11-21 05:47:30.5", 1_795_240_050.5),
    ("2026-11-21 05:47:30Z", 1_795_240_050), ("2026-11-21 06:47:30+01:00", 1_795_240_050),
    ("2026-11-21T05:47Z", 1_795_240_020), ("2026-11-21T05:47", 1_795_240_020),
    ("2026-11-21T06:47+01:00", 1_795_240_020), ("2026-11-21T06:47:30+0100", 1_795_240_050),
    ("2026-11-21T06:47:30.25+01", 1_795_240_050.25), ("2026-11-21T05:47:30.0+0000", 1_795_240_050),
  ])
  func readsRFC3339(text: String, seconds: Double) throws {
    let date = try #require(DateFormat.rfc3339.date(from: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-5)
  }

  @Test(arguments: [
    "", "2026-11-21", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
    "2026-11-21T24:00:00Z", "2026-11-21T05:60:00Z", "2026-11-21T05:47:61Z",
    "2026-11-21T05:47:60Z", "2026-11-21T05:47:30+053", "2026-11-21T05:47:30+5",
    "2026-11-21T05:47:30+05:", "2026-11-21T05:47:Z", "2026-11-21T05:47.5Z", "2026-11-21T05Z",
    "2026-11-21T05:47:30+24:00", "2026-11-21T05:47:30+05:60", "2026-11-21T05:47:30.Z",
    "2026-11-21  05:47:30Z", "2026-11-21_05:47:30Z", "2026-11-21T05:47:30Z ",
    " 2026-11-21T05:47:30Z",
    "26-11-21T05:47:30Z", "2026-1-2T05:47:30Z", "+2026-11-21T05:47:30Z", "２０26-11-21T05:47:30Z",
  ])
  func rejectsInvalidRFC3339(text: String) {
    #expect(DateFormat.rfc3339.date(from: text) == nil)
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (1_795_240_050, "2026-11-21T05:47:30Z"),
    (1_795_240_050.5, "2026-11-21T05:47:30.5Z"), (-0.75, "1969-12-31T23:59:59.25Z"),
    (0.000001, "1970-01-01T00:00:00.000001Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    (1_709_251_199.9999999, "2024-03-01T00:00:00Z"),
  ])
  func writesRFC3339(seconds: Double, text: String) {
    #expect(DateFormat.rfc3339.text(of: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func daysMatchGregorianCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for count in stride(from: -100_000, to: 1_000_000, by: 977) {
      let date = Date(timeIntervalSince1970: Double(count) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = Day(date, in: calendar.timeZone)
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
      #expect(day.date(in: calendar.timeZone) == date)
      #expect(DateFormat.rfc3339.text(of: date) == "\(day)T00:00:00Z")
      #expect(DateFormat.rfc3339.date(from: "\(day)T00:00:00Z") == date)
    }
  }

  @Test(arguments: [
    (DateFormat.unix, 1_700_000_000.0, "1700000000"), (.unix, 1.1, "1.1"), (.unix, -3, "-3"),
    (.unixMilliseconds, 1.5, "1500"), (.unixMilliseconds, 0.0004, "0"),
    (.unix, 1e19, "1e+19"), (.unixMilliseconds, 1e17, "1e+20"),
    (.rfc1123, 784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (.rfc1123, 0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (.pattern("yyyy-MM-dd HH:mm:ss"), 1_394_053_629, "2014-03-05 21:07:09"),
    (.pattern("dd.MM.yyyy"), 86_400, "02.01.1970"),
  ])
  func roundTripsOtherFormats(
    format: DateFormat,
    seconds: Double,
    text: String
  ) throws {
    #expect(format.text(of: Date(timeIntervalSince1970: seconds)) == text)
    let date = try #require(format.date(from: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 6 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 10:49:37 +0200", "sun, 06 nov 1994 08:49:37 gmt",
  ])
  func readsRFC1123Variants(text: String) {
    #expect(DateFormat.rfc1123.date(from: text)?.timeIntervalSince1970 == 784_111_777)
  }

  @Test(arguments: [
    (DateFormat.rfc1123, "Sun, 31 Feb 1994 08:49:37 GMT"), (.rfc1123, "06 Nov 1994 08:49:37 GMT"),
    (.rfc1123, "Sun, 06 Nov 1994 08:49:37"), (.rfc1123, "Sun, 06 Nov 1994 24:00:00 GMT"),
    (.pattern("yyyy-MM-dd HH:mm"), "2014-03-05"), (.pattern("yyyy-MM-dd"), "2014-02-30"),
    (.pattern("yyyy-MM-dd HH:mm"), "2014-03-05 24:00"),
    (.pattern("yyyy-MM-dd HH:mm:ss"), "2014-03-05 21:60:09"),
    (.pattern("yyyy-MM-dd HH:mm:ss"), "2014-03-05 21:07:60"),
    (.unix, "abc"), (.unix, "inf"),
  ])
  func rejectsInvalidTextsOfOtherFormats(format: DateFormat, text: String) {
    #expect(format.date(from: text) == nil)
  }

  @Test func comparesAndValidatesDays() {
    #expect(Day("2026-11-21") == Day(year: 2026, month: 11, day: 21))
    #expect(Day("2024-02-29") != nil)
    for text in ["2023-02-29", "2026-11-21T", "2026-1-1", "", "2026-11-31"] {
      #expect(Day(text) == nil)
    }
    #expect(Day("2026-01-31")! < Day("2026-02-01")!)
    #expect(Day(Date.distantFuture, in: .gmt).year == 4001)
    #expect(Day(Date(timeIntervalSince1970: .infinity), in: .gmt).year == 9999)
  }
}
