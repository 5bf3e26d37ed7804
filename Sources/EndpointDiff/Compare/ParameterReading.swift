import EndpointSpec
import EndpointWire

/// How the new server reads a parameter of shipped apps: its names and values.
struct ParameterReading {
  private let match: Match
  let old: WrittenParameter
  let new: WrittenParameter
  /// The relation of the types, ignoring styles.
  let types: TypeDifference

  /// Nil if a spec lacks the type.
  init?(_ pair: Pair<ParameterModel>, in group: ParameterGroup) {
    match = group.match
    guard let old = WrittenParameter(pair.old, of: group.endpoint.old, in: match.old),
      let new = WrittenParameter(pair.new, of: group.endpoint.new, in: match.new)
    else { return nil }
    self.old = old
    self.new = new
    types = match.difference(pair)
  }

  /// The relation of the encoded values.
  var relation: Relation {
    if old.parameter.partEncoding != new.parameter.partEncoding {
      return only("it expects a part with another encoding")
    }
    switch (old.names, new.names) {
    case (.one, .one): return oneName
    case (.brackets, .brackets), (.brackets, .indexed), (.indexed, .indexed), (.keyed, .keyed),
      (.members, .members):
      return types.relation
    // The server expects the parts of an object and finds a text.
    case (.one, .keyed): return only("it expects \(new.shape.text)")
    case (.one, _), (.brackets, _), (.indexed, _), (.keyed, _), (.members, _):
      let isMissed = match.new.isRequired(new.parameter)
      return only("it looks for other names", level: isMissed ? nil : .care)
    }
  }

  /// The relation of texts under one name.
  private var oneName: Relation {
    let (was, style) = (old.listStyle, new.listStyle)
    switch (old.shape, new.shape) {
    case (.array, .array):
      return was == style
        ? types.relation : only("it expects \(style.phrase), found \(was.phrase)")
    case (.array, .scalar(.string)) where was != .repeat:
      return only("it reads the list as one string", level: .care)
    // One value is a list of one element.
    case (let shape, .array(let element)):
      let relation = match.relation(
        old.parameter.field.type.wrapped,
        element.wrapped,
        .request,
        in: .text
      )
      guard style != .repeat, relation.level == .safe, shape.isAnyText else { return relation }
      return only("a separator in the text ends an element", level: .care)
    case (.scalar, _), (.array, _), (.dictionary, _), (.structure, _), (.enumeration, _),
      (.union, _):
      return types.relation
    }
  }

  private func only(_ reason: String, level: Level? = nil) -> Relation {
    Relation([Direction.request.difference(.neither, reason, level: level)])
  }
}

extension WireShape {
  /// Whether its texts may contain separators.
  fileprivate var isAnyText: Bool {
    switch self {
    case .scalar(.string), .scalar(.url), .scalar(.json): true
    default: false
    }
  }
}

extension ParameterStyle {
  fileprivate var phrase: String {
    switch self {
    case .repeat: "one item for each element"
    case .comma: "commas between elements"
    case .space: "spaces between elements"
    case .pipe: "bars between elements"
    case .brackets, .indexed, .deepObject, .flat, .json: "another style"
    }
  }
}

/// A parameter as an endpoint of one version encodes it.
struct WrittenParameter {
  /// The form of the names of an encoded value.
  enum Names {
    /// `a`, for one or several values.
    case one
    /// `a[]`
    case brackets
    /// `a[0]`
    case indexed
    /// `a[b]`
    case keyed
    /// `b`
    case members
  }

  let parameter: ParameterModel
  let shape: WireShape
  /// Whether arrays and objects have styles: in a query or a form.
  private let hasStyles: Bool
  /// Whether an array contains objects or arrays.
  private let holdsParts: Bool
  private let type: TypeReference

  /// Nil if the spec lacks the type.
  init?(_ parameter: ParameterModel, of endpoint: EndpointModel, in side: Side) {
    guard let shape = side.shape(of: parameter.field.type) else { return nil }
    self.parameter = parameter
    self.shape = shape
    type = side.resolved(parameter.field.type).wrapped
    let isInForm = parameter.location == .body && endpoint.body?.encoding == .form
    hasStyles = [.query, .cookie].contains(parameter.location) || isInForm
    holdsParts =
      if case .array(let element) = shape { side.hasNames(element) } else { false }
  }

  /// The style of an array. Headers and paths use commas.
  var listStyle: ParameterStyle { hasStyles ? parameter.arrayStyle : .comma }

  var names: Names {
    switch shape {
    case .array:
      switch listStyle {
      case .brackets: return .brackets
      case .indexed: return .indexed
      case .deepObject: return holdsParts ? .indexed : .brackets
      case .repeat, .comma, .space, .pipe, .flat, .json: return .one
      }
    case .dictionary, .structure:
      guard hasStyles else { return .one }
      switch parameter.objectStyle {
      case .json: return .one
      case .flat: return .members
      case .repeat, .comma, .space, .pipe, .brackets, .indexed, .deepObject: return .keyed
      }
    case .scalar, .enumeration, .union: return .one
    }
  }

  /// The encoding for reports: `comma`, `a part of json`.
  var text: String {
    var facts: [String] = []
    if let encoding = parameter.partEncoding { facts.append("a part of \(encoding)") }
    if parameter.location != .body {
      if parameter.field.wire == .number { facts.append("a number") }
      if case .scalar(.date) = type.element { facts.append(type.element.text) }
    }
    if let style { facts.append(style.rawValue) }
    return facts.isEmpty ? "usual" : facts.joined(separator: ", ")
  }

  private var style: ParameterStyle? {
    guard hasStyles else { return nil }
    switch shape {
    case .array: return parameter.arrayStyle
    case .dictionary, .structure: return parameter.objectStyle
    case .scalar, .enumeration, .union: return nil
    }
  }
}

extension Side {
  /// Whether the names of a value in the style `deepObject` have further brackets: `a[b]=1`.
  fileprivate func hasNames(_ type: TypeReference) -> Bool {
    switch shape(of: type.wrapped) {
    case .array, .dictionary, .structure: true
    case .scalar, .enumeration, .union, nil: false
    }
  }
}

extension TypeReference {
  /// The innermost element of arrays and optionals.
  fileprivate var element: TypeReference {
    switch self {
    case .array(let inner), .optional(let inner): inner.element
    case .scalar, .named, .dictionary: self
    }
  }
}
