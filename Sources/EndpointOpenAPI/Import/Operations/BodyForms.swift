import EndpointJSON
import EndpointSpec
import EndpointWire

/// Selects the media types of request bodies: the first supported one, and those that can express more.
///
/// `POST /images/edits` of OpenAI accepts multipart with images, or JSON with their URLs. It becomes two functions:
/// `Images.edit` and `Images.editJSON`.
struct BodyForms {
  /// The media type of the operation's first function.
  let usual: DocumentMember?
  /// The media types of further functions.
  let others: [DocumentMember]

  init(_ content: [DocumentMember], _ stage: inout some ImportStage) {
    guard content.count > 1 else {
      (usual, others) = (content.first, [])
      return
    }
    let forms = content.map { BodyForm($0, &stage) }
    let writable = forms.filter(\.isWritable)
    // A text next to a structured type is an alternative for command lines.
    guard let first = writable.first(where: { $0.type.encoding != .text }) ?? writable.first else {
      (usual, others) = (MediaType.preferred(content), [])
      return
    }
    let usual =
      forms.first { $0.type.essence == "application/json" && $0.covers(first) } ?? first
    var said = [usual]
    for form in writable where !said.contains(where: { $0.covers(form) }) {
      said.append(form)
    }
    (self.usual, others) = (usual.content, said.dropFirst().map(\.content))
  }
}

/// The contents that a media type of a body can express.
private struct BodyForm {
  let content: DocumentMember
  let type: MediaType
  private let schema: DocumentNode?
  private var keys: Set<String> = []
  private var hasFile = false

  init(_ content: DocumentMember, _ stage: inout some ImportStage) {
    self.content = content
    type = MediaType(content.key)
    schema = stage.resolvedSilently(content.value)?["schema"]
      .flatMap { stage.resolvedSilently($0) }
    if let schema { collect(schema, &stage, depth: 0) }
  }

  /// Collects the fields, including those of `allOf`, and whether one is a file.
  private mutating func collect(
    _ schema: DocumentNode,
    _ stage: inout some ImportStage,
    depth: Int
  ) {
    guard depth < 8, let schema = stage.resolvedSilently(schema) else { return }
    for part in schema.elements("allOf") { collect(part, &stage, depth: depth + 1) }
    for property in schema.members("properties") {
      keys.insert(property.key)
      var value = stage.resolvedSilently(property.value)
      if let items = value?["items"] { value = stage.resolvedSilently(items) }
      if value?["format"]?.text == "binary" || value?["contentMediaType"] != nil { hasFile = true }
    }
  }

  /// Whether the spec language supports the media type with this schema.
  var isWritable: Bool {
    guard !type.isRange, !type.isStream, let encoding = type.encoding else { return false }
    let isObject = !keys.isEmpty || schema?["type"]?.text == "object"
    return switch encoding {
    case .json: true
    case .form, .multipart: isObject
    default: !isObject && schema?["type"]?.text != "array"
    }
  }

  /// Whether this form can express everything that the other form can.
  func covers(_ other: BodyForm) -> Bool {
    if other.type.isWhole != type.isWhole { return false }
    if other.hasFile, other.type.encoding == .multipart, type.encoding != .multipart {
      return false
    }
    return keys == other.keys || schema?.place == other.schema?.place
  }
}

extension MediaType {
  /// Whether the body is bytes or text, without fields.
  fileprivate var isWhole: Bool { [.text, .binary].contains(encoding) }

  /// The preferred media type of a client: JSON, then forms, then the rest.
  static func preferred(_ content: [DocumentMember]) -> DocumentMember? {
    content.min { MediaType($0.key).rank < MediaType($1.key).rank }
  }

  /// The preference of a client: JSON first, markup last.
  private var rank: Int {
    if essence == "application/json" { return 0 }
    if isStream { return 5 }
    return switch encoding {
    case .json: isRange ? 2 : 1
    case .multipart: 3
    case .form: 4
    case .text: 6
    case .binary: 7
    case nil: 8
    }
  }

  /// Whether it is a stream of events, lines or texts.
  var isStream: Bool { streamFormat != nil }

  /// Whether it is the default media type of its encoding.
  var isUsual: Bool { BodyEncoding.allCases.contains { $0.mediaType == essence } }

  /// The suffix of the function that sends this type, if another function sends the default type.
  var nameEnding: String {
    switch encoding {
    case .form: return "Form"
    case .multipart: return "Multipart"
    case .text: return "Text"
    case .json where essence != "application/json":
      let subtype = essence.split(separator: "/").last?.split(separator: "+").first ?? ""
      return SwiftNaming.typeNamePart(for: ProposedName.member(String(subtype)))
    case .json: return "JSON"
    default: return "Data"
    }
  }
}

/// The responses that a function of an operation reads.
///
/// `POST /chat/completions` of OpenAI returns JSON or an event stream, depending on its body. It becomes two functions:
/// `Completions.create` and `Completions.createStream`.
enum Selection: Sendable {
  case anything
  case value
  /// Only streams.
  case stream

  /// The media types that the function reads.
  func selected(of content: [DocumentMember]) -> [DocumentMember] {
    switch self {
    case .anything: content
    case .value: content.filter { !MediaType($0.key).isStream }
    case .stream: content.filter { MediaType($0.key).isStream }
    }
  }

  /// The value of a field or a parameter `stream`.
  var flag: Bool? {
    switch self {
    case .anything: nil
    case .value: false
    case .stream: true
    }
  }
}
