import EndpointSpec

/// The way to a type that is defined in place: what it belongs to, and the keys from there.
///
/// The name of the type follows from its way alone.
struct NameWay: Hashable {
  enum Root: Hashable {
    /// A component, by its shape.
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
    /// A parameter or a response among the components, by its name.
    case shared(String)
    /// A response header of the whole API: each has one type there.
    case header(String)
    /// A schema of failures, by its number. All failures are cases of one enum, so that equal schemas are one type.
    case failure(Int)
  }

  let root: Root
  var keys: [String] = []
  /// Whether it leads to a whole body.
  var isBody = false

  /// The way to a parameter or a response among the components.
  static func shared(_ name: String, isBody: Bool = false) -> NameWay {
    NameWay(root: .shared(name), keys: [name], isBody: isBody)
  }

  func adding(_ key: String) -> NameWay { NameWay(root: root, keys: keys + [key]) }

  /// The way with another key in the place of the last one, but behind the name of a component.
  func replacingKey(with key: String) -> NameWay {
    let keepsLast = isNamed && keys.count == 1
    return NameWay(root: root, keys: (keepsLast ? keys : keys.dropLast()) + [key])
  }

  /// The way to an element of what is here.
  var element: NameWay {
    guard let last = keys.last, !isBody else { return adding("item") }
    return replacingLast(with: SwiftNaming.singular(of: last))
  }

  private func replacingLast(with key: String) -> NameWay {
    NameWay(root: root, keys: keys.dropLast() + [key])
  }

  /// Whether the first key is the name of its root.
  private var isNamed: Bool {
    if case .shared = root { true } else { false }
  }
}
