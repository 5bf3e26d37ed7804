// Prints what the runtime reads and writes, a line a value. Each line must be the same for both widths of `Int`.

@_cdecl("run")
public func run() {
  Numbers().print()
  Dates().print()
  Headers().print()
  Records().print()
  Choices().print()
  show("\(Int.bitWidth) bits")
}

/// Random numbers, equal in every run (Vigna, "splitmix64").
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }

  mutating func number(below limit: UInt64) -> UInt64 { number() % limit }
  mutating func index(below limit: Int) -> Int { Int(number(below: UInt64(limit))) }
}

/// The value, or the failure.
func result(_ text: String, _ read: (inout JSONReader) -> String?) -> String {
  do throws(JSONFailure) {
    return try JSONReader.read(Array(text.utf8), read).value
  } catch {
    return error.description
  }
}

/// What a writer wrote, or the failure.
func written(_ write: (inout JSONWriter) -> Void) -> String {
  do throws(JSONFailure) {
    return try JSONWriter.write(write).string
  } catch {
    return error.description
  }
}

func bits(_ number: Double?) -> String {
  number.map { String($0.bitPattern, radix: 16) } ?? "nil"
}

func integer<T: FixedWidthInteger>(_ number: T?) -> String { number.map { "\($0)" } ?? "nil" }

/// Prints a line.
func show(_ parts: String...) { print(parts.joined(separator: " ")) }

// MARK: - Numbers

struct Numbers {
  private static let edges = [
    "0", "-0", "1", "1e5", "1E+5", "1.5e3", "-12e2", "100e-2", "1.0", "1.5e-7", "2.5e-3", "6.02e23",
    "1e100", "-1e308", "1e309", "1.7976931348623157e308", "5e-324", "2e-324", "1e-400",
    "2147483647", "2147483648", "2147483649", "-2147483647", "-2147483648", "-2147483649",
    "4294967295", "4294967296", "4294967297", "9007199254740991", "9007199254740992",
    "9007199254740993", "9007199254740993.0", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "21474836480e-1", "2147483648.0", "0.00000000002147483648e20", "1e2147483647", "1e2147483648",
    "1e-2147483648", "1e4294967296", "1e4294967301", "1e9999999999999999999", "0e99999999999",
    "1e-9999999999999999999", "1e1125899906842624", "0.1e2147483649", "1700000000000",
  ]

  func print() {
    var chance = Chance(seed: 1)
    for text in Self.edges { print(text) }
    for _ in 0..<600 { print(Self.text(&chance)) }
    for _ in 0..<300 { print(Double(bitPattern: chance.number())) }
    for number in [2_147_483_647.5, 4_294_967_296.25, 9e15, 1e18, -3e9, 0.1, 1e-3, 0x1p53] {
      print(number)
    }
    // Rereading is limited by a multiple of the text's size.
    let long = String(repeating: " ", count: 9_000_000) + "[1]"
    show(
      "long",
      result(long) { json in
        json.attempt { $0.string() } ?? json.array(of: Int64.self).map { "\($0.count)" }
      }
    )
  }

  private func print(_ text: String) {
    let number = JSONNumber(text)
    show("number", text)
    show("  double", result(text) { bits($0.double()) })
    show("  int32", result(text) { json in json.int32().map { "\($0)" } })
    show("  int64", result(text) { json in json.int64().map { "\($0)" } })
    show("  uint32", result(text) { json in json.uint32().map { "\($0)" } })
    show("  uint64", result(text) { json in json.uint64().map { "\($0)" } })
    show("  quoted", result("\"\(text)\"") { json in json.int64(.string).map { "\($0)" } })
    show("  value", bits(number?.double), integer(number?.int64))
    show("  equals", "\(number == JSONNumber("\(text)0"))", "\(number == JSONNumber(text + "e0"))")
    show("  unix", bits(DateFormat.unix.date(from: text)?.timeIntervalSince1970))
    printInt(text)
  }

  /// An `Int` is as wide as the system's. A number that does not fit fails, and the failure names the limits.
  private func printInt(_ text: String) {
    let found = result(text) { json in json.int().map { "\($0)" } }
    let narrow = result(text) { json in json.int32().map { "\($0)" } }
    let wide = result(text) { json in json.int64().map { "\($0)" } }
    let isRight = Int.bitWidth == 32 ? found == narrow : found == wide
    show("  int", isRight ? "as wide as the system" : found)
  }

