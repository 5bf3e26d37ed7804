/// Named values, in order.
///
/// An object of a template has a handful of names, which are found faster by looking through them than by hashing; the
/// order is what `--dump-model` prints.
package struct TemplateObject: Sendable {
  package private(set) var members: [(key: String, value: TemplateValue)] = []

  package init() {}

  /// The members in their order; where a name stands twice, the later value counts.
  package init(_ members: [(String, TemplateValue)]) {
    self.members.reserveCapacity(members.count)
    for (key, value) in members {
      self[key] = value
    }
  }

  package var keys: [String] { members.map(\.key) }

  /// The value with that name; nil is no member, which is not the same as `.null`.
  package subscript(key: String) -> TemplateValue? {
    get {
      index(of: key).map { members[$0].value }
    }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? {
    members.indices.first { members[$0].key == key }
  }
}

extension TemplateObject: Equatable {
  package static func == (one: TemplateObject, other: TemplateObject) -> Bool {
    one.members.elementsEqual(other.members) { $0 == $1 }
  }
}

extension TemplateObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self.init(elements)
  }
}
