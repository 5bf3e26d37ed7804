import EndpointJSON
import Testing

@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HintCorpus {
  /// A type as another language writes it, and as ours does.
  struct ForeignType: CustomTestStringConvertible, Sendable {
    let written: String
    let ours: String

    var testDescription: String { written }

    var mistake: Mistake {
      HintCorpus.values(written, HintCorpus.field, "\"\(written)\"", "\"\(ours)\"")
    }

    /// The type in place of a definition in `types`.
    var definition: Mistake {
      HintCorpus.values(
        "the definition \(written)",
        HintCorpus.definition,
        "\"\(written)\"",
        "{ \"alias\": \"\(ours)\" }"
      )
    }
  }

  /// TypeScript, JSON Schema, Swift, Go, Python, Java and SQL.
  static let ofTypes: [ForeignType] = [
    ("String", "string"), ("Int", "int"), ("Int32", "int32"), ("Int64", "int64"),
    ("UInt32", "uint32"), ("UInt64", "uint64"), ("Double", "double"), ("Float", "double"),
    ("Decimal", "decimal"), ("Bool", "bool"), ("Date", "date"), ("URL", "url"), ("UUID", "uuid"),
    ("Data", "data"), ("Any", "json"), ("AnyObject", "json"), ("[Int]", "[int]"),
    ("[String: Int]", "[string: int]"), ("Optional<Int>", "int?"), ("Array<Item>", "[Item]"),
    ("Set<Item>", "[Item]"), ("Dictionary<String, Item>", "[string: Item]"), ("Item!", "Item"),
    ("boolean", "bool"), ("integer", "int"), ("date-time", "date"), ("dateTime", "date"),
    ("uri", "url"), ("byte", "data"), ("float", "double"), ("any", "json"), ("unknown", "json"),
    ("Item[]", "[Item]"), ("Item[][]", "[[Item]]"), ("(Item | null)[]", "[Item?]"),
    ("string | null", "string?"), ("null | Item", "Item?"), ("Item | undefined", "Item?"),
    ("Item[] | null", "[Item]?"), ("ReadonlyArray<Item>", "[Item]"), ("readonly Item[]", "[Item]"),
    ("Record<string, Item>", "[string: Item]"), ("Map<string, integer>", "[string: int]"),
    ("{ [key: string]: Item }", "[string: Item]"), ("{[id: string]: boolean}", "[string: bool]"),
    ("{ string: Item }", "[string: Item]"), ("Promise<Item>", "Item"), ("Partial<Item>", "Item"),
    ("#/components/schemas/Item", "Item"), ("#/definitions/Item", "Item"),
    ("array<Item>", "[Item]"), ("some Item", "Item"), ("any Item", "Item"),
    ("(Item, Item)", "[Item]"),
    ("(int, string)", "[json]"), ("[number, number]", "[double]"),
    ("[number, number][]", "[[double]]"),
    ("[]Item", "[Item]"), ("map[string]int", "[string: int]"),
    ("map[string][]Item", "[string: [Item]]"),
    ("*Item", "Item?"), ("[]string", "[string]"), ("interface{}", "json"), ("list[int]", "[int]"),
    ("List[Item]", "[Item]"), ("dict[str, int]", "[string: int]"), ("Optional[str]", "string?"),
    ("List<Item>", "[Item]"), ("HashMap<String, Long>", "[string: int64]"), ("bigint", "int64"),
    ("varchar(255)", "string"), ("text", "string"), ("timestamp", "date(unix)"), ("guid", "uuid"),
    ("array of Item", "[Item]"), ("list of string", "[string]"), ("?Item", "Item?"),
    ("Item?[]", "[Item?]"), ("[Item", "[Item]"), ("string (date-time)", "date"),
    ("string(date-time)", "date"), ("string <uuid>", "uuid"), ("string($date)", "day"),
    ("integer($int64)", "int64"), ("integer <int32>", "int32"), ("number (double)", "double"),
    ("string<binary>", "data"), ("timestamp(ms)", "date(unix-ms)"),
    ("epoch(seconds)", "date(unix)"),
    ("date(ms)", "date(unix-ms)"), ("date(iso8601)", "date(rfc3339)"), ("date(day)", "day"),
    ("date(RFC 2822)", "date(EEE, dd MMM yyyy HH:mm:ss Z)"), ("date(epoch)", "date(unix)"),
    ("date(http)", "date(rfc1123)"),
    ("date(ddd, DD MMM YYYY HH:mm:ss ZZ)", "date(EEE, dd MMM yyyy HH:mm:ss Z)"),
    ("date(dddd, MMM D YYYY)", "date(EEEE, MMM d yyyy)"), ("number", "double"),
    ("number[]", "[double]"), ("Record<string, number>", "[string: double]"), ("YYYY-MM-DD", "day"),
    ("DD.MM.YYYY", "date(dd.MM.yyyy)"), ("yyyy-MM-dd HH:mm:ss?", "date(yyyy-MM-dd HH:mm:ss)?"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "date"), ("YYYY-MM-DDTHH:mm:ss", "date"),
    ("z.string().optional()", "string?"), ("z.array(z.string().min(1)).nullable()", "[string]?"),
    ("z.number().int().positive()", "int"), ("z.record(z.string(), z.boolean())", "[string: bool]"),
    ("z.array(Item)", "[Item]"), ("yup.string().email().required()", "string"),
    ("Joi.date()", "date"), ("z.string().datetime()", "date"), ("z.coerce.date()", "date"),
  ].map { ForeignType(written: $0.0, ours: $0.1) }

  static func definition(_ type: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "Item": { "fields": { "id": "int" } }, "T": \(type) },
    "endpoints": { "list": { "path": "/list", "response": "T" }, "item": { "path": "/item", "response": "Item" } } }
    """
  }

  static func field(_ type: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "Item": { "fields": { "id": "int" } }, "T": { "fields": { "a": \(type) } } },
    "endpoints": { "list": { "path": "/list", "response": "T" }, "item": { "path": "/item", "response": "Item" } } }
    """
  }

  static func endpoint(_ keys: String, server: String = "https://shop.test") -> String {
    """
    { "api": "Shop", "servers": { "production": "\(server)" },
    "authentication": { "token": "bearer" },
    "types": { "Item": { "fields": { "id": "int", "state": "State" } },
    "State": { "enum": ["open", "sold"] },
    "Page": { "fields": { "items": "[Item]", "meta": "Page.Meta" } },
    "Page.Meta": { "fields": { "next_cursor": "string?" } } },
    "endpoints": { "page": { "path": "/page", "response": "Page" },
    "Item.get": { \(keys) } } }
    """
  }

  static func document(_ keys: String) -> String {
    """
    { "api": "Shop", \(keys),
    "endpoints": { "ping": { "path": "/ping" } } }
    """
  }

  /// A mistake in a value that `spec` puts into a text.
  fileprivate static func values(
    _ name: String,
    _ spec: (String) -> String,
    _ written: String,
    _ ours: String?
  ) -> Mistake {
    let text = spec(written)
    let start = Array(spec("\u{1}").utf8).firstIndex(of: 1) ?? 0
    return Mistake(
      name: name,
      text: text,
      range: start..<start + max(written.utf8.count, 1),
      corrected: ours.map(spec),
      isOpen: ours == nil
    )
  }

  /// The places of paths in a body, each with the text before and after the path.
  private static let pathPlaces = [
    (#""response": { "type": "[Item]", "at": "#, " }"),
    (#""method": "POST", "body": { "type": "Item", "at": "#, " }"),
    (#""method": "POST", "body": { "fields": { "x": { "type": "int", "at": "#, " } } }"),
    (
      #""response": { "200": { "type": "Item", "at": "data" }, "201": { "type": "Item", "at": "#,
      " } }"
    ),
  ]

  /// Paths in the syntax of JSONPath, JSON pointers and JavaScript.
  static let ofPaths: [Mistake] = pathPlaces.flatMap { before, after in
    [
      "$.data.items", "$['data']['items']", "$[\"data\"].items", "/data/items", "#/data/items",
      "data[items]", "data['items']", "data..items", ".data.items", "data.items.",
    ].map { path in
      values(
        "\(before)\(path)",
        { endpoint("\"path\": \"/items\", \(before)\($0)\(after)") },
        JSONValue.string(path).description,
        "\"data.items\""
      )
    }
  }

  /// Mistakes with values: paths, words, schemas of OpenAPI, numbers.
  static let ofValues: [Mistake] = {
    let text = try? String(contentsOf: folder.appending(path: "values.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: " |", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
      let (place, before, written) = (cells[0], cells[1], cells[2])
      let open = before.count { $0 == "{" } - before.count { $0 == "}" }
      let braces = String(repeating: " }", count: open)
      return values(
        "\(place) \(before) \(written)",
        { spec(of: place, "\(before) \($0)\(braces)") },
        written,
        cells[3].isEmpty ? nil : cells[3]
      )
    }
  }()

  private static func spec(of place: String, _ keys: String) -> String {
    switch place {
    case "path": endpoint(#""parameters": { "id": "int" }, "path": \#(keys)"#)
    case "path under v1":
      endpoint(#""parameters": { "id": "int" }, "path": \#(keys)"#, server: "https://shop.test/v1/")
    case "field": field(keys)
    case "endpoint": endpoint(#""path": "/items", \#(keys)"#)
    case "whole endpoint": endpoint(keys)
    case "servers": document(#""servers": \#(keys)"#)
    default: document(#""servers": { "production": "https://shop.test" }, \#(keys)"#)
    }
  }
}
