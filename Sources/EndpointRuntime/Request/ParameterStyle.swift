/// How an array or an object travels in a query or in a form.
public enum ParameterStyle: Hashable, Sendable {
  /// `a=1&a=2`; what arrays do unless told otherwise.
  case `repeat`
  /// `a=1,2`.
  case comma
  /// `a=1%202`.
  case space
  /// `a=1%7C2`.
  case pipe
  /// `a[]=1&a[]=2`.
  case brackets
  /// `a[0]=1&a[1]=2`.
  case indexed
  /// `a[b]=1`; what objects do unless told otherwise.
  case deepObject
  /// `b=1`: the object's own names.
  case flat
  /// `a={"b":1}`.
  case json

  /// What joins the elements of an array that travels as one value, as it stands in a URL.
  var separator: String? {
    switch self {
    case .comma: ","
    case .space: "%20"
    case .pipe: "%7C"
    default: nil
    }
  }
}
