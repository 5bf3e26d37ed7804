/// Named values, in order.
///
/// An object of a template has a handful of names, which are found faster by looking through them than by hashing; the
/// order is what `--dump-model` prints.
package struct TemplateObject: Equatable, Sendable {
  package private(set) var keys: [String] = []
  package private(set) var values: [TemplateValue] = []

  package init() {}

  /// The members in their order; where a name stands twice, the later value counts.
  package init(_ members: [(String, TemplateValue)]) {
    keys.reserveCapacity(members.count)
    values.reserveCapacity(members.count)
    for (key, value) in members {
      self[key] = value
    }
  }

  /// The value with that name; nil is no member, which is not the same as `.null`.
  package subscript(key: String) -> TemplateValue? {
    get {
      keys.firstIndex(of: key).map { values[$0] }
    }
    set {
      switch (keys.firstIndex(of: key), newValue) {
      case (let index?, let value?):
        values[index] = value
      case (let index?, nil):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, let value?):
        keys.append(key)
        values.append(value)
      case (nil, nil):
        break
      }
    }
  }
}

extension TemplateObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self.init(elements)
  }
}
