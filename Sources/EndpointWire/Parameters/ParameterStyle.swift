/// How an array or an object is serialized in a query or a form.
public enum ParameterStyle: String, Hashable, Sendable {
  /// `a=1&a=2`. The default of arrays.
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
  /// `a[b]=1`. The default of objects. An array is `a[]=1`, and `a[0][b]=1` if it contains objects or arrays.
  case deepObject
  /// `b=1`: the property names of the object.
  case flat
  /// `a={"b":1}`.
  case json

  /// The separator of the elements of an array in one value.
  package var separator: String? {
    switch self {
    case .comma: ","
    case .space: " "
    case .pipe: "|"
    case .repeat, .brackets, .indexed, .deepObject, .flat, .json: nil
    }
  }
}
