import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// Laws of endpoint names, with random operations in the styles of public documents.
@Suite("Names of endpoints", .serialized, .computing)
struct NameLawTests {
  private static let seeds = 0..<UInt64(20)

  @Test("have no verb twice, and no number that the document lacks", arguments: seeds)
  func haveNoRepetitions(_ seed: UInt64) {
    for operation in RandomOperations(seed: seed).operations {
      for name in ImportedNames(RandomOperations.document([operation])).names {
        let verb = String(name.split(separator: ".").last ?? "")
        let words = SwiftNaming.lowercaseWords(of: verb)
        let isTwice = zip(words, words.dropFirst()).contains { $0 == $1 }
        #expect(!isTwice, "\(name) of \(operation.id)")
        #expect(!(verb.last?.isNumber ?? false), "\(name) of \(operation.id)")
        #expect(!name.hasPrefix("GET.") && !name.hasPrefix("Get."), "\(name) of \(operation.id)")
      }
    }
  }

  @Test("are not changed by other operations, unless two would be equal", arguments: seeds)
  func areStable(_ seed: UInt64) {
    let operations = RandomOperations(seed: seed).operations
    let whole = ImportedNames(RandomOperations.document(operations))
    for count in 1..<operations.count {
      let part = ImportedNames(RandomOperations.document(Array(operations.prefix(count))))
      #expect(part.renamed(in: whole) == [], "the first \(count)")
    }
  }

  @Test(
    "of a repeated operation id: the first operation has the name that it has alone",
    arguments: seeds
  )
  func firstKeepsName(_ seed: UInt64) {
    let short = RandomOperations(seed: seed).operations[0]
    var long = short
    long.path = "/api/v1" + short.path
    for operations in [[short, long], [long, short]] {
      let alone = ImportedNames(RandomOperations.document([operations[0]]))
      let both = ImportedNames(RandomOperations.document(operations))
      #expect(alone.renamed(in: both) == [])
      #expect(both.names.count == 2)
      let isNumbered = both.names.contains { ($0.last?.isNumber ?? false) && !$0.hasSuffix("V1") }
      #expect(!isNumbered, "\(both.names)")
    }
  }
}

/// Operations whose ids have the styles of public documents.
struct RandomOperations {
  struct Operation {
    var method: String
    var path: String
    var id: String
    var tag: String?
  }

  private static let nouns = [
    "pet", "booking", "payment", "update", "lease", "role", "order", "note",
  ]
  private static let verbs = [
    "list", "get", "create", "update", "delete", "cancel", "put", "share",
  ]
  private static let methods = ["get", "post", "put", "delete", "patch"]

  let operations: [Operation]

  init(seed: UInt64) {
    var random = Random(seed: seed)
    var paths: Set<String> = []
    operations = (0..<8).compactMap { _ in
      let operation = Self.operation(&random)
      return paths.insert("\(operation.method) \(operation.path)").inserted ? operation : nil
    }
  }

  private static func operation(_ random: inout Random) -> Operation {
    let noun = nouns.randomElement(using: &random) ?? ""
    let owner = nouns.randomElement(using: &random) ?? ""
    let verb = verbs.randomElement(using: &random) ?? ""
    let ids = [
      "\(verb)\(noun.capitalized)", "\(noun)s_\(verb)", "\(noun)s/\(verb)", "\(noun)s.\(verb)",
      "\(verb)-\(owner)-\(noun)", "\(noun.capitalized)sController_\(verb)",
      "\(noun.capitalized)_\(noun.capitalized)\(verb.capitalized)", "\(verb)_\(noun)_1",
      "\(noun)s/{id}/\(owner)s",
    ]
    let paths = [
      "/\(noun)s", "/\(noun)s/{id}", "/\(owner)s/{id}/\(noun)s", "/\(noun)s/{id}/\(verb)",
    ]
    let tags = ["\(noun)s", "\(owner.capitalized)", nil]
    return Operation(
      method: methods.randomElement(using: &random) ?? "",
      path: paths.randomElement(using: &random) ?? "",
      id: ids.randomElement(using: &random) ?? "",
      tag: tags.randomElement(using: &random) ?? nil
    )
  }

  static func document(_ operations: [Operation]) -> JSONValue {
    var paths = JSONObject()
    for operation in operations {
      var object = JSONObject([("operationId", .string(operation.id))])
      if let tag = operation.tag { object["tags"] = .array([.string(tag)]) }
      var item = paths[operation.path]?.objectValue ?? JSONObject()
      item[operation.method] = .object(object)
      paths[operation.path] = .object(item)
    }
    return .object(
      JSONObject([
        ("openapi", .string("3.0.3")),
        ("info", .object(JSONObject([("title", .string("Shop")), ("version", .string("1"))]))),
        ("paths", .object(paths)),
      ])
    )
  }
}
