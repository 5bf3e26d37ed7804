import EndpointSpec

/// The path to an inline type: its root, and the keys from there.
///
/// The name of the type depends only on its path.
struct NameWay: Hashable {
  enum Root: Hashable {
    /// A component, by the index of its shape.
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
    /// A shared parameter or response, by name.
    case shared(String)
    /// A response header of the API. Each has one type.
    case header(String)
    /// A failure schema, by number. All failures are cases of one enum, so that equal schemas share a type.
    case failure(Int)
  }

  let root: Root
  var keys: [String] = []
  /// Whether the path leads to a whole body.
  var isBody = false

  /// The path to a shared parameter or response.
  static func shared(_ name: String, isBody: Bool = false) -> NameWay {
    NameWay(root: .shared(name), keys: [name], isBody: isBody)
  }

  func adding(_ key: String) -> NameWay { NameWay(root: root, keys: keys + [key]) }

  /// The path with the last key replaced. The name of a shared component is not replaced.
  func replacingKey(with key: String) -> NameWay {
    let keepsLast = isNamed && keys.count == 1
    return NameWay(root: root, keys: (keepsLast ? keys : keys.dropLast()) + [key])
  }

  /// The path to an element of an array.
  var element: NameWay {
    guard let last = keys.last, !isBody else { return adding("item") }
    return replacingLast(with: SwiftNaming.singular(of: last))
  }

  private func replacingLast(with key: String) -> NameWay {
    NameWay(root: root, keys: keys.dropLast() + [key])
  }

  /// Whether the first key is the name of the root.
  private var isNamed: Bool {
    if case .shared = root { true } else { false }
  }
}
