/// The members of a union without a tag, prepared for choosing one by the keys of an object.
///
/// ```swift
/// private static let members: WireMembers = [.object(Square.keys), .object(Circle.keys), .value]
/// ```
///
/// A member that is an object is chosen only if the object has all keys that the member requires, and no other value under
/// the keys for which the member has a list of values. Of several such members, the one that knows most keys of the object
/// comes first, then the order of the list.
public struct WireMembers: @unchecked Sendable {
  /// Nothing changes it after `init`, and it is never freed, so that it is handed on without counting references.
  let table: UnsafePointer<MemberTable>
}

extension WireMembers: ExpressibleByArrayLiteral {
  public init(arrayLiteral members: WireMemberKeys...) {
    let table = UnsafeMutablePointer<MemberTable>.allocate(capacity: 1)
    table.initialize(to: MemberTable(members))
    self.table = UnsafePointer(table)
  }
}

/// The objects that one member of a union takes.
public struct WireMemberKeys: Sendable {
  /// Objects with certain keys, or any.
  struct Form: Sendable {
    var facts: [JSONKeyFact] = []
    /// How many arrays lie around the object.
    var depth = 0
    /// Whether more arrays may lie around it.
    var isDeep = false
  }

  let forms: [Form]

  /// No object: a scalar.
  public static let value = WireMemberKeys(forms: [])
  /// Any object: a dictionary.
  public static let anyObject = WireMemberKeys(forms: [Form()])
  /// Any value.
  public static let anything = WireMemberKeys(forms: [Form(isDeep: true)])

  /// A struct with these keys.
  public static func object(_ keys: WireKeys) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: keys.table.pointee.facts)])
  }

  /// A struct with these keys and a tag: the member of another union.
  public static func object(_ keys: WireKeys, tag: String, _ value: JSONValue) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: keys.table.pointee.facts + [.tag(tag, value)])])
  }

  /// Any object with a tag: a dictionary in another union.
  public static func anyObject(tag: String, _ value: JSONValue) -> WireMemberKeys {
    WireMemberKeys(forms: [Form(facts: [.tag(tag, value)])])
  }

  /// An array, of which the first element decides.
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

/// What the choice of a union's member asks of one key of a struct.
package struct JSONKeyFact: Sendable {
  let name: String
  /// Whether each object of the struct has the key; its value may be null.
  var isAlways = false
  /// The values that it may have; empty if there is no list.
  var values: [JSONValue] = []
  /// Whether there are no others: another value then is never one of the struct's.
  var isOnly = false

  /// The key of a tag, which always has this value.
  static func tag(_ name: String, _ value: JSONValue) -> JSONKeyFact {
    JSONKeyFact(name: name, isAlways: true, values: [value], isOnly: true)
  }
}
