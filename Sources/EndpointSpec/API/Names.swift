import EndpointJSON

/// A Swift name without escapes: `deckID`, `default`. It is derived from a wire name or given with `as`.
package struct SwiftName: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: SwiftName, right: SwiftName) -> Bool { left.text < right.text }
}

/// A nested type has a full name, `Card.Suit`, for uses of the type. The declaration, in an extension of the owner, has
/// only the last component.
extension SwiftName {
  /// Creates the name of a type nested in an owner. Without an owner, it is at the top level.
  package init(_ name: String, in owner: SwiftName?) {
    self.init(owner.map { "\($0.text).\(name)" } ?? name)
  }

  /// The name of the enclosing type: `Card` of `Card.Suit`, `A.B` of `A.B.C`.
  package var owner: SwiftName? { dot.map { SwiftName(String(text[..<$0])) } }

  /// The last component: `Suit` of `Card.Suit`.
  package var last: SwiftName {
    dot.map { SwiftName(String(text[text.utf8.index(after: $0)...])) } ?? self
  }

  /// The first component, which Swift looks up first: `A` of `A.B.C`.
  package var root: SwiftName {
    text.utf8.firstIndex(of: UInt8(ascii: ".")).map { SwiftName(String(text[..<$0])) } ?? self
  }

  /// The enclosing types, innermost first. A valid name has fewer than the limit.
  package var owners: [SwiftName] {
    guard let owner else { return [] }
    return Array(sequence(first: owner, next: \.owner).prefix(Budget.nameBytes.maximum))
  }

  private var dot: String.Index? { text.utf8.lastIndex(of: UInt8(ascii: ".")) }
}

/// A name in requests and responses.
package struct WireName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }
}

/// A property that is stored separately, so that copying its owner takes less code.
@propertyWrapper
package indirect enum Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)

  package init(wrappedValue: Value) { self = .value(wrappedValue) }

  package var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

/// A property that is stored separately, and not at all while it is absent, as most keys of most declarations are.
@propertyWrapper
package enum Sparse<Value: Omissible & Sendable>: Sendable {
  case absent
  indirect case present(Value)

  package init(wrappedValue: Value) {
    self = wrappedValue.isAbsent ? .absent : .present(wrappedValue)
  }

  package var wrappedValue: Value {
    get {
      switch self {
      case .absent: .absent
      case .present(let value): value
      }
    }
    set { self = Sparse(wrappedValue: newValue) }
  }
}

extension Sparse: Equatable where Value: Equatable {}

/// A value that a declaration may lack.
package protocol Omissible {
  static var absent: Self { get }
  var isAbsent: Bool { get }
}

extension Optional: Omissible {
  package static var absent: Self { nil }
  package var isAbsent: Bool {
    if case .none = self { true } else { false }
  }
}

/// A property that equality ignores, such as the place of a declaration.
@propertyWrapper
package struct NotPartOfEquality<Value: Sendable>: Equatable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (left: NotPartOfEquality, right: NotPartOfEquality) -> Bool { true }
}
