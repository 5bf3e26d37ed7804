import EndpointDiff
import EndpointJSON
import EndpointJudge

/// Random pairs of small specs whose types meet in all forms: structs, unions by a tag and by keys, enums, scalars.
///
/// All types draw from few keys, tags and scalars, so that values of one type often are values of another.
package struct RandomTypePairs {
  private var numbers: SeededNumbers
  private var isRequest = false

  package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The next pair of valid specs that differ.
  package mutating func next() -> (pair: SpecPair, isRequest: Bool) {
    while true {
      isRequest = Bool.random(using: &numbers)
      let old = types()
      let before = spec(old)
      let after = spec(changed(old))
      let pair = SpecPair(name: "random types", before: before, after: after)
      if before != after, Side(before) != nil, Side(after) != nil { return (pair, isRequest) }
    }
  }

  private typealias Types = [String: JSONValue]

  private mutating func types() -> Types {
    var types: Types = ["R": form()]
    for name in ["X", "Y", "Z"] { types[name] = structure() }
    types["H"] = ["fields": ["value": pick(["R", "[R]", "R?", "[string: R]"])]]
    return types
  }

  private mutating func changed(_ old: Types) -> Types {
    var types = old
    if chance(60) { types["R"] = form() }
    for name in ["X", "Y", "Z"] where chance(30) { types[name] = structure() }
    return types
  }

  private mutating func spec(_ types: Types) -> JSONValue {
    let order = ["H", "R", "X", "Y", "Z"]
    let members = order.compactMap { name in types[name].map { (name, $0) } }
    let endpoint: JSONValue =
      isRequest
      ? ["method": "POST", "path": "/x", "body": "H"] : ["path": "/x", "response": "H"]
    return [
      "api": "T", "servers": ["production": "https://x.example"],
      "types": .object(JSONObject(members)), "endpoints": ["X.call": endpoint],
    ]
  }

  private mutating func form() -> JSONValue {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<3: return structure()
    case 3..<6: return tagged()
    case 6..<8: return untagged()
    case 8: return enumeration()
    default: return ["alias": pick(["int", "string", "[X]", "[string: int]", "X"])]
    }
  }

  private mutating func structure() -> JSONValue {
    var fields: [(String, JSONValue)] = []
    for key in ["a", "b", "c"] where chance(50) {
      let type = pick(["int", "int?", "string", "string?", "int?", "double?"])
      fields.append((key, type))
    }
    if chance(30) {
      let kind = enumeration()
      fields.append(
        (
          "kind", pick([["type": kind], "string", "string?", "int?", ["constant": "x"]])
        )
      )
    }
    return ["fields": .object(JSONObject(fields))]
  }

  private mutating func enumeration() -> JSONValue {
    let values = ["x", "y", "z"].filter { _ in chance(60) }
    let enumeration: JSONValue = [
      "enum": .array((values.isEmpty ? ["x"] : values).map { .string($0) })
    ]
    return chance(50) ? enumeration.setting("closed", true) : enumeration
  }

  private mutating func tagged() -> JSONValue {
    var members: [(String, JSONValue)] = []
    for (name, tag) in [("one", "x"), ("two", "y"), ("three", "z")] where chance(60) {
      let type: JSONValue = pick(["X", "Y", "Z"])
      let tag = chance(85) ? tag : "w"
      members.append((name, ["tag": .string(tag), "type": type]))
    }
    return union(members).setting("by", pick(["kind", "kind", "kind", "type"]))
  }

  private mutating func untagged() -> JSONValue {
    var members: [(String, JSONValue)] = []
    for (name, type) in [("one", "X"), ("two", "Y"), ("three", "Z")] where chance(60) {
      members.append((name, .string(type)))
    }
    if chance(20) { members.append(("text", pick(["string", "int"]))) }
    return union(members)
  }

  private mutating func union(_ members: [(String, JSONValue)]) -> JSONValue {
    let union: JSONValue = ["union": .object(JSONObject(members))]
    return chance(50) ? union.setting("closed", true) : union
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  private mutating func pick(_ values: [JSONValue]) -> JSONValue {
    values.randomElement(using: &numbers) ?? .null
  }
}
