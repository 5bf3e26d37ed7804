/// The allowed value at a location of a document.
indirect enum DocumentRule: Sendable {
  case anything
  case text
  case flag
  case number
  case word([String])
  /// One of the words, or an array of some of them.
  case words([String])
  case object(DocumentObject)
  /// A schema, or a Boolean schema.
  case schema
  case array(DocumentRule)
  /// An object with arbitrary keys.
  case map(DocumentRule)
  /// An object with arbitrary keys, where keys with `x-` are extensions.
  case extensibleMap(DocumentRule)
  /// A feature that a spec cannot express. The report counts it under the noun.
  case uncarried(String, DocumentRule)
  /// The format of a schema. The report counts text formats, which a spec does not have, except for passwords.
  case format

  /// The object that is expected.
  var object: DocumentObject? {
    switch self {
    case .object(let object): object
    case .schema: .schema
    case .uncarried(_, let rule): rule.object
    default: nil
    }
  }

  /// The expected value, for messages.
  var phrase: String {
    switch self {
    case .anything: "a value"
    case .text, .word, .format: "a string"
    case .flag: "true or false"
    case .number: "a number"
    case .words: "a string or an array of them"
    case .object(let object): object.rawValue
    case .schema: DocumentObject.schema.rawValue
    case .array: "an array"
    case .map, .extensibleMap: "an object"
    case .uncarried(_, let rule): rule.phrase
    }
  }
}
