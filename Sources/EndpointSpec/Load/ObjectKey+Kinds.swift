import EndpointJSON

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
    ObjectKey(name, path) { $1.string($0) }
  }

  static func word(
    _ name: String,
    _ path: Property<Target, Located<String>?>,
    of words: [String]
  ) -> ObjectKey {
    ObjectKey(name, path, words: words) { $1.word($0, of: words) }
  }

  /// A word that names a case.
  static func word<Case: RawRepresentable<String> & Sendable>(
    _ name: String,
    _ path: Property<Target, Located<Case>?>,
    of cases: [Case]
  ) -> ObjectKey {
    ObjectKey(name, path, words: cases.map(\.rawValue)) { $1.word($0, of: cases) }
  }

  static func text(_ name: String, _ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey(name, path) { $1.string($0)?.value }
  }

  /// The key `summary`: a text of one line.
  static func summary(_ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey("summary", path) { $1.summary($0) }
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
    ObjectKey(name, path) { $1.bool($0)?.value ?? false }
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