  private func print(_ number: Double) {
    show("written", bits(number), written { $0.double(number) })
    show("  unix", written { $0.date(Date(timeIntervalSince1970: number), .unix) })
    show("  whole", "\(Saturation.integer(number))", bits(Saturation.seconds(number)))
    let whole = Int64(exactly: number.rounded()) ?? 0
    show("  integer", written { $0.int(whole) }, written { $0.int(whole, .string) })
  }

  private static func text(_ chance: inout Chance) -> String {
    var text = chance.number(below: 3) == 0 ? "-" : ""
    text += "\(chance.number() &>> chance.number(below: 64))"
    if chance.number(below: 2) == 0 {
      text += ".\(chance.number() &>> chance.number(below: 64))"
    }
    if chance.number(below: 2) == 0 {
      let signs = ["", "+", "-"]
      text +=
        "e\(signs[chance.index(below: 3)])\(chance.number() &>> (40 + chance.number(below: 24)))"
    }
    return text
  }
}

// MARK: - Dates

struct Dates {
  private static let formats: [DateFormat] = [
    .rfc3339, .rfc1123, .unix, .unixMilliseconds, .unixText, .pattern("yyyy-MM-dd HH:mm:ss"),
    .pattern("yyyyMMdd'T'HHmmssSSS"), .pattern("dd.MM.yyyy"),
  ]

  private static let texts = [
    "2026-11-27T12:00:00Z", "2038-01-19T03:14:07Z", "2038-01-19T03:14:08Z", "2099-12-31T23:59:59Z",
    "2106-02-07T06:28:16Z", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59.999999Z",
    "1901-12-13T20:45:51Z", "1600-02-29T00:00:00Z", "0000-01-01T00:00:00Z", "2016-12-31T23:59:60Z",
    "2099-12-31T23:59:59.123456789012345678Z", "2099-12-31 23:59:59", "2099-12-31T23:59:59+23:59",
    "2100-02-29T00:00:00Z", "2099-12-31T24:00:00Z", "2026-11-27 12:00:00", "9999-12-31 23:59:59",
    "1600-01-01 00:00:00", "99991231T235959999", "31.12.9999",
    "Fri, 27 Nov 2026 12:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT",
    "Mon, 18 Jan 2038 22:14:08 -0500", "Sun, 06 Nov 1994 08:49:37 GMT",
    "Mon, 01 Jan 1601 00:00:00 GMT",
    "4102444799", "4102444799000", "253402300799999", "-62135596800", "2147483648.5", "1e300",
  ]

  private static let seconds: [Double] = [
    0, -1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_102_444_799, 253_402_300_799,
    253_402_300_800, -62_167_219_200, -62_167_219_201, 1e12, -1e12, 1e15, 1e18, 1e300, -1e300,
    .infinity, .nan, 4_102_444_799.5, 0.000_001, 2_147_483_647.999_999_9,
  ]

  func print() {
    var chance = Chance(seed: 2)
    for text in Self.texts { print(text) }
    for seconds in Self.seconds { print(Date(timeIntervalSince1970: seconds)) }
    for _ in 0..<400 {
      // The years 1600 to 9999.
      let second = Double(chance.number(below: 265_000_000_000)) - 11_676_096_000
      let fractions = [0, 0.5, Double(chance.number(below: 1_000_000)) / 1e6]
      print(Date(timeIntervalSince1970: second + fractions[chance.index(below: 3)]))
    }
    for _ in 0..<200 {
      print(DateFormat.rfc1123.text(of: Self.date(&chance)) ?? "")
      print(DateFormat.rfc3339.text(of: Self.date(&chance)) ?? "")
    }
    for year in [0, 1582, 1970, 2038, 9999] {
      show("day", integer(Day(year: year, month: 12, day: 31)?.daysSince1970))
    }
  }

  private static func date(_ chance: inout Chance) -> Date {
    Date(timeIntervalSince1970: Double(chance.number(below: 253_402_300_800)))
  }

  private func print(_ text: String) {
    show("date", text)
    for format in Self.formats {
      show(" ", bits(format.date(from: text)?.timeIntervalSinceReferenceDate))
      show(
        " ",
        result("\"\(text)\"") { json in
          json.date(format).map { bits($0.timeIntervalSinceReferenceDate) }
        }
      )
    }
    show("  cookie", bits(SetCookie.date(in: text)?.timeIntervalSinceReferenceDate))
  }

  private func print(_ date: Date) {
    show("written", bits(date.timeIntervalSinceReferenceDate))
    for format in Self.formats {
      let text = format.text(of: date)
      let again = text.flatMap { format.date(from: $0) }
      show(" ", text ?? "nil", bits(again?.timeIntervalSinceReferenceDate))
      show(" ", written { $0.date(date, format) })
    }
    show("  day", "\(Day(date, in: TimeZone()))")
  }
}

