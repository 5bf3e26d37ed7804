import EndpointJSON
import EndpointSpec

/// What travels for a type that is written as one scalar.
enum WireValues {
  /// Any value of the scalar.
  case scalar(Scalar)
  /// Those that an enum lists.
  case listed(Set<JSONValue>, Scalar)
}

extension Match {
  /// What travels for a scalar, an identifier or an enum; nil for what is no scalar on the wire.
  func values(of type: TypeReference, in side: Side) -> WireValues? {
    switch type {
    case .scalar(let scalar): return .scalar(scalar)
    case .named(let name):
      switch side.model.type(named: name)?.form {
      case .identifier(let scalar): return .scalar(scalar)
      case .external(let external): return .scalar(external.wire)
      case .enumeration(let enumeration):
        let scalar: Scalar = enumeration.rawType == .int ? .int : .string
        return .listed(Set(enumeration.cases.map(\.value)), scalar)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Scalar {
  /// How the values of another scalar stand to those of this one.
  func relation(to new: Scalar) -> TypeRelation {
    if self == new { return .same }
    switch (self, new) {
    case (.date, .date): return .reformatted
    case (_, .json): return .widened
    case (.json, _): return .narrowed
    case (.int, .int64), (.int64, .int), (.double, .decimal), (.decimal, .double):
      return .equalOnWire
    default: break
    }
    if isText && new == .string || isNumber && new.isNumber && size < new.size { return .widened }
    if self == .string && new.isText || isNumber && new.isNumber && new.size < size {
      return .narrowed
    }
    return .changed
  }

  /// Whether it is a string on the wire, of some form.
  private var isText: Bool {
    switch self {
    case .day, .url, .uuid, .data, .date(.rfc3339), .date(.rfc1123), .date(.pattern): true
    default: false
    }
  }

  private var isNumber: Bool { size > 0 }

  /// The larger, the more numbers it holds.
  private var size: Int {
    switch self {
    case .int32: 1
    case .int, .int64: 2
    case .double, .decimal: 3
    default: 0
    }
  }
}
