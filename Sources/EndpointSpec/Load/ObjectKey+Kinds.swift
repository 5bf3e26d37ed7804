import EndpointJSON

/// A writable property of a spec type.
typealias Property<Target, Value> = WritableKeyPath<Target, Value> & Sendable

extension ObjectKey {
  static func string(
    _ name: String,
    _ path: Property<Target, Located<String>?>,
    isRequired: Bool = false
  ) -> ObjectKey {
    ObjectKey(name, isRequired: isRequired) { node, target, reader in
      target[keyPath: path] = reader.string(node)
    }
  }

  static func word(
    _ name: String,
    _ path: Property<Target, Located<String>?>,
    of words: [String],
    isRequired: Bool = false
  ) -> ObjectKey {
    ObjectKey(name, isRequired: isRequired, words: words) { node, target, reader in
      target[keyPath: path] = reader.word(node, of: words)
    }
  }

  static func text(_ name: String, _ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.string(node)?.value
    }
  }

  /// The key `summary`: a text of one line.
  static func summary(_ path: Property<Target, String?>) -> ObjectKey {
    ObjectKey("summary") { node, target, reader in
      target[keyPath: path] = reader.summary(node)
    }
  }

  static func strings(
    _ name: String,
    _ path: Property<Target, Located<[Located<String>]>?>
  ) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.list(node) { $1.string($0) }
        .map { Located($0, at: reader.place(of: node)) }
    }
  }

  static func flag(_ name: String, _ path: Property<Target, Bool>) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.bool(node)?.value ?? false
    }
  }

  static func seconds(
    _ name: String,
    _ path: Property<Target, Located<Double>?>
  ) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.positiveNumber(node)
    }
  }

  static func integer(_ name: String, _ path: Property<Target, Located<Int>?>) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = reader.integer(node)
    }
  }

  /// Any JSON, stored unchanged.
  static func json(_ name: String, _ path: Property<Target, JSONNodeAt?>) -> ObjectKey {
    ObjectKey(name) { node, target, reader in
      target[keyPath: path] = JSONNodeAt(node, file: reader.file)
    }
  }

  static func type(
    _ name: String,
    _ path: Property<Target, TypeUse?>,
    isRequired: Bool = false
  ) -> ObjectKey {
    ObjectKey(name, isRequired: isRequired) { node, target, reader in
      target[keyPath: path] = reader.typeUse(node)
    }
  }

  static func deprecated(_ path: Property<Target, DeprecationSpec?>) -> ObjectKey {
    ObjectKey("deprecated") { node, target, reader in
      target[keyPath: path] = reader.deprecation(node)
    }
  }

  static func map<Value: Sendable>(
    _ name: String,
    _ path: Property<Target, [Named<Value>]>,
    isRequired: Bool = false,
    _ read: @escaping @Sendable (Located<String>, JSONNode, inout NodeReader) -> Value?
  ) -> ObjectKey {
    ObjectKey(name, isRequired: isRequired) { node, target, reader in
      target[keyPath: path] = reader.map(node, read)
    }
  }
}
