import EndpointDiff
import EndpointSpec
import TestTraits
import Testing

/// The values of two types, compared in each direction.
@Suite(.serialized, .computing)
struct RelationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let request: Level
    let response: Level
    /// The place of the difference.
    var path = ""

    var testDescription: String { "\(old) → \(new)" }
  }

  private static let types = """
    "Open": { "enum": ["a", "b"] },
    "Closed": { "enum": ["a", "b"], "closed": true },
    "Fewer": { "enum": ["a"], "closed": true },
    "Numbers": { "enum": { "one": 1, "two": 2 } },
    "Key": { "identifier": "string" },
    "Text": { "alias": "string" },
    "Small": { "fields": { "a": "int" } },
    "Large": { "fields": { "a": "int", "b": "string" } },
    "Loose": { "fields": { "a": "int", "b": "string?" } },
    "Other": { "fields": { "a": "string" } },
    "Fixed": { "fields": { "kind": { "constant": "x" } } },
    "Refixed": { "fields": { "kind": { "constant": "y" } } },
    "Tree": { "fields": { "value": "int", "children": "[Tree]" } },
    "Plant": { "fields": { "value": "int", "children": "[Plant]" } },
    "Bush": { "fields": { "value": "string", "children": "[Bush]" } },
    "Kind": { "fields": { "kind": { "type": { "enum": ["small"] } }, "a": "int" } },
    "Named": { "fields": { "kind": "int", "a": "int" } },
    "Tagged": { "union": { "small": "Small" }, "by": "kind", "closed": true },
    "Either": { "union": ["Small", "Key"], "closed": true },
    "One": { "union": ["Small", "Bush"], "closed": true }
    """

  private static let cases = [
    Case(old: "int", new: "int", request: .safe, response: .safe),
    Case(old: "int", new: "double", request: .safe, response: .breaking),
    Case(old: "double", new: "int", request: .breaking, response: .safe),
    Case(old: "int32", new: "int64", request: .safe, response: .care),
    Case(old: "string", new: "Text", request: .safe, response: .safe),
    Case(old: "string", new: "Key", request: .safe, response: .safe),
    Case(old: "string", new: "uuid", request: .care, response: .safe),
    Case(old: "url", new: "uuid", request: .breaking, response: .care),
    Case(old: "date", new: "date(unix)", request: .breaking, response: .breaking),
    Case(old: "[int]", new: "[double]", request: .safe, response: .breaking, path: "[]"),
    Case(old: "[int]", new: "[int?]", request: .safe, response: .breaking, path: "[]"),
    Case(old: "int", new: "json", request: .safe, response: .breaking),
    Case(old: "json", new: "Small", request: .breaking, response: .safe),
    Case(old: "Open", new: "string", request: .safe, response: .safe),
    Case(old: "Closed", new: "string", request: .safe, response: .breaking),
    Case(old: "string", new: "Open", request: .breaking, response: .safe),
    Case(old: "Closed", new: "Fewer", request: .breaking, response: .safe),
    Case(old: "Fewer", new: "Closed", request: .safe, response: .breaking),
    Case(old: "Numbers", new: "int", request: .safe, response: .safe),
    Case(old: "Numbers", new: "string", request: .breaking, response: .breaking),
    Case(old: "Small", new: "Loose", request: .safe, response: .safe, path: "b"),
    Case(old: "Small", new: "Large", request: .breaking, response: .safe, path: "b"),
    Case(old: "Large", new: "Small", request: .care, response: .breaking, path: "b"),
    Case(old: "Small", new: "Other", request: .breaking, response: .breaking, path: "a"),
    Case(old: "Fixed", new: "Refixed", request: .breaking, response: .safe, path: "kind"),
    Case(old: "Tree", new: "Plant", request: .safe, response: .safe),
    Case(old: "Tree", new: "Bush", request: .breaking, response: .breaking, path: "value"),
    Case(old: "[string: int]", new: "Small", request: .breaking, response: .safe),
    Case(old: "Small", new: "[string: int]", request: .safe, response: .breaking, path: "a"),
    Case(old: "Either", new: "Small", request: .breaking, response: .safe),
    Case(old: "Small", new: "Either", request: .safe, response: .breaking),
    Case(old: "Either", new: "One", request: .breaking, response: .breaking),
    Case(old: "Kind", new: "Tagged", request: .breaking, response: .safe),
    Case(old: "Tagged", new: "Kind", request: .safe, response: .breaking),
    Case(old: "Small", new: "Tagged", request: .breaking, response: .care, path: "kind"),
    Case(old: "Tagged", new: "Small", request: .care, response: .breaking, path: "kind"),
    Case(old: "Named", new: "Tagged", request: .breaking, response: .breaking, path: "kind"),
  ]

  @Test(arguments: cases)
  func ratesRequestsAndResponses(_ pair: Case) throws {
    let match = try Match(old: side(pair.old), new: side(pair.new))
    let (old, new) = (try type(match.old), try type(match.new))
    let request = match.difference(old, new, .request).relation
    let response = match.difference(old, new, .response).relation
    #expect(request.level == pair.request)
    #expect(response.level == pair.response)
    #expect([request.path, response.path].contains(pair.path))
  }

  /// The bits of the numbers of a type, below and above zero.
  private static let integers = [
    "int": (63, 63), "int64": (63, 63), "int32": (31, 31), "uint32": (0, 32), "uint64": (0, 64),
  ]

  /// A range that is larger may contain numbers that the other side does not read. A number without a format may have
  /// had the format before.
  @Test(arguments: integers.keys.sorted(), integers.keys.sorted())
  func ratesIntegersByTheirRanges(_ old: String, _ new: String) throws {
    let (former, next) = (try #require(Self.integers[old]), try #require(Self.integers[new]))
    let keepsAll = former.0 <= next.0 && former.1 <= next.1
    let addsNone = next.0 <= former.0 && next.1 <= former.1
    let match = try Match(old: side(old), new: side(new))
    let types = (try type(match.old), try type(match.new))
    let request = match.difference(types.0, types.1, .request).relation.level
    let response = match.difference(types.0, types.1, .response).relation.level
    #expect(request == (keepsAll ? .safe : old == "int" && addsNone ? .care : .breaking))
    #expect(response == (addsNone ? .safe : .care))
  }

  /// All enums of three values, closed and open, against each other.
  ///
  /// A server refuses values that it does not list. An app decodes such values only if its enum is open.
  @Test func ratesEnumsByTheirValues() throws {
    let sets = (1...7).flatMap { bits in
      [false, true].map { (values: [1, 2, 4].filter { bits & $0 != 0 }, isClosed: $0) }
    }
    let types = sets.enumerated().map { index, set in
      let values = set.values.map { "\"v\($0)\"" }.joined(separator: ", ")
      return "\"E\(index)\": { \"enum\": [\(values)], \"closed\": \(set.isClosed) }"
    }
    let all = try side("Text", types: types.joined(separator: ", ") + ", " + Self.types)
    let match = Match(old: all, new: all)
    for (old, former) in sets.enumerated() {
      for (new, next) in sets.enumerated() where new != old {
        let names = (SwiftName("E\(old)"), SwiftName("E\(new)"))
        let request = match.difference(.named(names.0), .named(names.1), .request).relation.level
        let response = match.difference(.named(names.0), .named(names.1), .response).relation.level
        let isSubset = Set(former.values).isSubset(of: next.values)
        let isRefused = !isSubset || !former.isClosed && next.isClosed
        let isNew = !Set(next.values).isSubset(of: former.values) || !next.isClosed
        #expect(request == (isRefused ? .breaking : .safe), "\(former) → \(next)")
        #expect(
          response == (former.isClosed && isNew ? .breaking : .safe),
          "\(former) → \(next)"
        )
      }
    }
  }

  /// A spec in which a field of another type has this type.
  private func side(_ type: String, types: String = Self.types) throws -> Side {
    let text = """
      {
        "api": "Shop",
        "servers": { "production": "https://shop.example.com" },
        "types": { \(types), "Holder": { "fields": { "value": "\(type)" } } },
        "endpoints": { "all": { "path": "/all", "response": "Holder" } }
      }
      """
    return try Side(reading: [UInt8](text.utf8), as: "shop.json")
  }

  private func type(_ side: Side) throws -> TypeReference {
    let holder = try #require(side.model.type(named: SwiftName("Holder")))
    guard case .structure(let structure) = holder.form else { return .scalar(.void) }
    return structure.fields[0].type
  }
}
