import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Laws of hints with an edit that depends on the keys beside the mistake: there is one error, and after its edit, the spec says
/// what the author meant.
@Suite("Edits follow what is beside them", .serialized, .computing)
struct MeantPartTests {
  // MARK: - Object types of TypeScript

  private static let members = [
    ("name", "string", "string"), ("is_open", "boolean", "bool"),
    ("tags", "Array<string>", "[string]"), ("owner", "Item | null", "Item?"),
    ("'sort-by'", "string", "string"),
  ]

  /// Each set of members, with each separator, optional or not, nested and as elements of a list.
  @Test(arguments: [";", ",", "; ", ",\\n  "])
  func objectTypesBecomeFields(separator: String) throws {
    for set in stride(from: 1, to: 1 << Self.members.count, by: 4) {
      let chosen = Self.members.enumerated().filter { set & 1 << $0.offset != 0 }.map(\.element)
      let isOptional = set % 3 == 0
      let text = chosen.map { "\($0.0)\(isOptional ? "?" : ""): \($0.1)" }
        .joined(separator: separator)
      let expected = chosen.map { name, _, type in
        "\(name.filter { $0 != "'" }): \(Self.optional(type, isOptional))"
      }
      for written in ["{ \(text) }", "{\(text)\(separator)}"] {
        #expect(try fields(of: "\"response\": \"\(written)\"", "Gets.ListResponse") == expected)
        #expect(try fields(of: "\"response\": \"\(written)[]\"", "Gets.ListItem") == expected)
      }
    }
  }

  private static func optional(_ type: String, _ isOptional: Bool) -> String {
    isOptional && !type.hasSuffix("?") ? type + "?" : type
  }

  // MARK: - Lists of names

