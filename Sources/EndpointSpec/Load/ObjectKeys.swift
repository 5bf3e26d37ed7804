import EndpointJSON

/// A key of an object with fixed keys, and how to read its value.
struct ObjectKey<Target>: Sendable {
  typealias Read = @Sendable (JSONNode, inout Target, inout NodeReader) -> Void

  let name: String
  private(set) var isRequired: Bool
  /// Whether its value is a text, a number or a Boolean.
  private(set) var isScalar = false
  /// The allowed words, if the value is one of a few.
  let words: [String]
  let read: Read

  init(_ name: String, isRequired: Bool = false, words: [String] = [], read: @escaping Read) {
    self.name = name
    self.isRequired = isRequired
    self.words = words
    self.read = read
  }

  /// The same key, which every object must have.
  var required: ObjectKey {
    var key = self
    key.isRequired = true
    return key
  }

  /// The same key, whose value is no object.
  var ofScalar: ObjectKey {
    var key = self
    key.isScalar = true
    return key
  }

  /// The same key for an object that stores the target in a property.
  func lifted<Outer>(
    _ path: Property<Outer, Target>
  ) -> ObjectKey<Outer> {
    let read = read
    let key = ObjectKey<Outer>(name, isRequired: isRequired, words: words) { node, outer, reader in
      read(node, &outer[keyPath: path], &reader)
    }
    return isScalar ? key.ofScalar : key
  }
}

/// The keys of one kind of object. The loader uses them, and tests compare them with the JSON Schema.
struct ObjectKeys<Target>: Sendable {
  /// The name of the object in messages: `an endpoint`.
  let noun: String
  /// The name of the definition in the JSON Schema: `endpoint`.
  let definition: String
  let keys: [ObjectKey<Target>]
  let names: [String]
  let requiredNames: [String]
  /// The keys of other kinds of object at the same position, for hints on misspelled keys.
  let otherForms: [String]

  init(
    _ noun: String,
    definition: String,
    otherForms: [String] = [],
    _ keys: [ObjectKey<Target>]
  ) {
    self.noun = noun
    self.definition = definition
    self.otherForms = otherForms
    self.keys = keys
    names = keys.map(\.name)
    requiredNames = keys.filter(\.isRequired).map(\.name)
  }

  subscript(name: String) -> ObjectKey<Target>? { keys.first { $0.name == name } }
}

/// The keys of one kind of object, without their target.
struct KeyTable: Sendable {
  let noun: String
  let definition: String
  let names: [String]
  let keys: [(name: String, isRequired: Bool, words: [String])]

  init<Target>(_ keys: ObjectKeys<Target>) {
    noun = keys.noun
    definition = keys.definition
    names = keys.names
    self.keys = keys.keys.map { ($0.name, $0.isRequired, $0.words) }
  }
}

/// The keys of the spec language, for tools that place them.
package enum SpecKeys {
  /// The keys of all objects with fixed keys.
  static let tables: [KeyTable] =
    [
      KeyTable(SpecDocument.keys), KeyTable(SpecDocument.partKeys), KeyTable(Documentation.keys),
      KeyTable(ServerSpec.keys), KeyTable(ServerVariableSpec.keys), KeyTable(KeyDraft.keys),
      KeyTable(AuthenticationSchemeSpec.oauthKeys), KeyTable(OAuthDraft.keys),
      KeyTable(DefaultsSpec.keys), KeyTable(DefaultsSpec.queryKeys),
      KeyTable(SwiftOptionsSpec.keys), KeyTable(Deprecation.keys), KeyTable(ValueLimits.keys),
      KeyTable(EnumSpec.Case.keys), KeyTable(EnumSpec.Case.constantKeys),
      KeyTable(UnionSpec.Member.keys),
      KeyTable(UnionSpec.Member.eventKeys), KeyTable(FieldSpec.keys),
      KeyTable(FieldSpec.headerKeys), KeyTable(ParameterSpec.keys),
      KeyTable(ParameterSpec.bodyFieldKeys), KeyTable(EndpointDefinition.keys),
      KeyTable(ExampleSpec.keys), KeyTable(BodySpec.fieldsKeys), KeyTable(BodySpec.valueKeys),
      KeyTable(ResponseValueSpec.keys), KeyTable(StreamSpec.keys),
      KeyTable(ErrorRuleSpec.statusKeys), KeyTable(ErrorRuleSpec.whenKeys),
      KeyTable(ErrorRuleSpec.presenceKeys),
    ] + TypeDraft.formNames.map { KeyTable(TypeDraft.keys(of: $0)) }
    + PaginationModel.Style.allCases.map { KeyTable(PaginationSpec.keys(of: $0)) }

  /// True for a key of any object.
  static func isKey(_ name: String) -> Bool { tables.contains { $0.names.contains(name) } }

  /// True for a key of the object that an endpoint or a spec has under another key: `encoding` below `body`.
  ///
  /// - Parameter word: Its value, if that is a text. It counts if the key has other words.
  static func isKey(
    _ name: String,
    with word: String?,
    below home: String,
    of definition: String
  ) -> Bool {
    let definitions =
      switch (definition, home) {
      case ("endpoint", "body"): ["bodyOfFields", "bodyOfType"]
      case ("endpoint", "response"): ["responseOfType", "responseStream"]
      case ("spec", "swift"): ["swift"]
      default: [String]()
      }
    return tables.contains { table in
      definitions.contains(table.definition)
        && table.keys.contains { key in
          key.name == name && (key.words.isEmpty || word.map(key.words.contains) ?? true)
        }
    }
  }

  /// True for a key of a body or a response of this form.
  static func isKey(_ name: String, in home: JSONMember) -> Bool {
    let definition =
      switch home.key {
      case "body": home.value.member("fields") == nil ? "bodyOfType" : "bodyOfFields"
      case "response": home.value.member("stream") == nil ? "responseOfType" : "responseStream"
      default: home.key
      }
    return tables.contains { $0.definition == definition && $0.names.contains(name) }
  }

  /// The keys of the object under a key, or of the entries of a map such as `fields`, in the order of the loader. Empty
  /// for other objects.
  package static func names(in name: String) -> [String] {
    switch name {
    case "endpoints": EndpointDefinition.keys.names
    case "fields": FieldSpec.keys.names
    case "parameters": ParameterSpec.keys.names
    default: []
    }
  }
}

