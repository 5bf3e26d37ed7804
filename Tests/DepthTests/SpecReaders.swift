import EndpointJSON

private let tooMany = Budget.types.expected
private let tooDeep = Budget.typeSteps.message()

extension Reader {
  /// Specs. The commands share their reading, so that one of them reads each kind of chain.
  static let specs: [Reader] = [
    tool("spec: many types", count: Budget.types.maximum + 1, generate, error: tooMany) {
      types($0) { #"{ "alias": "\#($0)" }"# }
    },
    chain("aliases", error: tooDeep) { #"{ "alias": "\#($0)" }"# },
    chain("aliases of arrays", error: tooDeep) { #"{ "alias": "[\#($0)?]" }"# },
    chain("unions", error: tooDeep) { #"{ "union": ["string", "\#($0)"] }"# },
    chain("unions of dictionaries", error: tooDeep) {
      #"{ "union": { "a": "string", "b": "[string: \#($0)]" } }"#
    },
    chain("fields at \".\"", error: tooDeep) {
      #"{ "fields": { "a": { "type": "\#($0)", "at": "." } } }"#
    },
    chain("ring of aliases", last: #"{ "alias": "T0" }"#, error: tooDeep) {
      #"{ "alias": "\#($0)" }"#
    },
    chain("ring of unions", last: #"{ "alias": "[T0]" }"#, error: tooDeep) {
      #"{ "union": ["string", "[\#($0)]"] }"#
    },
    chain("fields") { #"{ "fields": { "a": "\#($0)" } }"# },
    chain("ring of fields", last: #"{ "fields": { "a": "T0?" } }"#) {
      #"{ "fields": { "a": "\#($0)", "b": "string" } }"#
    },
    chain(
      "ring of required fields",
      last: #"{ "fields": { "a": "T0" } }"#,
      error: "T6.a → T7.a → …"
    ) {
      #"{ "fields": { "a": "\#($0)" } }"#
    },
    chain("included structs") { #"{ "include": ["\#($0)"], "fields": {} }"# },
    chain(
      "ring of included structs",
      last: #"{ "include": ["T0"], "fields": {} }"#,
      error: "includes itself"
    ) {
      #"{ "include": ["\#($0)"], "fields": {} }"#
    },
    Reader(name: "diff: fields", count: chain, stack: chainStack, error: "break") { count in
      let old = types(count) { #"{ "fields": { "a": "\#($0)?" } }"# }
      let new = types(count, last: #"{ "fields": { "id": "int" } }"#) {
        #"{ "fields": { "a": "\#($0)?" } }"#
      }
      return try errors(["diff", "Old.json", "Deep.json"], ["Old.json": old, "Deep.json": new])
    },
    tool("export: fields", count: chain, stack: chainStack, ["export", "openapi", "Deep.json"]) {
      types($0) { #"{ "fields": { "a": "\#($0)?" } }"# }
    },
    tool("format: fields", count: chain, stack: chainStack, ["format", "Deep.json"]) {
      types($0) { #"{ "fields": { "a": "\#($0)?" } }"# }
    },
    tool("format: nested types", ["format", "Deep.json"], error: Budget.levels.message()) {
      spec(#""T0": "# + nested(#"{ "fields": { "a": { "type": "#, $0, " } } }", around: #""int""#))
    },
    tool("canonical: JSON", ["canonical", "Deep.json"]) {
      nested("[", $0, "]")
    },
    expression("arrays", error: Budget.expressionLevels.message()) {
      nested("[", $0, "]", around: "int")
    },
    expression("dictionaries", error: Budget.expressionLevels.message()) {
      nested("[string: ", $0, "]", around: "int")
    },
    expression("optionals", error: "already optional") {
      "int" + String(repeating: "?", count: $0)
    },
    expression("ends of lists", error: "expected a type") {
      String(repeating: "...", count: $0)
    },
    expression("lists of objects", stack: smallStack, error: "expected a type") {
      "{ a: string }" + String(repeating: "[]", count: min($0, 900))
    },
    expression("objects in objects", stack: smallStack, error: "expected a type") {
      nested("{ a: ", min($0, 250), " }", around: "string")
    },
    expression("dots", error: "unknown type") { nested("A.", $0, "", around: "B") },
    tool("spec: name with dots", generate, error: Budget.nameBytes.expected) {
      spec(#""\#(nested("A.", $0, "", around: "B"))": { "fields": { "id": "int" } }"#)
    },
    tool("spec: date pattern", generate) { count in
      spec(#""T0": { "alias": "date(\#(String(repeating: "yyyy-", count: count)))" }"#)
    },
    tool("spec: \"at\"", generate, error: Budget.pathSteps.line()) { count in
      spec(
        #""T0": { "fields": { "a": { "type": "int", "at": "\#(nested("a.", count, "", around: "b"))" } } }"#
      )
    },
    tool("spec: path of a pagination", generate, error: Budget.pathSteps.line()) { count in
      let path = nested("a.", count, "", around: "b")
      return spec(
        #""T0": { "fields": { "a": "T0?", "b": "[int]?" } }"#,
        #", "pagination": { "style": "url", "next": "\#(path)", "items": "\#(path)" }"#
      )
    },
    tool("spec: pattern", ["export", "openapi", "Deep.json"]) { count in
      let pattern = nested("(", count, ")", around: "a")
      return spec(
        #""T0": { "fields": { "a": { "type": "string", "limits": { "pattern": "\#(pattern)" } } } }"#
      )
    },
    Reader(name: "diff: pattern", error: "break") { count in
      func text(_ letter: String) -> String {
        let pattern = nested("(", count, ")", around: letter)
        return spec(
          #""T0": { "enum": ["a"] }"#,
          #", "parameters": { "a": { "type": "string", "limits": { "pattern": "\#(pattern)" } } }"#
        )
      }
      let files = ["Old.json": text("a"), "Deep.json": text("b")]
      return try errors(["diff", "Old.json", "Deep.json", "--fail-on", "any"], files)
    },
    tool("spec: segments of a path", generate) {
      spec(#""T0": { "fields": { "id": "int" } }"#, path: String(repeating: "/a", count: $0))
    },
    tool("spec: braces in a path", generate, error: "this \"{\" has no \"}\"") {
      spec(#""T0": { "fields": { "id": "int" } }"#, path: "/" + nested("{", $0, "}"))
    },
    tool("spec: JSON within the limit", count: 480, generate) {
      spec(
        #""T0": { "fields": { "a": "T0?", "b": { "type": "json", "default": \#(nested("[", $0, "]")) } } }"#,
        #", "examples": { "a": { "response": \#(nested(#"{ "a": "#, $0, " }", around: "{}")) } }"#
      )
    },
    Reader(name: "allow file: stars", error: "allow.json") { count in
      let text = spec(#""T0": { "fields": { "id": "int" } }"#)
      let star = String(repeating: "*a", count: count)
      let allow = #"{ "allow": [{ "kind": "endpoint-removed", "at": "\#(star)", "reason": "x" }] }"#
      let files = ["Deep.json": text, "allow.json": allow]
      return try errors(
        ["diff", "Deep.json", "Deep.json", "--allow", "allow.json"],
        files
      ) ?? "allow.json"
    },
    Reader(name: "endpoints.json", error: Budget.levels.message()) { count in
      try errors(["check"], ["endpoints.json": nested(#"{ "specs": "#, count, "}")])
    },
    Reader(name: "arguments", error: "takes one KEY") { count in
      try errors(["explain"] + (0..<count).map { "a\($0)" }, [:])
    },
  ]

  private static let generate = ["generate", "Deep.json", "--output", "Out"]

  private static func chain(
    _ name: String,
    last: String = #"{ "fields": { "id": "string" } }"#,
    error: String? = nil,
    _ link: @escaping @Sendable (String) -> String
  ) -> Reader {
    // A chain that is refused is walked up to its limit, as on a thread of Apple's systems.
    let stack = error == nil ? chainStack : smallStack
    return tool("spec: \(name)", count: chain, stack: stack, generate, error: error) {
      types($0, last: last, link)
    }
  }

  private static func expression(
    _ name: String,
    stack: Int = mainStack,
    error: String,
    _ text: @escaping @Sendable (Int) -> String
  ) -> Reader {
    tool("type expression: \(name)", stack: stack, generate, error: error) {
      spec(#""T0": { "alias": "\#(text($0))" }"#)
    }
  }

  /// A spec with a chain of types, each of which contains the name of the next.
  private static func types(
    _ count: Int,
    last: String = #"{ "fields": { "id": "string" } }"#,
    _ link: (String) -> String
  ) -> String {
    spec(list(count) { #""T\#($0)": \#(link("T\($0 + 1)"))"# } + #", "T\#(count)": \#(last)"#)
  }

  private static func spec(_ types: String, _ keys: String = "", path: String = "/t") -> String {
    """
    {
      "api": "Deep",
      "servers": { "production": "https://deep.example.com" },
      "types": { \(types) },
      "endpoints": { "fetch": { "path": "\(path)", "response": "\(types.hasPrefix("\"T0\"") ? "T0" : "int")"\(keys) } }
    }
    """
  }
}