  /// Each set of fields in `required` and in `optional`.
  @Test(arguments: ["required", "optional"])
  func listsOfNamesMakeTypesOptional(key: String) throws {
    let names = ["a", "b", "c"]
    for set in 1..<8 {
      let listed = names.indices.filter { set & 1 << $0 != 0 }.map { names[$0] }
      let list = "\"\(key)\": [\(listed.map { "\"\($0)\"" }.joined(separator: ", "))]"
      let fields = #""a": "int", "b": { "type": "string", "secret": true }, "c": "[int]""#
      let expected = zip(names, ["int", "string", "[int]"]).map { name, type in
        "\(name): \(listed.contains(name) == (key == "required") ? type : type + "?")"
      }
      for all in ["\(list), \(fields)", "\(fields), \(list)"] {
        let type = "{ \"fields\": { \(all) } }"
        #expect(try self.fields(of: "\"response\": \(type)", "Gets.ListResponse") == expected)
      }
    }
  }

  /// A field may have one of these names.
  @Test func namesOfListsAreFree() {
    let fields = #"{ "fields": { "required": "[string]", "optional": "bool" } }"#
    #expect(HintedSpec(Self.spec("\"response\": \(fields)")).problems.isEmpty)
  }

  // MARK: - Types in place

  private static let forms = [
    #""enum": ["a", "b"]"#, #""enum": ["a"], "closed": true"#, #""fields": { "x": "int" }"#,
    #""union": { "one": "int", "two": "string" }"#,
    #""union": { "one": "Item", "two": "Other" }, "by": "kind""#,
  ]

  /// A type in place beside the keys of a field is one type, with its own keys in it.
  @Test(arguments: forms)
  func keysOfTypesMoveIntoTypes(form: String) throws {
    for more in [[], ["\"optional\": true"], ["\"as\": \"thing\""], ["\"summary\": \"It.\""]] {
      let keys = [form] + more
      for all in [keys, keys.reversed()] {
        let text = Self.spec(
          "\"response\": { \"fields\": { \"it\": { \(all.joined(separator: ", ")) } } }"
        )
        let hinted = HintedSpec(text)
        #expect(Set(hinted.problems.compactMap { $0.fix?.edits }).count == 1, "\(text)")
        let found = HintedSpec(hinted.edited)
        #expect(found.problems.map(\.message) == [], "\(hinted.edited)")
        let type = found.result.model?.types.first { $0.name.text == "Gets.ListResponse" }
        let field = type?.fields.first
        #expect(field?.type.isOptional == more.contains("\"optional\": true"), "\(hinted.edited)")
      }
    }
  }

  // MARK: - Files

  @Test(arguments: [
    "binary", "Blob", "UploadFile", "MultipartBody.Part", "MultipartFile", "IFormFile", "InputFile",
  ])
  func filesOfMultipartBodiesAreFiles(word: String) throws {
    let forms = ["\"\(word)\"", "\"\(word)?\"", "\"[\(word)]\"", "{ \"type\": \"\(word)\" }"]
    for (form, type) in zip(forms, ["file", "file?", "[file]", "file"]) {
      let keys =
        "\"method\": \"POST\", \"body\": { \"encoding\": \"multipart\", \"fields\": { \"photo\": \(form) } }"
      let model = HintedSpec(try HintedSpec(Self.spec(keys)).corrected()).result.model
      #expect(model?.endpoints[0].parameters.map(\.field.type.text) == [type])
    }
  }

  // MARK: - Names on the wire

  @Test(arguments: [
    ("userName", "user_name", nil), ("name", "login", "name"), ("size", "max-size", "size"),
  ])
  func namesOnTheWireAreKeys(swift: String, wire: String, name: String?) throws {
    for key in ["codingKey", "serializedName", "jsonName"] + (wire == "login" ? [] : ["name"]) {
      let field = "\"\(swift)\": { \"type\": \"int\", \"\(key)\": \"\(wire)\" }"
      let text = Self.spec("\"response\": { \"fields\": { \(field) } }")
      let model = HintedSpec(try HintedSpec(text).corrected()).result.model
      let found = model?.types.first { $0.name.text == "Gets.ListResponse" }?.fields.first
      #expect(found?.wireName.text == wire && found?.name.text == swift, "\(text)")
    }
  }

  // MARK: - Pages

  /// The hint for a missing key names a parameter that the endpoint has, and proposes no other.
  @Test(arguments: ["limit", "per_page", "pageSize", "count", "take", "zzz"])
  func missingLimitIsParameter(name: String) {
    let pagination = #""pagination": { "style": "offset", "parameter": "skip", "items": "items" }"#
    let keys =
      "\"parameters\": { \"skip\": \"int?\", \"\(name)\": \"int?\", \"q\": \"string?\" }, \"response\": { \"fields\": { \"items\": \"[int]\" } }"
    let hinted = HintedSpec(Self.spec("\(keys), \(pagination)"))
    #expect(hinted.problems.count == 1)
    let edits = hinted.problems[0].fix?.edits ?? []
    #expect(edits.isEmpty == (name == "zzz"))
    if !edits.isEmpty { #expect(HintedSpec(hinted.edited).problems.isEmpty, "\(hinted.edited)") }
  }

  // MARK: - Flags

  @Test(arguments: ["string?", "int", "bool?", "decimal"], ["lossy", "lenient"])
  func flagsOfOtherTypesAreRemoved(type: String, key: String) throws {
    for keys in [
      "\"type\": \"\(type)\", \"\(key)\": true", "\"\(key)\": true, \"type\": \"\(type)\"",
    ] {
      let text = Self.spec("\"response\": { \"fields\": { \"it\": { \(keys) } } }")
      #expect(!(try HintedSpec(text).corrected().contains(key)))
    }
  }

  // MARK: - Names of fields

  /// Several texts of types make fields, also if a name resembles a key of the language, or is one.
  @Test(arguments: ["field", "enums", "unions", "include_", "aliases", "events_", "summaries"])
  func namesLikeKeysAreFields(name: String) throws {
    let object = "{ \"plate\": \"int\", \"\(name)\": \"string?\" }"
    let expected = ["plate: int", "\(name): string?"]
    #expect(try fields(of: "\"response\": [\(object)]", "Gets.ListItem") == expected)
    #expect(try fields(of: "\"response\": \(object)", "Gets.ListResponse") == expected)
  }

  /// A body with a field that is named like a key of bodies.
  @Test(arguments: ["label_", "at_", "encodings", "spreads"])
  func namesLikeKeysOfBodiesAreFields(name: String) throws {
    let body = "{ \"region\": \"string\", \"type\": \"string\", \"\(name)\": \"string?\" }"
    let text = Self.spec("\"method\": \"POST\", \"body\": \(body)")
    let model = HintedSpec(try HintedSpec(text).corrected()).result.model
    let endpoint = model?.endpoints.first { $0.id == "Gets.list" }
    #expect(endpoint?.parameters.map(\.field.wireName.text) == ["region", "type", name])
  }

  /// `true` is the only scheme.
  @Test(arguments: ["authentication", "auth"])
  func trueIsTheOnlyScheme(key: String) throws {
    let text = Self.spec("\"\(key)\": true").replacing(
      "\"types\"",
      with: "\"authentication\": { \"token\": \"bearer\" }, \"types\""
    )
    #expect(try HintedSpec(text).corrected().contains(#""authentication": "token""#))
  }

  // MARK: - Defaults

  /// `null` at `at` removes the path of the defaults, as `null` at `authentication` removes the scheme.
  @Test func nullRemovesPathOfDefaults() throws {
    let keys = #""response": { "type": "Item", "at": null }"#
    let text = Self.spec(keys).replacing(
      "\"types\"",
      with: "\"defaults\": { \"at\": \"data\" }, \"types\""
    )
    #expect(try HintedSpec(text).corrected().contains(#""at": ".""#))
    #expect(!(try HintedSpec(Self.spec(keys)).corrected().contains("\"at\"")))
  }

  // MARK: - Moved errors

  /// A type of a moved error that nobody declares is reported with the error itself.
  @Test(arguments: ["", #""errors": { "409": "taken" }, "#])
  func typesOfMovedErrorsAreReportedAtOnce(errors: String) {
    let keys = #"\#(errors)"response": { "200": "Item", "404": "Missing", "400": "Item" }"#
    let found = HintedSpec(Self.spec(keys)).problems.map(\.message)
    #expect(found.count == 2 && found.contains("unknown type \"Missing\""), "\(found)")
  }

  private static func spec(_ keys: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "Item": { "fields": { "id": "int" } }, "Other": { "fields": { "x": "int" } } },
    "endpoints": { "Gets.list": { "path": "/list", \(keys) }, "Item.all": { "path": "/all", "response": "Item" },
    "Other.all": { "path": "/others", "response": "Other" } } }
    """
  }

  private func fields(of keys: String, _ type: String) throws -> [String] {
    let model = HintedSpec(try HintedSpec(Self.spec(keys)).corrected()).result.model
    let fields = model?.types.first { $0.name.text == type }?.fields ?? []
    return fields.map { "\($0.wireName.text): \($0.type.text)" }
  }
}
