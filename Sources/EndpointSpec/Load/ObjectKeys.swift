import EndpointJSON

/// One key of an object with fixed keys, and what to do with its value.
struct ObjectKey<Target>: Sendable {
  typealias Read = @Sendable (JSONNode, inout Target, inout NodeReader) -> Void

  let name: String
  let isRequired: Bool
  /// The words that may stand there, where the language has a few.
  let words: [String]
  let read: Read

  init(_ name: String, isRequired: Bool = false, words: [String] = [], read: @escaping Read) {
    self.name = name
    self.isRequired = isRequired
    self.words = words
    self.read = read
  }

  /// The same key in an object that holds the target in one of its properties.
  func lifted<Outer>(
    _ path: Property<Outer, Target>
  ) -> ObjectKey<Outer> {
    let read = read
    return ObjectKey<Outer>(name, isRequired: isRequired, words: words) { node, outer, reader in
      read(node, &outer[keyPath: path], &reader)
    }
  }
}

/// The keys of one kind of object: what the loader reads, and what the JSON Schema is held against.
struct ObjectKeys<Target>: Sendable {
  /// The object as messages name it: `an endpoint`.
  let noun: String
  /// The name of the definition in the JSON Schema: `endpoint`.
  let definition: String
  let keys: [ObjectKey<Target>]
  let requiredNames: [String]
  /// The keys of other kinds of object that may stand in the same place: a misspelt one may mean these.
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
    requiredNames = keys.filter(\.isRequired).map(\.name)
  }

  var names: [String] { keys.map(\.name) }

  subscript(name: String) -> ObjectKey<Target>? {
    // By index, since a key that is looked at in passing need not be copied.
    let length = name.utf8.count
    for index in keys.indices
    where keys[index].name.utf8.count == length && keys[index].name == name {
      return keys[index]
    }
    return nil
  }
}
