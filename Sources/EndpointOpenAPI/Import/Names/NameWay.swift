import EndpointSpec

/// The way to a type that is defined where it is used: the owner, and the keys from there.
struct NameWay: Hashable {
  enum Root: Hashable {
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
    case text(String)
  }

  let root: Root
  var keys: [String]

  func adding(_ key: String) -> NameWay {
    NameWay(root: root, keys: keys + [key])
  }

  /// The way to an element of what is here.
  var element: NameWay {
    guard let last = keys.last else { return adding("item") }
    let singular = SwiftNaming.singular(of: last)
    return NameWay(root: root, keys: keys.dropLast() + [singular])
  }

  /// Whether it leads to the body of a failure.
  var isFailure: Bool {
    guard case .endpoint = root, keys.count == 1 else { return false }
    return keys[0] == "failure" || StatusNames.isFailure(keys[0])
  }
}
