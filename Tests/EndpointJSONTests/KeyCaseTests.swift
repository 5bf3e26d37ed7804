@_spi(Generated) import EndpointJSON
import Mutation
import TestTraits
import Testing

/// `next` returns the case that was added with the key: for every type, order and number of cases.
@Suite(.serialized, .computing)
struct KeyCaseTests {
  /// As a wrong template may write it: a case that no key has, and another order than that of the keys.
  private enum ReorderedKey: ~Copyable {
    case ignored
    case last
    case first
    case unknown
  }

  private static let keys = WireKeys<ReorderedKey> { keys in
    keys.addOthers(as: .unknown)
    keys.add("first required", as: .first)
    keys.add("last required", as: .last)
  }

  @Test(arguments: [
    #"{"first":"Ada","last":"Lovelace","x":"y"}"#, #"{"x":"y","last":"Lovelace","first":"Ada"}"#,
  ])
  func orderOfCasesDoesNotMatter(_ text: String) throws {
    let names = try JSONReader.read(text.utf8) { json -> [String]? in
      var (first, last, other) = ("", "", "")
      var object = json.object(Self.keys)
      while let key = json.next(&object) {
        switch key.name {
        case .ignored: json.fail(expected: "no such key")
        case .last: json.string(&last)
        case .first: json.string(&first)
        case .unknown: json.string(&other)
        }
      }
      return json.finish(&object) ? [first, last, other] : nil
    }
    #expect(names.value == ["Ada", "Lovelace", "y"])
  }

  /// A case that has a reference and a destructor, as no generated code does.
  private struct LargeKey: ~Copyable, Sendable {
    let text: String
    let number: Int

    deinit { Issue.record("the keys are never destroyed") }
  }

  /// A union with payloads.
  private enum Payload: Sendable {
    case number(Int)
    case text(String)
    case flag(Bool)
  }

  @Test func returnsCasesOfAnyType() throws {
    var random = Chance(seed: 47)
    for count in [0, 1, 2, 7, 8, 9, 63, 64, 65, 200, 300] {
      let names = (0..<count).map { "key \($0)" }
      let order = names.indices.shuffled(using: &random)
      let text = "{\(order.map { "\"\(names[$0])\":0" }.joined(separator: ","))}"
      let expected = order.map { names[$0] }
      #expect(try read(text, names, as: { $0 }) == expected)
      #expect(try read(text, names, as: \.count) == expected.map(\.count))
      let large = WireKeys<LargeKey> { keys in
        for (number, name) in names.enumerated() {
          keys.add(line: WireKeyLine.line(of: name), as: LargeKey(text: name, number: number))
        }
      }
      let payloads = WireKeys<Payload> { keys in
        for (number, name) in names.enumerated() {
          let payload: Payload =
            [.number(number), .text(name), .flag(number % 2 == 0)][number % 3]
          keys.add(line: WireKeyLine.line(of: name), as: payload)
        }
      }
      for _ in 0..<2 {
        #expect(try numbers(text, large) { $0.text == names[$0.number] ? $0.number : -1 } == order)
        #expect(
          try numbers(text, payloads) { payload in
            switch payload {
            case .number(let number): number
            case .text(let name): names.firstIndex(of: name) ?? -1
            case .flag(let isEven): isEven ? -2 : -3
            }
          } == order.map { $0 % 3 == 2 ? ($0 % 2 == 0 ? -2 : -3) : $0 }
        )
      }
    }
  }

  /// The cases of the keys in a text, where each key has a value made from its name.
  private func read<Key: Sendable>(
    _ text: String,
    _ names: [String],
    as key: (String) -> Key
  ) throws -> [Key] {
    let keys = WireKeys<Key> { keys in
      for name in names { keys.add(line: WireKeyLine.line(of: name), as: key(name)) }
    }
    return try JSONReader.read(text.utf8) { json -> [Key]? in
      var found: [Key] = []
      var object = json.object(keys)
      while let key = json.next(&object) { found.append(key.name) }
      return json.finish(&object) ? found : nil
    }.value
  }

  private func numbers<Key: ~Copyable>(
    _ text: String,
    _ keys: WireKeys<Key>,
    _ number: (borrowing Key) -> Int
  ) throws -> [Int] {
    try JSONReader.read(text.utf8) { json -> [Int]? in
      var found: [Int] = []
      var object = json.object(keys)
      while let key = json.next(&object) { found.append(number(key.name)) }
      return json.finish(&object) ? found : nil
    }.value
  }

  /// Otherwise a misspelled `required` would read a missing value as an empty one.
  @Test(arguments: [
    "id requird", "id required Secret", "\"i d\" nulls", "id always unread", "id only a",
  ])
  func unknownTraitIsFailure(_ line: String) {
    let failure = #expect(throws: JSONFailure.self) {
      try JSONReader.read("{}".utf8) { json -> Bool? in
        var object = json.object(line)
        json.skipValues(of: &object)
        return json.finish(&object) ? true : nil
      }
    }
    let trait = line.split(separator: " ").last ?? ""
    #expect(failure?.expected == "known traits of keys in the code, without \"\(trait)\"")
  }

  @Test(arguments: 0..<24)
  func membersMayHaveAnyOrder(_ permutation: Int) throws {
    var order = Array(0..<4)
    var random = Chance(seed: UInt64(permutation))
    order.shuffle(using: &random)
    let members = WireMembers<String> { members in
      for number in order {
        members.add(.object(WireKeys(lines: "k\(number) required")), as: "member \(number)")
      }
    }
    for number in 0..<4 {
      let first = try JSONReader.read("{\"k\(number)\":0}".utf8) { json -> String? in
        var choice = json.choice(of: members)
        let member = json.next(&choice)
        _ = json.value()
        return member?.name
      }
      #expect(first.value == "member \(number)")
    }
  }

  /// An object that was finished, or that belongs to another reader, ends in a failure or in nil.
  @Test(arguments: ["a", "a\n" + (0..<70).map { "k\($0)" }.joined(separator: "\n")])
  func finishedObjectReadsNothing(_ lines: String) {
    for additional in [false, true] {
      let keys = WireKeys(lines: lines, additional: additional)
      var old: WireObject<Int>?
      _ = try? JSONReader.read(#"{"a":{"b":[1,2,3]},"k69":1,"z":2}"#.utf8) { json -> Bool? in
        var object = json.object(keys)
        old = object
        while json.next(&object) != nil {}
        _ = (json.finish(&object), json.finish(&object), json.finish(&object))
        _ = (json.next(&object) == nil, json.object(keys))
        return nil
      }
      guard var old else { return }
      for text in ["", "{", "{}", #"{"a":1}"#, #"{"z":1,"k69":{}}"#] {
        let isRead = try? JSONReader.read(text.utf8) { json -> Bool? in
          _ = json.at("a.b[]", of: old) { $0.value() }
          while json.next(&old) != nil {}
          return json.finish(&old) ? true : nil
        }
        #expect(isRead == nil)
      }
    }
  }
}
