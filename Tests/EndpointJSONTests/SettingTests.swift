@_spi(Generated) import EndpointJSON
import Mutation
import TestTraits
import Testing

/// Setting a value in a text changes nothing else, and neither reveals nor hides another value.
@Suite("Values are set in JSON text", .serialized, .computing)
struct SettingTests {
  /// A random object as text with secrets. Each string occurs once: `o7` if it is open, `s7` if it is secret.
  private struct RandomObject {
    var chance: Chance
    var bytes: [UInt8] = []
    var secrets: [Range<Int>] = []
    private var count = 0
    private let spaces: [String]

    init(seed: UInt64) {
      chance = Chance(seed: seed)
      spaces = seed % 2 == 0 ? [""] : ["", " ", "\n  "]
      object(levels: 3, isSecret: false)
    }

    var text: JSONText { JSONText(bytes: bytes, secrets: secrets) }

    private mutating func add(_ text: String) {
      bytes += Array((text + chance.pick(spaces)).utf8)
    }

    private mutating func object(levels: Int, isSecret: Bool) {
      add("{")
      let names = ["a", "b", "c", "\\u0064", "é"].filter { _ in chance.number(in: 0...2) > 0 }
      for (index, name) in names.enumerated() {
        if index > 0 { add(",") }
        add("\"\(name)\"")
        add(":")
        let hides = !isSecret && chance.number(in: 0...3) == 0
        let start = bytes.count
        value(levels: levels - 1, isSecret: isSecret || hides)
        if hides { secrets.append(start..<bytes.count) }
      }
      bytes.append(UInt8(ascii: "}"))
    }

    private mutating func value(levels: Int, isSecret: Bool) {
      switch chance.number(in: 0...5) {
      case 0...2 where levels > 0: object(levels: levels, isSecret: isSecret)
      case 3: bytes += Array("null".utf8)
      case 4: bytes += Array("[1.50,{\"a\":2}]".utf8)
      default:
        count += 1
        bytes += Array("\"\(isSecret ? "s" : "o")\(count)\"".utf8)
      }
    }
  }

  private static let names = ["a", "b", "c", "d", "é", "e\"f"]

  @Test func changesOnlyTheValue() throws {
    for seed in 0..<UInt64(Chance.count) {
      var random = RandomObject(seed: seed)
      let path = (0..<random.chance.number(in: 1...4)).map { _ in random.chance.pick(Self.names) }
      let value: JSONValue = random.chance.pick([12, "new", ["new", 1], ["a": "new"]])
      let isSecret = random.chance.number(in: 0...3) == 0
      let (old, place) = (random.text, "\(seed): \(path) in \(random.text.string)")
      let new = try old.setting(path, to: value, isSecret: isSecret)
      let before = try JSONValue(parsing: old.bytes)
      #expect(try JSONValue(parsing: new.bytes) == Self.value(before, path[...], value), "\(place)")
      #expect(new.value(at: JSONPath(components: path.map { .key($0) })) == value, "\(place)")

      let replaced = Self.length(of: Self.innermost(before, path[...]), in: old)
      let start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
      let rest = zip(old.bytes[start...].reversed(), new.bytes[start...].reversed())
      #expect(start + rest.prefix { $0 == $1 }.count + replaced >= old.bytes.count, "\(place)")

      let shown = Self.masked(new)
      #expect(!shown.contains("\"s"), "\(place): \(shown)")
      if isSecret { #expect(!shown.contains("new"), "\(place): \(shown)") }
      for text in Self.texts(Self.value(before, path[...], value)) where text.hasPrefix("o") {
        #expect(shown.contains("\"\(text)\""), "\(place): \(shown)")
      }
      #expect(new.secrets == new.secrets.sorted { $0.lowerBound < $1.lowerBound }, "\(place)")
    }
  }

  @Test func masksValueOfSecretField() throws {
    let text = JSONText(bytes: Array(#"{"a":"s","b":1}"#.utf8), secrets: [5..<8])
    let next = try text.setting(["a"], to: "longer", isSecret: false)
    #expect(Self.masked(next) == #"{"a":*,"b":1}"#)
    #expect(try Self.masked(next.setting(["c"], to: 2, isSecret: false)) == #"{"a":*,"b":1,"c":2}"#)
    #expect(
      try Self.masked(next.setting(["c", "d"], to: 2, isSecret: true)).hasSuffix(#""c":{"d":*}}"#)
    )
    let end = JSONText(bytes: Array(#"{"a":"s"}"#.utf8), secrets: [5..<8])
    #expect(try Self.masked(end.setting(["b"], to: 1, isSecret: false)) == #"{"a":*,"b":1}"#)
  }

  @Test(arguments: ["", "a=1", "{", #"{"a" 1}"#, "{]"]) func failsForOtherText(text: String) {
    let text = JSONText(bytes: Array(text.utf8))
    #expect(throws: JSONFailure.self) { try text.setting(["a"], to: 1, isSecret: false) }
  }

  // MARK: - Model

  private static func value(
    _ whole: JSONValue,
    _ path: ArraySlice<String>,
    _ value: JSONValue
  ) -> JSONValue {
    guard let name = path.first else { return value }
    var object = whole.objectValue ?? [:]
    object[name] = self.value(object[name] ?? .null, path.dropFirst(), value)
    return .object(object)
  }

  /// The value that is replaced. Nil for a new member.
  private static func innermost(_ whole: JSONValue, _ path: ArraySlice<String>) -> JSONValue? {
    guard let name = path.first, let object = whole.objectValue else { return whole }
    return object[name].flatMap { innermost($0, path.dropFirst()) }
  }

  /// The largest length of a value in a text with up to three spaces after each token.
  private static func length(of value: JSONValue?, in text: JSONText) -> Int {
    value.map { 4 * "\($0)".utf8.count } ?? 0
  }

  private static func texts(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .object(let object): object.flatMap { texts($0.value) }
    case .array(let elements): elements.flatMap(texts)
    case .null, .bool, .number: []
    }
  }

  private static func masked(_ text: JSONText) -> String {
    var bytes = text.bytes
    for secret in text.secrets.reversed() { bytes.replaceSubrange(secret, with: "*".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
