import EndpointJSON
import EndpointJudge
import Mutation
import TestTraits
import Testing

/// Objects at one place are a union if a field distinguishes them, and otherwise a struct.
@Suite("infer writes unions", .serialized, .computing)
struct UnionInferenceTests {
  /// Objects of several forms, each with a tag.
  struct Forms {
    let key: String
    let tags: [String]
    let shared: [String]
    /// The fields of each tag that no other one has.
    let own: [[String]]

    init(seed: UInt64) {
      var chance = Chance(seed: seed)
      key = chance.pick(["type", "kind", "event", "object", "eventType", "node_kind", "__typename"])
      tags = Array(
        UnionInferenceTests.tags.shuffled(using: &chance).prefix(chance.number(in: 2...6))
      )
      var names = UnionInferenceTests.names.shuffled(using: &chance)[...]
      func take(_ count: Int) -> [String] {
        defer { names = names.dropFirst(count) }
        return Array(names.prefix(count))
      }
      shared = take(chance.number(in: 0...2))
      own = tags.map { _ in take(chance.number(in: 1...3)) }
    }

    /// - Parameter repetitions: The number of objects with each tag.
    func objects(_ repetitions: Int, _ value: (String) -> JSONValue = { _ in 1 }) -> [JSONValue] {
      (0..<repetitions).flatMap { _ in
        zip(tags, own).map { tag, own in
          let members = (shared + own).map { ($0, value($0)) }
          return .object(JSONObject([(key, .string(tag))] + members))
        }
      }
    }
  }

  static let tags = [
    "text", "image", "divider", "customer.created", "PAPER_BOOK", "code-block", "User", "unknown",
    "self", "page_view",
  ]
  static let names = [
    "id", "title", "url", "width", "height", "body", "author", "size", "price", "color", "state",
    "origin", "target", "label", "rows", "columns", "speed", "weight", "page", "score",
  ]

  private static func types(_ objects: [JSONValue]) -> JSONValue {
    infer([["shapes": .array(objects)]], type: "Sample", at: nil).fragment["types"] ?? .null
  }

  @Test func objectsWithFieldsOfTheirOwnAreMembers() throws {
    for seed in 0..<300 {
      let forms = Forms(seed: UInt64(seed))
      let isMinority = forms.own.joined().count >= forms.shared.count || forms.tags.count >= 4
      try #require(isMinority)
      let types = Self.types(forms.objects(2))
      let shape = types["Shape"]
      #expect(shape?["by"] == .string(forms.key), "\(seed) \(types)")
      let members = shape?["union"]?.objectValue?.map { member in
        (member.value["tag"]?.stringValue ?? member.key, member.value["type"] ?? member.value)
      }
      #expect(members?.map(\.0) == forms.tags, "\(seed)")
      for (member, own) in zip(members ?? [], forms.own) {
        let fields = types[member.1.stringValue ?? ""]?["fields"]?.objectValue
        #expect(fields?.map(\.key) == forms.shared + own, "\(seed) \(member.0)")
        #expect(fields?.allSatisfy { $0.value == "int" } ?? false, "\(seed) \(member.0)")
      }
    }
  }

  /// A field that some objects with a tag lack is optional in that member only.
  @Test func missingFieldsAreOptionalInTheirMember() throws {
    for seed in 0..<100 {
      let forms = Forms(seed: UInt64(seed))
      var objects = forms.objects(3)
      guard let last = forms.own.last?.last, forms.own.last?.count ?? 0 > 1 else { continue }
      objects[objects.count - 1] = objects[objects.count - 1].without(last)
      let types = Self.types(objects)
      let optional = (types.objectValue ?? [:]).flatMap { type in
        (type.value["fields"]?.objectValue ?? [:]).filter { $0.value == "int?" }.map(\.key)
      }
      #expect(optional == [last], "\(seed) \(types)")
    }
  }

  /// Objects that no field distinguishes have one struct.
  @Test func otherObjectsAreStructs() {
    for seed in 0..<100 {
      let forms = Forms(seed: UInt64(seed))
      let objects = forms.objects(2)
      let alike = forms.tags.map { tag in
        JSONValue.object(JSONObject([(forms.key, .string(tag)), ("id", 1), ("name", "a")]))
      }
      let untagged = objects.dropLast() + [objects[objects.count - 1].without(forms.key)]
      let named = objects.enumerated().map { number, object in
        object.with(forms.key, .string("user \(number)@host"))
      }
      let once = forms.tags.count < 4 ? forms.objects(1) : []
      for objects: [JSONValue] in [alike + alike, Array(untagged), named, once]
      where !objects.isEmpty {
        let shape = Self.types(objects)["Shape"]
        #expect(shape?["fields"] != nil && shape?["union"] == nil, "\(seed) \(objects)")
      }
    }
  }
}

extension JSONValue {
  fileprivate func without(_ key: String) -> JSONValue { with(key, nil) }

  fileprivate func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    var object = objectValue ?? [:]
    object[key] = value
    return .object(object)
  }
}
