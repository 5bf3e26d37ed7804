/// Named values in order.
///
/// Template objects have few members, which linear search finds faster than hashing. `--dump-model` prints them in this
/// order.
package struct TemplateObject: Sendable {
  package private(set) var members: [(key: String, value: TemplateValue)] = []

  package init() {}

  /// Creates an object. The last of equal names counts.
  package init(_ members: [(String, TemplateValue)]) {
    self.members.reserveCapacity(members.count)
    for (key, value) in members {
      self[key] = value
    }
  }

  package var keys: [String] { members.map(\.key) }

  /// The value of a name. Nil means no member, which differs from `.null`.
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
