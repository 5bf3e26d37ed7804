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
  /// Immutable after `init` and never freed, so that it can be copied without reference counting.
  @usableFromInline let table: UnsafePointer<MemberTable>
  @usableFromInline let cases: UnsafePointer<Member>

  /// Prepares the members that `body` adds.
  public init(_ body: (inout WireMemberList<Member>) -> Void) {
    var list = WireMemberList<Member>()
    body(&list)
    table = .allocated(MemberTable(list.members))
    cases = list.cases.pointer
  }
}

/// The members of a union, as `WireMembers` receives them.
@_spi(Generated) public struct WireMemberList<Member: ~Copyable & Sendable>: ~Copyable {
  fileprivate var members: [WireMemberKeys] = []
  fileprivate var cases = WireCaseList<Member>()

  fileprivate init() {}

  /// Adds a member. `next` returns the case for it.
  public mutating func add(_ keys: WireMemberKeys, as member: consuming Member) {
    members.append(keys)
    cases.append(member)
  }
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
  public static func object(_ keys: WireKeys<some ~Copyable & Sendable>) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: keys.table.pointee.facts)])
  }

  /// A struct with these keys and a tag: a member of another union.
  public static func object(
    _ keys: WireKeys<some ~Copyable & Sendable>,
    tag: String,
    _ value: JSONValue
  ) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: keys.table.pointee.facts + [.tag(tag, value)])])
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
