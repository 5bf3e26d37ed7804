import EndpointJSON
import EndpointSpec

/// An operation of a document, as it is read.
struct Operation {
  let method: String
  let pattern: PathPattern
  let segments: [PathSegment]
  let node: DocumentNode
  /// The path, and what it refers to.
  let pathItems: [DocumentNode]
  let place: Place
  let id: String?
  let tags: [String]
  var isDeprecated: Bool { node.deprecation != nil }
  /// Which of its answers the function reads, where an operation has two.
  var selection = Selection.anything
  /// The media type of the body that the function sends, where it is not the usual one.
  var form: String?
  /// Which of the operation's functions it is.
  var number = 0
  /// Whether a success is described as an array, or as a page of one.
  var answersMany = false
  /// The receiver and the verb that it gets in the spec.
  var name = OperationName(receiver: nil, verb: "")
  /// What the document says of its parameters, those of the path first.
  var parameterNodes: [DocumentNode] = []
  var parameters: [ParameterShape] = []
  var body: BodyShape?
  var successes: [ResponseShape] = []
  var errors: [ErrorShape] = []
  var examples: [ExampleShape] = []
  /// Which of the security schemes it asks for, as the spec says it.
  var authentication = JSONValue.null
  /// Headers that always travel.
  var headers: [(name: String, value: String)] = []

  var path: String { pattern.text }

  /// What the document says of it under a key, or else of all operations of its path.
  func text(_ key: String) -> String? {
    ([node] + pathItems).lazy.compactMap { $0[key]?.text }.first
  }

  /// Its parameters, and the fields of its body that are arguments too.
  var arguments: [ParameterShape] {
    guard case .fields(let fields)? = body?.content else { return parameters }
    return parameters + fields
  }

  /// The types that it takes and answers with.
  var uses: [ShapeUse] {
    var uses = parameters.map(\.type.use) + errors.compactMap(\.type)
    for success in successes {
      uses += [success.type].compactMap(\.self) + success.headers.map(\.type.use)
    }
    return uses + (body?.uses ?? [])
  }

  /// Whether it changes a thing, so that null and nothing differ in what it sends: a merge patch, or an update by another
  /// method.
  var isChange: Bool {
    let first = Words.split(name.verb).first ?? ""
    return method == "PATCH" || method == "POST" && Words.updates.contains(first)
  }

  /// What its name ends in, if it is not the first of the operation's functions.
  var ending: String {
    (form.map { MediaType($0).nameEnding } ?? "") + (selection == .stream ? "Stream" : "")
  }

  /// Methods whose requests have no body (RFC 9110, section 9.3).
  static let methodsWithoutBody = ["GET", "HEAD", "TRACE"]

  /// Whether its body is one argument.
  var hasWholeBody: Bool {
    if case .type? = body?.content { true } else { false }
  }

  /// Whether its successes have several types, so that an enum is generated for them.
  var answersDiffer: Bool {
    successes.contains { $0.type != successes[0].type || $0.encoding != successes[0].encoding }
  }
}

/// The name of an endpoint in its parts.
struct OperationName: Hashable {
  var receiver: String?
  var verb: String

  var text: String { receiver.map { "\($0).\(verb)" } ?? verb }

  /// The name of another function of the same operation.
  func adding(_ ending: String) -> OperationName {
    OperationName(receiver: receiver, verb: verb + ending)
  }

  /// What the names of types begin with that belong to the endpoint.
  var typePrefix: String { (receiver ?? "") + SwiftNaming.typeNamePart(for: verb) }

  /// The name of the enum of its responses, which is nested in the receiver and would hide another type of that name there.
  var responseName: String { SwiftNaming.typeNamePart(for: verb) + "Response" }
}

/// A part of a path between slashes.
enum PathSegment: Hashable {
  case text(String)
  /// Holds a placeholder, whatever stands beside it.
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

struct ParameterShape {
  let name: String
  let location: String
  var type: TypedUse
  var isRequired: Bool
  var annotations: SchemaAnnotations
  var style: String?
  var constant: JSONValue?
  var isSecret = false
  /// The name in the path, where it says more: `+path` keeps the slashes of its value.
  var keepsSlashes = false
  /// The encoding of a part of a multipart body.
  var encoding: String?
  var only: String?
  let place: Place
}

struct BodyShape {
  enum Content {
    case type(TypedUse)
    case fields([ParameterShape])
  }

  var content: Content
  var encoding: String
  var isRequired: Bool
  let place: Place

  /// The types that it is made of.
  var uses: [ShapeUse] {
    switch content {
    case .type(let type): [type.use]
    case .fields(let fields): fields.map(\.type.use)
    }
  }
}

struct ResponseShape {
  let status: String
  /// Nil where no body is read.
  var type: ShapeUse?
  var encoding: String?
  /// The format of a stream, whose elements have the type.
  var stream: String?
  /// The text that ends the stream.
  var endOfStream: String?
  var headers: [FieldShape] = []
  /// The media type that it is read from.
  var accepted: Accepted?
  let place: Place
}

/// The media types of a response that a client takes, the one that it is read as first.
struct Accepted {
  let types: [MediaType]
  /// Whether the server may send another type unless the request names these.
  let needsAccept: Bool

  /// - Parameters:
  ///   - type: what the response is read as.
  ///   - others: what can be read in the same way.
  ///   - isOneOfSeveral: whether the server has still other types.
  init(_ type: MediaType, alike others: [MediaType], isOneOfSeveral: Bool) {
    let isUsual = ["application/json", "text/plain"].contains(type.essence)
    types = [type] + others.filter { !$0.isRange }
    needsAccept =
      !type.isRange && (types.count > 1 || !isUsual && (type.isJSON || isOneOfSeveral))
  }
}

struct ErrorShape {
  let key: String
  let type: ShapeUse?
  let summary: String?
  /// The names of the headers that come with it, which are read of the response beside the failure.
  let headers: [String]
  let place: Place
}

struct ExampleShape {
  let name: String
  let status: String
  let value: DocumentNode
  /// Where the response is described to which it belongs.
  let place: Place
}
