import EndpointSpec

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
  let shape: Shape
  /// Whether arrays and objects have styles: in a query or a form.
  private let hasStyles: Bool
  private let type: TypeReference

  /// Nil if the spec lacks the type.
  init?(_ parameter: ParameterModel, of endpoint: EndpointModel, in side: Side) {
    guard let shape = side.shape(of: parameter.field.type) else { return nil }
    self.parameter = parameter
    self.shape = shape
    type = side.resolved(parameter.field.type).wrapped
    let isInForm = parameter.location == .body && endpoint.body?.encoding == .form
    hasStyles = parameter.location == .query || isInForm
  }

  /// The style of an array. Headers, cookies and paths use commas.
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

extension TypeReference {
  /// The innermost element of arrays and optionals.
  fileprivate var element: TypeReference {
    switch self {
    case .array(let inner), .optional(let inner): inner.element
    default: self
    }
  }
}
