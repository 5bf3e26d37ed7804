/// The members of an untagged union, prepared for selection by the keys of an object.
///
/// ```swift
/// private static let members = WireMembers<WireMember> { members in
///   members.add(.object(Square.keys), as: .square)
///   members.add(.value, as: .text)
/// }
/// ```
///
/// A member matches an object only if the object has all its required keys, and no unlisted values for keys with a list
/// of values. Of several matching members, the one with the most keys of the object takes precedence, then the order in
/// which they were added.
@_spi(Generated) public struct WireMembers<Member: ~Copyable & Sendable>: @unchecked Sendable {
  /// Its cases are of the type `Member`. It is immutable and never freed, so that it can be copied without reference
  /// counting.
  @usableFromInline let table: UnsafePointer<MemberTable>

  /// Prepares the members that `body` adds.
  @inlinable
  @inline(__always)
  public init(_ body: (inout WireMemberList<Member>) -> Void) {
    var list = WireMemberList<Member>()
    body(&list)
    table = list.entries.table()
  }
}

/// The members of a union, as `WireMembers` receives them. Like `WireKeyList`, it needs no metadata of the enum.
@_spi(Generated) public struct WireMemberList<Member: ~Copyable & Sendable>: ~Copyable {
  @usableFromInline let entries: WireMemberEntries

  @inlinable
  @inline(__always)
  init() {
    entries = .empty(MemoryLayout<Member>.size, alignment: MemoryLayout<Member>.alignment)
  }

  /// Adds a member. `next` returns the case for it.
  @inlinable
  @inline(__always)
  public mutating func add(_ keys: WireMemberKeys, as member: consuming Member) {
    entries.add(keys).initializeMemory(as: Member.self, to: member)
  }
}

/// The members of `WireMembers`, and the places of their cases.
@_spi(Generated)
@usableFromInline
final class WireMemberEntries: CasePlaces {
  private var members: [WireMemberKeys] = []

  /// Returns the place of the member's case, which the caller must initialize.
  @usableFromInline
  @inline(never)
  func add(_ keys: WireMemberKeys) -> UnsafeMutableRawPointer {
    members.append(keys)
    return addPlace()
  }

  @usableFromInline
  @inline(never)
  func table() -> UnsafePointer<MemberTable> { .allocated(MemberTable(members, pointer)) }
}

/// The objects that a member of a union accepts.
@_spi(Generated) public struct WireMemberKeys: Sendable {
  /// Objects with certain keys, or any objects.
  struct Form: Sendable {
    var facts: [JSONKeyFact] = []
    /// The number of arrays around the object.
    var depth = 0
    /// Whether more arrays may be around it.
    var isDeep = false
  }

  let forms: [Form]

  /// A scalar, which accepts no objects.
  public static let value = WireMemberKeys(forms: [])
  /// Any object: a dictionary.
  public static let anyObject = WireMemberKeys(forms: [Form()])
  /// Any value.
  public static let anything = WireMemberKeys(forms: [Form(isDeep: true)])

  /// A struct with these keys.
  @inlinable
  @inline(__always)
  public static func object(_ keys: WireKeys<some ~Copyable & Sendable>) -> WireMemberKeys {
    object(keys.table)
  }

  /// A struct with these keys and a tag: a member of another union.
  @inlinable
  @inline(__always)
  public static func object(
    _ keys: WireKeys<some ~Copyable & Sendable>,
    tag: String,
    _ value: JSONValue
  ) -> WireMemberKeys {
    object(keys.table).tagged(tag, value)
  }

  @usableFromInline
  static func object(_ table: UnsafePointer<JSONKeyTable>) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: table.pointee.facts)])
  }

  /// Any object with a tag: a dictionary in another union.
  public static func anyObject(tag: String, _ value: JSONValue) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: [.tag(tag, value)])])
  }

  /// The objects with another tag: members of a union in a union with tags.
  public func tagged(_ tag: String, _ value: JSONValue) -> WireMemberKeys {
    WireMemberKeys(
      forms: forms.map { form in
        Form(facts: form.facts + [.tag(tag, value)], depth: form.depth, isDeep: form.isDeep)
      }
    )
  }

  /// An array. Its first element is examined.
  public static func array(_ element: WireMemberKeys) -> WireMemberKeys {
    WireMemberKeys(
      forms: element.forms.map { Form(facts: $0.facts, depth: $0.depth + 1, isDeep: $0.isDeep) }
    )
  }

  /// Another union.
  public static func either(_ members: [WireMemberKeys]) -> WireMemberKeys {
    WireMemberKeys(forms: members.flatMap(\.forms))
  }
}

/// The facts about one key of a struct, for the selection of a union member.
package struct JSONKeyFact: Sendable {
  let name: String
  /// Whether every object of the struct has the key, possibly with null.
  var isAlways = false
  /// The listed values. Empty if there is no list.
  var values: [JSONValue] = []
  /// Whether only the listed values are possible.
  var isOnly = false

  /// The key of a tag with its value.
  static func tag(_ name: String, _ value: JSONValue) -> JSONKeyFact {
    JSONKeyFact(name: name, isAlways: true, values: [value], isOnly: true)
  }
}
