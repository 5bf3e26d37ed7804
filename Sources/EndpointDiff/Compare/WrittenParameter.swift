import EndpointSpec

/// A parameter as an endpoint of one version writes it.
struct WrittenParameter {
  /// The names under which a value is written.
  enum Names {
    /// `a`: one text, or several.
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
  let shape: Shape
  /// Whether arrays and objects have styles, as they have in a query and in a form.
  private let hasStyles: Bool
  private let type: TypeReference

  /// Nil if the spec has no such type.
  init?(_ parameter: ParameterModel, of endpoint: EndpointModel, in side: Side) {
    guard let shape = side.shape(of: parameter.field.type) else { return nil }
    self.parameter = parameter
    self.shape = shape
    type = side.resolved(parameter.field.type).wrapped
    let isInForm = parameter.location == .body && endpoint.body?.encoding == .form
    hasStyles = parameter.location == .query || isInForm
  }

  /// The style of an array: headers, cookies and paths have commas between elements.
  var listStyle: ParameterStyle { hasStyles ? parameter.arrayStyle : .comma }

  var names: Names {
    switch shape {
    case .array:
      switch listStyle {
      case .brackets: return .brackets
      case .indexed: return .indexed
      default: return .one
      }
    case .dictionary, .structure:
      guard hasStyles else { return .one }
      switch parameter.objectStyle {
      case .json: return .one
      case .flat: return .members
      default: return .keyed
      }
    case .scalar, .enumeration, .union: return .one
    }
  }

  /// How reports call the way in which the values are written: `comma`, `a part of json`.
  var text: String {
    var facts: [String] = []
    if let encoding = parameter.partEncoding { facts.append("a part of \(encoding)") }
    if parameter.location != .body {
      if parameter.field.wire == .number { facts.append("a number") }
      if case .scalar(.date) = type.element { facts.append(type.element.specText) }
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

extension TypeReference {
  /// What an array or an optional holds.
  fileprivate var element: TypeReference {
    switch self {
    case .array(let inner), .optional(let inner): inner.element
    default: self
    }
  }
}