/// A writable property of a spec type.
typealias Property<Target, Value> = WritableKeyPath<Target, Value> & Sendable

extension ObjectKey {
  /// A key whose value is stored in a property.
  init<Value>(
    _ name: String,
    _ path: Property<Target, Value>,
    words: [String] = [],
    _ read: @escaping @Sendable (JSONNode, inout NodeReader) -> Value
  ) {
    self.init(name, words: words) { node, target, reader in
      target[keyPath: path] = read(node, &reader)
    }
  }

  static func string(_ name: String, _ path: Property<Target, Located<String>?>) -> ObjectKey {
    ObjectKey(name, path) { $1.string($0) }.ofScalar
  }

  static func word(
    _ name: String,
    _ path: Property<Target, Located<String>?>,
    of words: [String]
  ) -> ObjectKey {
    ObjectKey(name, path, words: words) { $1.word($0, of: words) }.ofScalar
  }

  /// A word that names a case.
  static func word<Case: RawRepresentable<String> & Sendable>(
    _ name: String,
    _ path: Property<Target, Located<Case>?>,
    of cases: [Case]
  ) -> ObjectKey {
    ObjectKey(name, path, words: cases.map(\.rawValue)) { $1.word($0, of: cases) }.ofScalar
  }

  static func text(_ name: String, _ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey(name, path) { $1.string($0)?.value }.ofScalar
  }

  /// The key `summary`: a text of one line.
  static func summary(_ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey("summary", path) { $1.summary($0) }.ofScalar
  }

  static func strings(
    _ name: String,
    _ path: Property<Target, Located<[Located<String>]>?>
  ) -> ObjectKey {
    ObjectKey(name, path) { node, reader in
      reader.list(node) { $1.string($0) }.map { Located($0, at: reader.place(of: node)) }
    }
  }

  static func flag(_ name: String, _ path: Property<Target, Bool>) -> ObjectKey {
    ObjectKey(name, path) { $1.bool($0)?.value ?? false }.ofScalar
  }

  static func seconds(_ name: String, _ path: Property<Target, Located<Double>?>) -> ObjectKey {
    ObjectKey(name, path) { $1.positiveNumber($0) }
  }

  /// Any JSON, stored unchanged.
  static func json(_ name: String, _ path: Property<Target, JSONNodeAt?>) -> ObjectKey {
    ObjectKey(name, path) { JSONNodeAt($0, file: $1.file) }
  }

  static func type(_ name: String, _ path: Property<Target, TypeUse?>) -> ObjectKey {
    ObjectKey(name, path) { $1.typeUse($0) }
  }

  static func deprecated(_ path: Property<Target, Deprecation?>) -> ObjectKey {
    ObjectKey("deprecated", path) { $1.deprecation($0) }
  }

  static func map<Value: Sendable>(
    _ name: String,
    _ path: Property<Target, [Named<Value>]>,
    _ read: @escaping @Sendable (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> ObjectKey {
    ObjectKey(name, path) { $1.map($0, read) }
  }
}