// MARK: - Headers

struct Headers {
  private static let seconds = [
    "0", "-1", "2147483", "2147484", "2147483647", "2147483648", "4294967296",
    "9223372036854775807",
    "9223372036854775808", "99999999999999999999", "1e5", " 5 ", "",
  ]

  func print() {
    let dates = ["Fri, 31 Dec 9999 23:59:59 GMT", "Tue, 19 Jan 2038 03:14:08 GMT"]
    for text in Self.seconds + dates {
      let sent = "Mon, 18 Jan 2038 03:14:08 GMT"
      show("Retry-After", text, bits(RetryAfter.seconds(text, sent: sent, now: Date())))
      let date = SetCookie.date(afterAge: text, Date())
      show("Max-Age", text, bits(date?.timeIntervalSinceReferenceDate))
      let cookie = String(text.map { $0 == " " ? "-" : $0 })
      show("expires", cookie, bits(SetCookie.date(in: cookie)?.timeIntervalSinceReferenceDate))
      for range in ["bytes 0-\(text)/\(text)0", "bytes \(text)-\(text)/*", "bytes */\(text)"] {
        let response = HTTPResponse(headers: HTTPHeaders(fields: ["Content-Range": range]))
        let found = ContentRange(response)
        show(
          range,
          integer(found?.bytes?.lowerBound),
          integer(found?.bytes?.upperBound),
          integer(found?.total)
        )
      }
    }
  }
}

// MARK: - Objects

struct Records {
  func print() {
    var chance = Chance(seed: 3)
    for count in [1, 31, 32, 33, 63, 64, 65, 70, 128, 130] {
      let lines = (0..<count).map {
        "key\($0)\($0 % 3 == 0 ? " required" : $0 % 5 == 0 ? " nullable" : "")"
      }
      let keys = WireKeys<Int> { keys in
        for (index, line) in lines.enumerated() { keys.add(line: line, as: index) }
      }
      for missing in [-1, 0, 30, 33, 63, 66, 129] { print(keys, count, missing, isReversed: false) }
      for _ in 0..<3 { print(keys, count, chance.index(below: count), isReversed: true) }
    }
  }

  private func print(_ keys: WireKeys<Int>, _ count: Int, _ missing: Int, isReversed: Bool) {
    let fields = (0..<count).filter { $0 != missing }.map {
      "\"key\($0)\": \($0 % 7 == 6 ? "null" : "\($0)")"
    }
    let members = isReversed ? fields.reversed() : fields
    let object = "{\(members.joined(separator: ", ")), \"other\": [1, {}], \"key1\": 1}"
    show(
      "object",
      "\(count)",
      "\(missing)",
      result(object) { json in
        var fields = json.object(keys)
        var found = ""
        while let field = json.next(&fields) { found += " \(field.name):\(json.int32() ?? -1)" }
        return json.finish(&fields) ? found : nil
      }
    )
  }
}

// MARK: - Unions

struct Choices {
  func print() {
    var chance = Chance(seed: 4)
    for count in [2, 3, 31, 32, 33, 40, 63, 64, 65, 70] {
      let members = (0..<count).map { member -> WireKeys<Int> in
        let kind = member % 2 == 0 ? "kind listed \"\(member)\", \"all\"" : "kind"
        let lines = [kind] + (0...(member % 4)).map { "own\(member + $0)" } + ["id required"]
        return WireKeys { keys in
          for (index, line) in lines.enumerated() { keys.add(line: line, as: index) }
        }
      }
      let union = WireMembers<Int> { union in
        for (index, keys) in members.enumerated() { union.add(.object(keys), as: index) }
      }
      for _ in 0..<12 { print(union, count, Self.object(&chance, count)) }
    }
  }

  private static func object(_ chance: inout Chance, _ count: Int) -> String {
    let kinds = ["\"all\"", "\"none\"", "\"\(chance.number(below: UInt64(count)))\""]
    let own = (0..<chance.index(below: 6)).map { _ in "\"own\(chance.index(below: count))\": 1" }
    let members = ["\"id\": 1", "\"kind\": \(kinds[chance.index(below: 3)])"] + own
    return "{\(members.joined(separator: ", "))}"
  }

  /// Prints the members in the order in which the union tries them.
  private func print(_ union: WireMembers<Int>, _ count: Int, _ object: String) {
    show(
      "union",
      "\(count)",
      object,
      result(object) { json in
        var choice = json.choice(of: union)
        var tried = ""
        while let member = json.next(&choice) { tried += " \(member.name)" }
        json.skip()
        return tried
      }
    )
  }
}
