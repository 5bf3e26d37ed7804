import EndpointJSON

/// A use of a type: a type expression or an inline definition.
package indirect enum TypeUse: Sendable {
  /// A type expression such as `"[Card]?"`, and its string.
  case expression(TypeExpression, in: Located<String>)
  /// An inline definition. `isOptional` is the key `"optional": true`.
  case definition(TypeSpec, isOptional: Bool)
  /// A JSON array with one element: an array of that type.
  case array(TypeUse, place: Place)
}

extension TypeUse {
  /// The field of the receiver in the type. Its `field` is nil for `self`. Nil for other types.
  var receiverPath: (field: Located<String>?, place: Place)? {
    guard case .expression(.name(let name, format: nil), let text) = self else { return nil }
    let place = text.part(name.range)
    if name.text == "self" { return (nil, place) }
    guard name.text.hasPrefix("self.") else { return nil }
    return (Located(String(name.text.dropFirst("self.".count)), at: place), place)
  }
}

/// A parsed type expression. Ranges are relative to the string, so that equal strings have equal expressions.
package indirect enum TypeExpression: Equatable, Sendable {
  package struct Name: Equatable, Sendable {
    package let text: String
    package let range: Range<Int>

    package init(_ text: String, at range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }

  case name(Name, format: Name?)
  case array(TypeExpression)
  case dictionary(TypeExpression)
  case optional(TypeExpression)
}

package struct TypeSpec: Sendable {
  package enum Form: Sendable {
    case fields(StructSpec)
    /// `{ "identifier": "string" }`
    case identifier(TypeUse)
    case enumeration(EnumSpec)
    case union(UnionSpec)
    case alias(TypeUse)
    /// `{ "external": "Money", "module": "MoneyKit" }`
    case external(ExternalSpec)
  }

  package var form: Form
  package var documentation = Documentation()
  package var was: Located<String>?
  package var deprecation: Deprecation?
  package var place: Place
}

package struct StructSpec: Sendable {
  package var fields: [Named<FieldSpec>] = []
  package var include: [Located<String>] = []
  package var additional: TypeUse?
}

package struct EnumSpec: Sendable {
  package struct Case: Sendable {
    /// The Swift name in the object form. Nil in the list form.
    package var name: Located<String>?
    /// A string or an integer.
    package var value: Located<JSONValue>
    package var summary: String?
    package var deprecation: Deprecation?
    package var was: Located<String>?
  }

  package var cases: [Case] = []
  package var isClosed = false
  /// True for a member of a union with a constant.
  package var isConstant = false
}

package struct UnionSpec: Sendable {
  package struct Member: Sendable {
    /// The name of the case, if the spec contains one.
    package var name: Located<String>?
    /// The tag if it differs from the name: a string or an integer.
    package var tag: Located<JSONValue>?
    /// The Swift name of an event.
    package var swiftName: Located<String>?
    /// Nil only while the member is read.
    package var type: TypeUse?
  }

  package var members: [Member] = []
  package var by: Located<String>?
  package var isClosed = false
  /// True for the events of a stream. Their names are the tags.
  package var isOfEvents = false
}

package struct ExternalSpec: Sendable {
  package var name: Located<String>?
  package var module: Located<String>?
  /// The scalar of the values on the wire.
  package var wire: TypeUse?
}

/// A JSON value of the spec, such as a default or an example, and its file.
package struct JSONNodeAt: Sendable {
  package var node: JSONNode
  package var file: Int

  package init(_ node: JSONNode, file: Int) {
    self.node = node
    self.file = file
  }

  package var place: Place { Place(file: file, start: node.start, end: node.end) }
}

extension TypeSpec {
  /// The value of a member of a union that is one value. Nil for other types.
  var constant: JSONValue? {
    guard case .enumeration(let values) = form, values.isConstant else { return nil }
    return values.cases.first?.value.value
  }

  /// True if it only names another type, so that no type can be nested in it.
  var isOnlyName: Bool {
    switch form {
    case .alias, .external: true
    case .fields, .identifier, .enumeration, .union: false
    }
  }
}
