/// What a document may hold at a place.
indirect enum DocumentRule: Sendable {
  case anything
  case text
  case flag
  case number
  case word([String])
  /// One of the words, or an array of some of them.
  case words([String])
  case object(DocumentObject)
  /// A schema, or a boolean in the place of one.
  case schema
  case array(DocumentRule)
  /// An object with keys of the document's own.
  case map(DocumentRule)
  /// Such an object in which keys with `x-` are extensions.
  case extensibleMap(DocumentRule)
  /// What a spec has no place for: how many there are of the noun is told.
  case uncarried(String, DocumentRule)
  /// The format of a schema. Of those of texts a spec knows none, but for passwords.
  case format

  /// The object that has to stand there.
  var object: DocumentObject? {
    switch self {
    case .object(let object): object
    case .schema: .schema
    case .uncarried(_, let rule): rule.object
    default: nil
    }
  }

  /// What has to stand there, as a message says it.
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
