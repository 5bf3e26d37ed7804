import EndpointJSON
import EndpointSpec
import EndpointWire

/// An operation of a document during the import.
struct Operation {
  let method: String
  let pattern: ImportedPath
  var segments: [PathSegment]
  let node: DocumentNode
  let pathItems: [DocumentNode]
  let place: Place
  var id: String?
  let tags: [String]
  var isDeprecated: Bool { node.deprecation != nil }
  /// The responses that this function reads, if the operation has several functions.
  var selection = Selection.anything
  /// The media type of the request body, if it is not the default one.
  var form: String?
  /// The index of this function among those of the operation.
  var number = 0
  /// Whether a success is an array or a page.
  var respondsWithList = false
  var name = OperationName(receiver: nil, verb: "")
  /// The parameters in the document, path parameters first.
  var parameterNodes: [DocumentNode] = []
  var parameters: [ParameterShape] = []
  var body: BodyShape?
  var successes: [ResponseShape] = []
  var errors: [ErrorShape] = []
  var offers = OfferedMediaTypes()
  var examples: [ExampleShape] = []
  /// The authentication in the syntax of the spec.
  var authentication = JSONValue.null
  /// Headers that are always sent.
  var headers = JSONObject()

  var path: String { pattern.text }

  /// The text under a key of the operation, otherwise of the path.
  func text(_ key: String) -> String? {
    ([node] + pathItems).lazy.compactMap { $0[key]?.text }.first
  }

  /// The parameters, and the fields of the body that become arguments.
  var arguments: [ParameterShape] {
    guard case .fields(let fields)? = body?.content else { return parameters }
    return parameters + fields
  }

  /// The types of the requests and responses.
  var uses: [ShapeUse] { usesInRequest + usesInResponses }

  var usesInRequest: [ShapeUse] { parameters.map(\.field.type.use) + (body?.uses ?? []) }

  /// The types that are sent in JSON.
  var usesInJSON: [ShapeUse] {
    guard let body, body.encoding != "json" else { return body?.uses ?? [] }
    guard case .fields(let fields) = body.content else { return [] }
    return fields.filter { $0.encoding == "json" }.map(\.field.type.use)
  }

  var usesInResponses: [ShapeUse] {
    successes.flatMap { [$0.type].compactMap(\.self) + $0.headers.map(\.type.use) }
      + errors.compactMap(\.type)
  }

  /// The success or the failure with the status of an example.
  func responses(of example: ExampleShape) -> (success: ResponseShape?, failure: ErrorShape?) {
    (successes.first { $0.status == example.status }, errors.first { $0.key == example.status })
  }

  /// Whether the operation updates an object, so that null and a missing field differ: PATCH, or POST with an update
  /// verb.
  var isChange: Bool {
    let first = Words.split(name.verb).first ?? ""
    return method == "PATCH" || method == "POST" && Words.updates.contains(first)
  }

  /// The suffix of the name, unless it is the first function of the operation.
  var ending: String {
    (form.map { MediaType($0).nameEnding } ?? "") + (selection == .stream ? "Stream" : "")
  }

  /// The methods of OpenAPI, as keys of a path.
  static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  /// Methods without a request body (RFC 9110, section 9.3).
  static let methodsWithoutBody = ["GET", "HEAD", "TRACE"]

  var hasWholeBody: Bool { body?.isWhole ?? false }

  /// Whether the successes have several types, so that an enum is generated.
  var responsesDiffer: Bool {
    successes.contains { $0.type != successes[0].type || $0.encoding != successes[0].encoding }
  }
}

/// The receiver and the verb of an endpoint.
struct OperationName: Hashable {
  var receiver: String?
  var verb: String

  var text: String { receiver.map { "\($0).\(verb)" } ?? verb }

  /// The name of another function of the same operation.
  func adding(_ ending: String) -> OperationName {
    OperationName(receiver: receiver, verb: verb + ending)
  }

  /// The prefix of type names that belong to the endpoint.
  var typePrefix: String { (receiver ?? "") + SwiftNaming.typeNamePart(for: verb) }

  /// The name of the response enum, which is nested in the receiver and would hide another type of that name.
  var responseName: String { SwiftNaming.typeNamePart(for: verb) + "Response" }
}

enum PathSegment: Hashable {
  case text(String)
  /// A segment with a placeholder, which may also contain text.
  case placeholder(String)

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var placeholder: String? {
    if case .placeholder(let name) = self { name } else { nil }
  }

  static func split(_ path: String) -> [PathSegment] {
    path.split(separator: "/").map { segment in
      guard let open = segment.firstIndex(of: "{"),
        let close = segment[open...].firstIndex(of: "}")
      else { return .text(String(segment)) }
      return .placeholder(String(segment[segment.index(after: open)..<close]))
    }
  }
}

/// A parameter of an operation, or a field of its body that becomes an argument.
struct ParameterShape {
  var field: FieldShape
  /// `path`, `query`, `header`, `cookie` or `body`.
  let location: String
  var style: String?
  /// Whether the value keeps its slashes: `+path` in the path.
  var keepsSlashes = false
  /// The encoding of a multipart part.
  var encoding: String?

  /// Whether every call has the argument.
  var isWithoutDefault: Bool {
    field.isRequired && field.constant == nil && field.annotations.defaultValue == nil
  }
}

extension ParameterShape {
  /// Whether every call has the argument, with a value.
  var isInEveryCall: Bool { isWithoutDefault && !field.type.isNullable }
}

struct BodyShape {
  enum Content {
    case type(TypedUse)
    case fields([ParameterShape])
  }

  let content: Content
  let encoding: String
  let isRequired: Bool

  /// Whether every call has an argument for it.
  var isInEveryCall: Bool {
    switch content {
    case .type(let type): isRequired && !type.isNullable
    case .fields(let fields): fields.contains(where: \.isInEveryCall)
    }
  }

  /// Whether the body is one argument.
  var isWhole: Bool {
    if case .type = content { true } else { false }
  }

  /// The types of the body.
  var uses: [ShapeUse] {
    switch content {
    case .type(let type): [type.use]
    case .fields(let fields): fields.map(\.field.type.use)
    }
  }
}

struct ResponseShape {
  let status: String
  /// Nil if no body is read.
  var type: ShapeUse?
  var encoding: String?
  /// The format of a stream. The type is that of its elements.
  var stream: String?
  /// The text that ends the stream.
  var endOfStream: String?
  var headers: [FieldShape] = []
  /// The media types that are read in the same way, with the preferred one first.
  var accepted: [MediaType] = []
  /// Whether the request must name these types, since the server may send others.
  var needsAccept = false
  let place: Place
}

struct ErrorShape {
  let key: String
  let type: ShapeUse?
  let summary: String?
  /// The names of the headers, which apps read from the response.
  let headers: [String]
  let place: Place
}

struct ExampleShape {
  var name = "example"
  let value: DocumentNode
  /// The location of the response.
  let place: Place
  /// The status of the response, once its type is known.
  var status = ""
}
