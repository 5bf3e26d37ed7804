import EndpointJSON
import EndpointSpec

/// Which media type of a body a function sends: the first that can be written, and those that can say something else.
///
/// `POST /images/edits` of OpenAI takes parts with the pictures, or JSON with their addresses: two functions,
/// `Images.edit` and `Images.editJSON`.
struct BodyForms {
  /// What the first function of the operation sends.
  let usual: DocumentMember?
  /// What further functions send.
  let others: [DocumentMember]

  /// - Parameter documents: what references lead to.
  init(_ content: [DocumentMember], _ documents: inout Documents) {
    guard content.count > 1 else {
      (usual, others) = (content.first, [])
      return
    }
    let forms = content.map { BodyForm($0, &documents) }
    let writable = forms.filter(\.isWritable)
    // A text beside fields is there for curl.
    guard let first = writable.first(where: { $0.type.encoding != "text" }) ?? writable.first else {
      (usual, others) = (MediaType.preferred(content), [])
      return
    }
    let usual =
      forms.first { $0.type.essence == "application/json" && $0.saysAll(of: first) } ?? first
    var said = [usual]
    for form in writable where !said.contains(where: { $0.saysAll(of: form) }) {
      said.append(form)
    }
    (self.usual, others) = (usual.content, said.dropFirst().map(\.content))
  }
}

/// What a body of a media type can say.
private struct BodyForm {
  let content: DocumentMember
  let type: MediaType
  private let schema: DocumentNode?
  private var keys: Set<String> = []
  private var hasFile = false

  init(_ content: DocumentMember, _ documents: inout Documents) {
    self.content = content
    type = MediaType(content.key)
    schema = documents.landed(content.value)?["schema"].flatMap { documents.landed($0) }
    if let schema { collect(schema, &documents, depth: 0) }
  }

  /// The fields, those of `allOf` too, and whether one is a file.
  private mutating func collect(_ schema: DocumentNode, _ documents: inout Documents, depth: Int) {
    guard depth < 8, let schema = documents.landed(schema) else { return }
    for part in schema.elements("allOf") { collect(part, &documents, depth: depth + 1) }
    for property in schema.members("properties") {
      keys.insert(property.key)
      var value = documents.landed(property.value)
      if let items = value?["items"] { value = documents.landed(items) }
      if value?["format"]?.text == "binary" || value?["contentMediaType"] != nil { hasFile = true }
    }
  }

  /// Whether the spec language has words for it, and its schema is one that the media type can carry.
  var isWritable: Bool {
    guard !type.isRange, !type.isStream, let encoding = type.encoding else { return false }
    let isObject = !keys.isEmpty || schema?["type"]?.text == "object"
    return switch encoding {
    case "json": true
    case "form", "multipart": isObject
    default: !isObject && schema?["type"]?.text != "array"
    }
  }

  /// Whether a body of this form can say whatever one of the other form says.
  func saysAll(of other: BodyForm) -> Bool {
    if other.type.isWhole != type.isWhole { return false }
    if other.hasFile, other.type.encoding == "multipart", type.encoding != "multipart" {
      return false
    }
    return keys == other.keys || schema?.place == other.schema?.place
  }
}

extension MediaType {
  /// Whether it is bytes or a text, not fields.
  fileprivate var isWhole: Bool { ["text", "binary"].contains(encoding) }

  /// The media type that a client takes: JSON before forms before the rest.
  static func preferred(_ content: [DocumentMember]) -> DocumentMember? {
    content.enumerated().min { left, right in
      (MediaType(left.element.key).rank, left.offset)
        < (MediaType(right.element.key).rank, right.offset)
    }?.element
  }

  /// What the name of a function ends in that sends this type, where another one sends the usual type.
  var nameEnding: String {
    switch encoding {
    case "form": return "Form"
    case "multipart": return "Multipart"
    case "text": return "Text"
    case "json" where essence != "application/json":
      let subtype = essence.split(separator: "/").last?.split(separator: "+").first ?? ""
      return SwiftNaming.typeNamePart(for: ProposedName.member(String(subtype)))
    case "json": return "JSON"
    default: return "Data"
    }
  }
}
